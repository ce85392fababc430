import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
  // Removes the counts of the demo data.
  await shop.db.deleteFrom('search_count').execute();
});
afterAll(() => shop.close());

const resultsPage = `query ($text: String, $take: Int, $skip: Int, $languageId: String) {
  products(filter: { searchText: $text }, take: $take, skip: $skip, languageId: $languageId) { count }
}`;

async function search(text: string, times: number, page: object = {}) {
  for (let time = 0; time < times; time++) await shop.query(resultsPage, { text, take: 24, ...page });
}

async function topSearches(languageId = 'sv-SE') {
  await shop.backend.writeSearches();
  const { data } = await shop.query(
    `query ($languageId: String) {
      getMenuAtLocation(menuLocationId: "top-searches", languageId: $languageId) { menuItems { label canonicalUrl type } }
    }`,
    { languageId },
  );
  return data.getMenuAtLocation.menuItems;
}

function countOf(term: string) {
  return shop.db
    .selectFrom('search_count')
    .select(['searches', 'without_hits'])
    .where('term', '=', term)
    .executeTakeFirst();
}

describe('Top searches', () => {
  test('are empty at first', async () => {
    expect(await topSearches()).toEqual([]);
  });

  test('are links to the most frequent searches', async () => {
    await search('selma lagerlöf', 9);
    await search('Selma Lagerlöf ', 2);
    await search('mumin', 7);
    expect(await topSearches()).toEqual([
      { label: 'selma lagerlöf', canonicalUrl: '/s/selma%20lagerl%C3%B6f', type: 'search' },
      { label: 'mumin', canonicalUrl: '/s/mumin', type: 'search' },
    ]);
  });

  test('are counted per language', async () => {
    await search('dracula', 6, { languageId: 'en-GB' });
    expect(await topSearches('en-GB')).toEqual([
      { label: 'dracula', canonicalUrl: '/en/s/dracula', type: 'search' },
    ]);
  });

  test('do not include rare searches, searches without results, suggestions and further pages', async () => {
    await search('strindberg', 4);
    await search('qqqqxxxxzzzz', 9);
    await search('strin', 9, { take: 10 });
    await search('jansson', 9, { skip: 24 });
    const labels = (await topSearches()).map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['selma lagerlöf', 'mumin']);
  });

  test('do not include an ISBN', async () => {
    const gtin = '9789100000004';
    const { sku_id } = await shop.db.selectFrom('sku').select('sku_id').executeTakeFirstOrThrow();
    await shop.db.updateTable('sku').set({ gtin }).where('sku_id', '=', sku_id).execute();
    await shop.backend.refreshCatalogue();
    await search(gtin, 9);
    const labels = (await topSearches()).map(({ label }: { label: string }) => label);
    expect(labels).not.toContain(gtin);
    expect(await countOf(gtin)).toEqual({ searches: 9, without_hits: 0 });
  });

  test('count a search that finds only similar words, and an unknown ISBN, as without results', async () => {
    await search('selma lagrelöf', 2);
    await search('978-91-0-012345-1', 3);
    await shop.backend.writeSearches();
    expect(await countOf('selma lagrelöf')).toEqual({ searches: 2, without_hits: 2 });
    expect(await countOf('9789100123451')).toEqual({ searches: 3, without_hits: 3 });
  });

  test('store day, language, term and counts only', async () => {
    const rows = await shop.db.selectFrom('search_count').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'day',
      'language_id',
      'searches',
      'term',
      'without_hits',
    ]);
  });
});
