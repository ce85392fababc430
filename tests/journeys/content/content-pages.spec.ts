import { expect, test } from 'vitest';
import { CONTENT_PAGES } from '#contract/content/content-pages.ts';
import { pathPrefix } from '#contract/locales.ts';
import { type DemoLanguage, demoLanguages } from '#demo/languages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import { combinations } from '../support/matrix.ts';
import { readPage } from '../support/read-page.ts';
import { workerShop } from '../support/worker-shop.ts';

const shopUrl = workerShop().url;
/** Another client address, so that many requests do not reach the rate limit of other journeys. */
const headers = { 'x-forwarded-for': '203.0.113.77' };
const read = (path: string) => readPage(shopUrl + path, headers);

/** The paths of this shop that a page links to, without queries. */
function linksOn(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, ''));
}

async function contentPages(locale: DemoLanguage): Promise<string[]> {
  const { html } = await read(linkTo({ locale }, 'home'));
  const footer = html.slice(html.lastIndexOf('<footer'));
  const screens = demoLanguages.flatMap((code) =>
    SCREENS.flatMap((screen) => pathsOf(screen, code).map((path) => pathPrefix(code) + path)),
  );
  const isScreen = (path: string) => screens.includes(path) || screens.includes(`${path}/`);
  return [...new Set(linksOn(footer))].filter((path) => !isScreen(path) && !path.includes('/c/'));
}

test.each(demoLanguages)(
  'every page of the footer exists in %s, with one heading and alternates',
  async (locale) => {
    const pages = await contentPages(locale);
    expect(pages).toHaveLength(8);
    expect(pages).toContain(linkTo({ locale }, 'content', { alias: CONTENT_PAGES.terms[locale] }));
    for (const path of pages) {
      const { status, html, canonicals, alternates, robots } = await read(path);
      expect([path, status, html.match(/<h1/g)?.length]).toEqual([path, 200, 1]);
      expect(canonicals).toEqual([shopUrl + path]);
      expect(demoLanguages.filter((code) => !alternates.has(code))).toEqual([]);
      expect(robots ?? 'index').not.toContain('noindex');
    }
  },
);

test.each(combinations('links of content pages', demoLanguages))(
  'no link of the front page, the forms and the content pages is broken in %s',
  async (locale) => {
    const scope = { locale };
    const start = [
      linkTo(scope, 'home'),
      linkTo(scope, 'news'),
      linkTo(scope, 'create-account'),
      linkTo(scope, 'sign-in'),
      linkTo(scope, 'newsletter'),
      linkTo(scope, 'checkout'),
      linkTo(scope, 'withdrawal'),
      linkTo(scope, 'cookie-settings'),
      ...(await contentPages(locale)),
    ];
    const links = new Set<string>();
    for (const path of start) for (const link of linksOn((await read(path)).html)) links.add(link);
    expect(links.size).toBeGreaterThan(60);
    const broken: string[] = [];
    for (const link of links) {
      // Searches are counted and always have a page; books are covered by other journeys.
      if (/\/[sp]\//.test(link)) continue;
      const { status } = await read(link);
      if (status >= 400) broken.push(`${status} ${link}`);
    }
    expect(broken).toEqual([]);
  },
);
