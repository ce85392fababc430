import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/full-run.ts';
import { type EngineCase, engineCases } from '../engine-cases.fixture.ts';
import type { Scope } from '../scope.ts';
import { bruteForceList } from './brute-force-list.fixture.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';
import { addUnusualProducts } from './unusual-products.fixture.ts';

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
  await addUnusualProducts(shop.db);
  await shop.reload();
}, 60_000);
afterAll(() => shop.close());

const casesWithoutSearch = sampleOf(
  engineCases.filter(({ query }) => query.searchText === '' || query.productIds),
  5,
);
const seededAt = Date.now();
const day = 24 * 60 * 60 * 1000;
const scopes = new Map<string, Scope>();

function scopeOf({ market, language, customerGroupId, daysFromNow }: EngineCase): Scope {
  const key = [market, language, customerGroupId, daysFromNow].join();
  const scope =
    scopes.get(key) ??
    shop.scope({ market, language, customerGroupId, now: seededAt + 60_000 + daysFromNow * day });
  scopes.set(key, scope);
  return scope;
}

const expectedLists = new Map<EngineCase, ReturnType<typeof bruteForceList>>();

function expectedList(engineCase: EngineCase) {
  const list =
    expectedLists.get(engineCase) ??
    bruteForceList(shop.products, shop.parameterValues, scopeOf(engineCase), engineCase.query);
  expectedLists.set(engineCase, list);
  return list;
}

test.each(casesWithoutSearch)('returns the list of the brute-force reference: $name', async (engineCase) => {
  expect(await shop.engine.list(scopeOf(engineCase), engineCase.query)).toEqual(expectedList(engineCase));
});

test('nearly all cases find products, and most of them facets', () => {
  const lists = casesWithoutSearch.map(expectedList);
  const withProducts = lists.filter(({ count }) => count > 0);
  const withFacets = lists.filter(({ filters }) => (filters?.groups.length ?? 0) > 5);
  expect(withProducts.length).toBeGreaterThan(lists.length * 0.8);
  expect(withFacets.length).toBeGreaterThan(lists.length * 0.6);
});
