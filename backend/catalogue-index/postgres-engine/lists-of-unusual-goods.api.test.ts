import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCase, engineCases } from '../engine-cases.fixture.ts';
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
const day = 24 * 60 * 60 * 1000;

function both({ market, language, customerGroupId, days, query }: EngineCase) {
  const now = Date.now() + 1000 + days * day;
  const scope = shop.scope({ market, language, customerGroupId, now });
  return {
    answer: shop.engine.list(scope, query),
    expected: bruteForceList(shop.products, shop.parameterValues, scope, query),
  };
}

test.each(unsearched)('What the database answers is what the rules say: $name', async (one) => {
  const { answer, expected } = both(one);
  expect(await answer).toEqual(expected);
});

test('Nearly all cases find something, and most of them facets too', async () => {
  const answers = unsearched.map((one) => both(one).expected);
  expect(answers.filter(({ count }) => count > 0).length).toBeGreaterThan(answers.length * 0.8);
  expect(answers.filter(({ filters }) => (filters?.groups.length ?? 0) > 5).length).toBeGreaterThan(
    answers.length * 0.6,
  );
});
