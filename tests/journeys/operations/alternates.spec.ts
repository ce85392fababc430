import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContentPage, type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { readPage } from '../support/read-page.ts';

/** A shop of its own takes its time to start on a busy machine. */
const patience = 180_000;
const fiveLanguages = ['da', 'en', 'fi', 'nb', 'sv', 'x-default'];
const thirteenPlaces = [
  ...['sv-SE', 'en-SE', 'da-DK', 'en-DK', 'nb-NO', 'en-NO', 'fi-FI', 'sv-FI', 'en-FI'],
  ...['en-DE', 'en-NL', 'en-FR', 'en', 'x-default'],
].sort();

/** The places that a page names its equals in. Each of them is a page, and names the same. */
async function namedEquals(own: string): Promise<string[]> {
  const { alternates, canonicals } = await readPage(own);
  expect(canonicals).toEqual([own]);
  expect([...alternates.values()]).toContain(own);
  for (const url of new Set(alternates.values())) {
    const other = await readPage(url);
    expect([url, other.status]).toEqual([url, 200]);
    expect([url, other.canonicals]).toEqual([url, [url]]);
    expect([url, [...other.alternates].sort()]).toEqual([url, [...alternates].sort()]);
  }
  return [...alternates.keys()];
}

/** Every page names its equals, itself among them, and each of these says the same (decisions §2). */
describe.each([
  ['the market in a cookie', {}, '', fiveLanguages],
  ['the market in the path', { MARKET_IN_PATH: 'true' }, '/se', thirteenPlaces],
])('with %s', (_, environment: Record<string, string>, start, places) => {
  let shop: EditableShop;
  beforeAll(async () => {
    shop = await startEditableShop(environment);
    await addContentPage(shop.db, { 'sv-SE': 'bara-har', 'en-GB': 'only-here' });
    await addContentPage(shop.db, { 'da-DK': 'kun-her' });
  }, patience);
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
  ])('"%s" and its equals name each other', async (path) => {
    const own = shop.url + (start + path || '/');
    expect((await namedEquals(own)).sort()).toEqual(places);
  });

  test('a campaign and the books of an author do so where they are', async () => {
    const campaigns = await (
      await fetch(`${shop.url}/sitemaps/${start ? 'se-sv' : 'sv'}/campaigns.xml`)
    ).text();
    const [, campaign = ''] = /<loc>([^<]+)<\/loc>/.exec(campaigns) ?? [];
    for (const own of [campaign, `${shop.url}${start}/l/author/selma-lagerlof`])
      expect((await namedEquals(own)).length).toBeGreaterThan(2);
  });

  test('a page that nobody wrote in a language is not named in it', async () => {
    const { alternates, html } = await readPage(`${shop.url}${start}/bara-har`);
    const languages = new Set([...alternates.keys()].map((place) => place.split('-')[0]));
    expect([...languages].sort()).toEqual(['en', 'sv', 'x']);
    expect(html).toContain('<title>bara-har – villkor – Kvarto</title>');
    for (const url of alternates.values()) expect([url, (await readPage(url)).status]).toEqual([url, 200]);
  });

  test('a page in one language alone is there for everyone else too', async () => {
    const own = `${shop.url}${start ? '/dk' : ''}/da/kun-her`;
    const { alternates } = await readPage(own);
    expect(Object.fromEntries(alternates)).toEqual({ [start ? 'da-DK' : 'da']: own, 'x-default': own });
  });

  test('a place that one can only send to is none to look around in', async () => {
    const { status, location } = await readPage(`${shop.url}/ax/nyheter?page=2`);
    expect([status, location]).toEqual(start ? [302, '/se/nyheter?page=2'] : [404, null]);
    const elsewhere = { cookie: 'kvarto-selected-market=ax' };
    const news = await readPage(`${shop.url}${start}/nyheter`, elsewhere);
    expect(news.html).toMatch(/\d\skr/);
  });

  test('the sitemaps lead to pages, content among them', async () => {
    const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    const index = locsIn(await (await fetch(`${shop.url}/sitemap.xml`)).text());
    const [place] = places === fiveLanguages ? ['sv'] : ['se-sv'];
    const lists = locsIn(await (await fetch(`${shop.url}/sitemaps/${place}/lists.xml`)).text());
    expect(lists).toContain(`${shop.url}${start}/l/author/selma-lagerlof`);
    expect((await readPage(lists[0] ?? '')).status).toBe(200);
    expect((await readPage(`${shop.url}/sitemaps/${place}/products-9.xml`)).status).toBe(404);
    const contents = index.filter((loc) => loc.endsWith('/content.xml'));
    expect(contents).toHaveLength(places.length - 1);
    const urls = (
      await Promise.all(contents.map(async (loc) => locsIn(await (await fetch(loc)).text())))
    ).flat();
    expect(urls).toContain(`${shop.url}${start}/om-oss`);
    for (const url of urls) expect([url, (await readPage(url)).status]).toEqual([url, 200]);
  });
});
