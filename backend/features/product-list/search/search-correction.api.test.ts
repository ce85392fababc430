import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type StartedBackend,
  startBackend,
} from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { openDemoShop, type TestShop } from '../../../../tests/api/test-shop.ts';

/** The shop with the memory engine, and one with the PostgreSQL engine. */
let shop: TestShop;
let postgresBackend: StartedBackend;

beforeAll(async () => {
  shop = await openDemoShop();
  postgresBackend = await startBackend(shop.databaseUrl, { CATALOGUE_ENGINE: 'postgres' });
});
afterAll(async () => {
  await postgresBackend?.close();
  await shop.close();
});

interface CorrectedList {
  count: number;
  isWeakMatch: boolean;
  searchCorrection: string | null;
}

/** The same from both engines. */
async function search(filter: object, languageId = 'sv-SE'): Promise<CorrectedList> {
  const document = `query ($filter: FilterInputType, $languageId: String) {
    products(filter: $filter, languageId: $languageId) { count isWeakMatch searchCorrection }
  }`;
  const variables = { filter, languageId };
  const [inMemory, inDatabase] = [
    await shop.query(document, variables),
    await postgresBackend.query(document, variables),
  ];
  expect(inMemory.errors).toBeUndefined();
  const { isWeakMatch, searchCorrection } = inMemory.data.products;
  expect(inDatabase.data.products).toMatchObject({ isWeakMatch, searchCorrection });
  return inMemory.data.products;
}

test.each([
  ['sv-SE', 'gösta berlign', 'Gösta Berlings saga'],
  ['sv-SE', 'selma lagerlöff', 'Selma Lagerlöf'],
  ['sv-SE', 'tove jansson qwqwqwqw', 'Tove Jansson'],
  ['sv-SE', 'trollvinnter jannson', 'Trollvinter Jansson'],
  ['da-DK', 'froeken smila', 'Frøken Smillas fornemmelse for sne'],
  ['fi-FI', 'seitseman velejsta', 'Seitsemän veljestä'],
])('in %s: %s has the correction %s, which matches', async (languageId, searchText, correction) => {
  const { isWeakMatch, searchCorrection } = await search({ searchText }, languageId);
  expect({ isWeakMatch, searchCorrection }).toEqual({ isWeakMatch: true, searchCorrection: correction });
  const corrected = await search({ searchText: searchCorrection }, languageId);
  expect(corrected).toMatchObject({ isWeakMatch: false, searchCorrection: null });
  expect(corrected.count).toBeGreaterThan(0);
});

test('a loose correction is offered when nothing is found', async () => {
  const list = await search({ searchText: 'jnsen' });
  expect(list).toMatchObject({ count: 0, isWeakMatch: true });
});

test.each(['selma lagerlöf', 'lagerlof', 'trollv', 'gosta berlings', 'deckare'])(
  '%s matches',
  async (searchText) => {
    expect(await search({ searchText })).toMatchObject({ isWeakMatch: false, searchCorrection: null });
  },
);

test('an unknown word has no correction', async () => {
  expect(await search({ searchText: 'xyzzyqwertz' })).toEqual({
    count: 0,
    isWeakMatch: true,
    searchCorrection: null,
  });
});

test('filters do not change the match, and lists without a search have none', async () => {
  const [id] = (await shop.query('{ products(take: 1) { products { productId } } }')).data.products.products;
  for (const filter of [
    { searchText: 'selma lagerlöf', facets: ['c_999999'] },
    { searchText: 'qwqwqwqw', productIds: [id.productId] },
    { facets: ['c_999999'] },
    {},
  ])
    expect(await search(filter)).toMatchObject({ isWeakMatch: false, searchCorrection: null });
});
