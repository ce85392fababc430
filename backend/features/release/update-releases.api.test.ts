import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import {
  groupOf,
  queryList,
  queryListWithFacets,
} from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { updateReleases } from './update-releases.ts';

const today = Date.UTC(2030, 5, 15, 12);
const days = {
  today: '2030-06-15',
  'last-new-day': '2030-03-17',
  'too-old': '2030-03-16',
  tomorrow: '2030-06-16',
  'next-month': '2030-07',
  'this-month': '2030-06',
  'only-year': '2030',
  'next-year': '2031',
  'old-year': '1931',
  'ancient-year': '800',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    for (const [key, publication_date] of Object.entries(days))
      await addProduct(db, { key, publication_date });
    await addProduct(db, { key: 'new-goods', first_available_on: '2030-06-01' });
  });
  await updateReleases(shop.db, { now: today });
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

const namesOf = async (facet: string) => (await queryList(shop, { include: [facet] })).names.sort();

test('marks products as new for 90 days, and before as forthcoming', async () => {
  expect(await namesOf('release/new')).toEqual(['last-new-day', 'new-goods', 'this-month', 'today']);
  expect(await namesOf('release/forthcoming')).toEqual(['next-month', 'next-year', 'tomorrow']);
  expect((await queryList(shop, {}, { url: '/l/release/forthcoming' })).count).toBe(3);
});

test('is a filter with names in the language of the list', async () => {
  const list = await queryListWithFacets(shop, {}, { languageId: 'fi-FI', marketId: 'fi' });
  expect(groupOf(list, 'release').map(({ label, count }) => [label, count])).toEqual([
    ['Uutuudet', 4],
    ['Tulossa', 3],
  ]);
});

test('a month or a year counts as its first day', async () => {
  const soon = Date.UTC(2030, 11, 31);
  await updateReleases(shop.db, { now: soon });
  await shop.backend.refreshCatalogue();
  expect(await namesOf('release/forthcoming')).toEqual(['next-year']);
  await updateReleases(shop.db, { now: soon + 86_400_000 });
  await shop.backend.refreshCatalogue();
  expect(await namesOf('release/new')).toEqual(['next-year']);
  await updateReleases(shop.db, { now: today });
  await shop.backend.refreshCatalogue();
});

test('follows the calendar and changes nothing twice', async () => {
  expect(await updateReleases(shop.db, { now: today })).toBe(0);
  // `tomorrow` changes its value and its pre-order limit, which are three changes; `last-new-day` is no longer new.
  expect(await updateReleases(shop.db, { now: today + 86_400_000 })).toBe(4);
  await shop.backend.refreshCatalogue();
  expect(await namesOf('release/new')).toEqual(['new-goods', 'this-month', 'today', 'tomorrow']);
});

test('a facet by an unknown name matches no product', async () => {
  expect(await namesOf('release/old')).toEqual([]);
  expect(await namesOf('nothing/at/all')).toEqual([]);
  const names = Array.from({ length: 21 }, (_, index) => `release/${index}`);
  const { errors } = await shop.query(
    'query ($filter: FilterInputType) { products(filter: $filter) { count } }',
    { filter: { facets: names } },
  );
  expect(errors?.[0]?.message).toMatch(/20 facets by name/);
});
