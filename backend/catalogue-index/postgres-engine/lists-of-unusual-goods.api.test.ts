import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCase, engineCases } from '../engine-cases.fixture.ts';
import type { Scope } from '../scope.ts';
import { bruteForceList } from './brute-force-list.fixture.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';
import { addUnusualGoods } from './unusual-goods.fixture.ts';

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
  await addUnusualGoods(shop.db);
  await shop.reload();
}, 60_000);
afterAll(() => shop.close());

const unsearched = engineCases.filter(({ query }) => query.searchText === '' || query.productIds);
const filledAt = Date.now();
const day = 24 * 60 * 60 * 1000;
const scopes = new Map<string, Scope>();

function scopeOf({ market, language, customerGroupId, days }: EngineCase): Scope {
  const key = [market, language, customerGroupId, days].join();
  const scope =
    scopes.get(key) ?? shop.scope({ market, language, customerGroupId, now: filledAt + 60_000 + days * day });
  scopes.set(key, scope);
  return scope;
}

const expected = (one: EngineCase) =>
  bruteForceList(shop.products, shop.parameterValues, scopeOf(one), one.query);

test.each(unsearched)('What the database answers is what the rules say: $name', async (one) => {
  expect(await shop.engine.list(scopeOf(one), one.query)).toEqual(expected(one));
});

test('Nearly all cases find something, and most of them facets too', () => {
  const answers = unsearched.map(expected);
  const withProducts = answers.filter(({ count }) => count > 0);
  const withFacets = answers.filter(({ filters }) => (filters?.groups.length ?? 0) > 5);
  expect(withProducts.length).toBeGreaterThan(answers.length * 0.8);
  expect(withFacets.length).toBeGreaterThan(answers.length * 0.6);
});
