import { expect, test } from 'vitest';
import { CONTENT_PAGES } from '#contract/content-pages.ts';
import { LOCALE_CODES, type LocaleCode, pathPrefix } from '#contract/locales.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import { readPage } from '../support/read-page.ts';
import { workerShop } from '../support/worker-shop.ts';

const shopUrl = workerShop().url;
/** Links are many: they are looked at from a network of their own. */
const headers = { 'x-forwarded-for': '203.0.113.77' };
const read = (path: string) => readPage(shopUrl + path, headers);

/** Paths of this shop that a page links to, without their queries. */
function linksOn(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, ''));
}

async function contentPages(locale: LocaleCode): Promise<string[]> {
  const { html } = await read(linkTo({ locale }, 'home'));
  const footer = html.slice(html.lastIndexOf('<footer'));
  const screens = LOCALE_CODES.flatMap((code) =>
    SCREENS.flatMap((screen) => pathsOf(screen, code).map((path) => pathPrefix(code) + path)),
  );
  const isScreen = (path: string) => screens.includes(path) || screens.includes(`${path}/`);
  return [...new Set(linksOn(footer))].filter((path) => !isScreen(path));
}

test.each(LOCALE_CODES)(
  'Every page of the footer is served in its language, with one title: %s',
  async (locale) => {
    const pages = await contentPages(locale);
    expect(pages).toHaveLength(8);
    expect(pages).toContain(linkTo({ locale }, 'content', { alias: CONTENT_PAGES.terms[locale] }));
    for (const path of pages) {
      const { status, html, canonicals, alternates, robots } = await read(path);
      expect([path, status, html.match(/<h1/g)?.length]).toEqual([path, 200, 1]);
      expect(canonicals).toEqual([shopUrl + path]);
      expect(LOCALE_CODES.filter((code) => !alternates.has(code))).toEqual([]);
      expect(robots ?? 'index').not.toContain('noindex');
    }
  },
);

test.each(LOCALE_CODES)(
  'No link is dead, from the front page, forms and every page of the shop: %s',
  async (locale) => {
    const place = { locale };
    const start = [
      linkTo(place, 'home'),
      linkTo(place, 'news'),
      linkTo(place, 'create-account'),
      linkTo(place, 'sign-in'),
      linkTo(place, 'newsletter'),
      linkTo(place, 'checkout'),
      linkTo(place, 'withdrawal'),
      linkTo(place, 'cookie-settings'),
      ...(await contentPages(locale)),
    ];
    const links = new Set<string>();
    for (const path of start) for (const link of linksOn((await read(path)).html)) links.add(link);
    expect(links.size).toBeGreaterThan(60);
    const dead: string[] = [];
    for (const link of links) {
      // Searches are counted, and have pages whatever is searched for; books are in other journeys.
      if (/\/[sp]\//.test(link)) continue;
      const { status } = await read(link);
      if (status >= 400) dead.push(`${status} ${link}`);
    }
    expect(dead).toEqual([]);
  },
);
