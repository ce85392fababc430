import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContentPage, type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { readPage } from '../support/read-page.ts';

/** Starting a shop takes long on a busy machine. */
const startTimeoutMs = 180_000;
const languageAlternates = ['da', 'en', 'fi', 'nb', 'sv', 'x-default'];
const marketAlternates = [
  ...['sv-SE', 'en-SE', 'da-DK', 'en-DK', 'nb-NO', 'en-NO', 'fi-FI', 'sv-FI', 'en-FI'],
  ...['en-DE', 'en-NL', 'en', 'x-default'],
].sort();

/** The hreflang values of a page. Checks that no two are equal, and that every alternate exists and has the same alternates. */
async function checkAlternates(pageUrl: string): Promise<string[]> {
  const { alternates, alternateLinks, canonicals } = await readPage(pageUrl);
  expect(canonicals).toEqual([pageUrl]);
  expect(alternateLinks).toBe(alternates.size);
  expect([...alternates.values()]).toContain(pageUrl);
  for (const url of new Set(alternates.values())) {
    const other = await readPage(url);
    expect([url, other.status]).toEqual([url, 200]);
    expect([url, other.canonicals]).toEqual([url, [url]]);
    expect([url, [...other.alternates].sort()]).toEqual([url, [...alternates].sort()]);
  }
  return [...alternates.keys()];
}

/** Every page lists its alternates, including itself, and each of them lists the same (decisions §2). */
describe.each([
  ['the market in a cookie', {}, '', languageAlternates],
  ['the market in the path', { MARKET_IN_PATH: 'true' }, '/se', marketAlternates],
])('with %s', (_, environment: Record<string, string>, prefix, hreflangs) => {
  let shop: EditableShop;
  beforeAll(async () => {
    shop = await startEditableShop(environment);
    await addContentPage(shop.db, { 'sv-SE': 'bara-har', 'en-GB': 'only-here' });
    await addContentPage(shop.db, { 'da-DK': 'kun-her' });
  }, startTimeoutMs);
  afterAll(() => shop.stop());

  test.each([
    '',
    '/nyheter',
    '/nyheter?page=2',
    '/varumarken',
    '/c/skonlitteratur',
    '/c/skonlitteratur/klassiker',
    '/b/otava',
    '/p/skonlitteratur/klassiker/gosta-berlings-saga',
    '/om-oss',
  ])('"%s" and its alternates link to each other', async (path) => {
    expect((await checkAlternates(shop.url + (prefix + path || '/'))).sort()).toEqual(hreflangs);
  });

  test('a campaign and an author’s list link to their alternates', async () => {
    const campaigns = await (
      await fetch(`${shop.url}/sitemaps/${prefix ? 'se-sv' : 'sv'}/campaigns-0.xml`)
    ).text();
    const [, campaign = ''] = /<loc>([^<]+)<\/loc>/.exec(campaigns) ?? [];
    for (const url of [campaign, `${shop.url}${prefix}/l/author/selma-lagerlof`])
      expect((await checkAlternates(url)).length).toBeGreaterThan(2);
  });

  test('has no alternate for a language without a translation', async () => {
    const { alternates, html } = await readPage(`${shop.url}${prefix}/bara-har`);
    const languages = new Set([...alternates.keys()].map((hreflang) => hreflang.split('-')[0]));
    expect([...languages].sort()).toEqual(['en', 'sv', 'x']);
    expect(html).toContain('<title>bara-har – villkor – Kvarto</title>');
    for (const url of alternates.values()) expect([url, (await readPage(url)).status]).toEqual([url, 200]);
  });

  test('a page in one language is the default for all languages', async () => {
    const url = `${shop.url}${prefix ? '/dk' : ''}/da/kun-her`;
    const { alternates } = await readPage(url);
    expect(Object.fromEntries(alternates)).toEqual({ [prefix ? 'da-DK' : 'da']: url, 'x-default': url });
  });

  test('a closed market can be browsed, but search engines do not list it', async () => {
    const selected = { cookie: 'kvarto-selected-market=fr' };
    const pages = ['', '/news?page=2', '/c/fiction', '/about-us'].map(
      (path) => `${shop.url}${prefix && '/fr'}/en${path}`,
    );
    for (const url of pages) {
      const { status, robots, alternates } = await readPage(url, selected);
      const listed = prefix ? ['noindex', 0] : [undefined, languageAlternates.length];
      expect([url, status, robots, alternates.size]).toEqual([url, 200, ...listed]);
    }
    const { html } = await readPage(`${shop.url}${prefix}/nyheter`);
    expect(html).toContain(`<option value="fr en ${prefix && '/fr'}/en/news">`);
    expect((await readPage(`${shop.url}/sitemaps/fr-en/content-0.xml`)).status).toBe(404);
  });

  test('a ship-to-only market has no pages', async () => {
    const { status, location } = await readPage(`${shop.url}/ax/nyheter?page=2`);
    expect([status, location]).toEqual(prefix ? [302, '/se/nyheter?page=2'] : [404, null]);
    const shipToMarket = { cookie: 'kvarto-selected-market=ax' };
    const news = await readPage(`${shop.url}${prefix}/nyheter`, shipToMarket);
    expect(news.html).toMatch(/\d\skr/);
  });

  test('the sitemaps list existing pages, including content', async () => {
    const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    const index = locsIn(await (await fetch(`${shop.url}/sitemap.xml`)).text());
    const folder = prefix ? 'se-sv' : 'sv';
    const lists: string[] = [];
    for (const loc of index.filter((each) => each.includes(`/${folder}/lists-`)))
      lists.push(...locsIn(await (await fetch(loc)).text()));
    expect(lists).toContain(`${shop.url}${prefix}/l/author/selma-lagerlof`);
    expect((await readPage(lists[0] ?? '')).status).toBe(200);
    expect((await readPage(`${shop.url}/sitemaps/${folder}/products-99.xml`)).status).toBe(404);
    const contents = index.filter((loc) => /\/content-\d+\.xml$/.test(loc));
    expect(contents).toHaveLength(hreflangs.length - 1);
    const urls = (
      await Promise.all(contents.map(async (loc) => locsIn(await (await fetch(loc)).text())))
    ).flat();
    expect(urls).toContain(`${shop.url}${prefix}/om-oss`);
    for (const url of urls) expect([url, (await readPage(url)).status]).toEqual([url, 200]);
  });
});
