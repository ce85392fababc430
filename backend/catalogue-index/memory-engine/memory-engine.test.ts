import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParameterValue, SharedData } from '../catalogue.ts';
import { type ListQuery, type ListResult, UNFILTERED_LIST_QUERY } from '../engine.ts';
import { bruteForceList } from '../postgres-engine/brute-force-list.fixture.ts';
import { type ProductRecord, productOf } from '../product-record.ts';
import { resolveScope } from '../scope.ts';
import { MemoryEngine } from './memory-engine.ts';
import { MemoryIndex } from './memory-index.ts';
import { MemoryIndexBuilder } from './memory-index-builder.ts';
import { campaigns, type ProductSketch, productSketch, recordOf } from './random-catalogue.fixture.ts';
import { listQuery } from './random-list-query.fixture.ts';
import { NOW, parameterValues, sharedData } from './sample-shop.fixture.ts';

const scopes = fc.record({
  marketId: fc.constantFrom('se', 'fi'),
  languageId: fc.constantFrom('sv-SE', 'en-GB'),
  customerGroupId: fc.constantFrom(null, 1),
});
type ScopeParams = typeof scopes extends fc.Arbitrary<infer T> ? T : never;

describe('Lists of the memory engine', () => {
  test('equal those of the brute-force reference', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(productSketch, { maxLength: 25 }),
        campaigns,
        fc.array(fc.tuple(listQuery, scopes), { minLength: 1, maxLength: 8 }),
        async (sketches, rules, queries) => {
          const shop = shopOf(rules);
          const records = sketches.map((sketch, index) => recordOf(sketch, index + 1));
          const engine = await engineOf(shop, records);
          for (const [query, params] of queries)
            expect(listOf(engine, shop, query, params)).toEqual(expectedList(records, shop, query, params));
        },
      ),
      { numRuns: 600 },
    );
  });

  test('stay correct while products are added, changed, moved between groups and removed', async () => {
    const change = fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.option(productSketch)), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(productSketch, { maxLength: 15 }),
        campaigns,
        fc.array(fc.tuple(change, listQuery, scopes, fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (sketches, rules, steps) => {
          const shop = shopOf(rules);
          let records = sketches.map((sketch, index) => recordOf(sketch, index + 1));
          let engine = await engineOf(shop, records);
          for (const [changes, query, params, updatesLists] of steps) {
            // Lists without filters are cached and must be updated too: some after each change, some after several.
            for (const list of params.marketId === 'se' ? cachedQueries : [wholeShop])
              listOf(engine, shop, list, params);
            const before = listOf(engine, shop, query, params);
            const olderEngine = engine;
            ({ engine, records } = applyChanges(engine, records, changes));
            if (updatesLists) await engine.updateLists();
            expect(listOf(engine, shop, query, params)).toEqual(expectedList(records, shop, query, params));
            for (const list of cachedQueries)
              expect(listOf(engine, shop, list, params)).toEqual(expectedList(records, shop, list, params));
            // Requests that started with the older version still get its lists.
            expect(listOf(olderEngine, shop, query, params)).toEqual(before);
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});

test('newer prices and stock replace those of a product until its row is replaced', async () => {
  const [sketch] = fc.sample(productSketch, { numRuns: 1, seed: 7 });
  if (!sketch) throw new Error('Unreachable: one sketch was requested.');
  const record = recordOf(sketch, 1);
  const engine = await engineOf(shopOf([]), [record]);
  const stockOf = (version: MemoryEngine) => version.product(1)?.skus.map(({ inStock }) => inStock);
  const before = stockOf(engine);
  const newer = engine.withNewerSkus(new Map([[1, record.skus.map((sku) => ({ ...sku, inStock: 7777 }))]]));
  expect(stockOf(newer)).toEqual(before?.map(() => 7777));
  expect(stockOf(engine)).toEqual(before);
  expect(stockOf(newer.withChanges([1], [[record]], NOW))).toEqual(before);
});

interface Shop {
  shared: SharedData;
  values: Map<number, ParameterValue>;
}

const wholeShop: ListQuery = { ...UNFILTERED_LIST_QUERY, take: 10 };
const cachedQueries: ListQuery[] = [
  { ...wholeShop, withFacets: false },
  wholeShop,
  { ...wholeShop, withFacets: false, include: ['c_2'] },
  { ...wholeShop, include: ['c_1'] },
  { ...wholeShop, include: ['c_2', 'b_1'], includeMode: 'UNION', exclude: ['k_1'] },
  { ...wholeShop, include: ['c_1', 'b_2'], includeMode: 'INTERSECT', includeCollapsed: true },
];

function shopOf(rules: Parameters<typeof sharedData>[0]): Shop {
  const shared = sharedData(rules);
  return { shared, values: parameterValues(shared) };
}

async function engineOf({ shared, values }: Shop, records: ProductRecord[]): Promise<MemoryEngine> {
  const builder = new MemoryIndexBuilder(shared, values, records.length);
  for (const group of groupsOf(records)) builder.add(group);
  return MemoryEngine.create({ index: new MemoryIndex(builder.build()), shared, values, now: NOW });
}

function groupsOf(records: ProductRecord[]): ProductRecord[][] {
  return [...Map.groupBy(records, ({ id, group }) => (group ? `g${group.id}` : id)).values()];
}

/** Like CatalogueUpdater: replaces whole groups, those that a product leaves and those that it joins. */
function applyChanges(
  engine: MemoryEngine,
  records: ProductRecord[],
  changes: [number, ProductSketch | null][],
): { engine: MemoryEngine; records: ProductRecord[] } {
  const next = new Map(records.map((record) => [record.id, record]));
  const touchedGroupIds = new Set<number>();
  const touched = new Set<number>();
  for (const [id, sketch] of changes) {
    touched.add(id);
    const [before, after] = [next.get(id), sketch && recordOf(sketch, id)];
    for (const record of [before, after]) if (record?.group) touchedGroupIds.add(record.group.id);
    if (after) next.set(id, after);
    else next.delete(id);
  }
  for (const record of [...records, ...next.values()])
    if (record.group && touchedGroupIds.has(record.group.id)) touched.add(record.id);
  const all = [...next.values()].sort((a, b) => a.id - b.id);
  const groups = groupsOf(all.filter(({ id }) => touched.has(id)));
  return { engine: engine.withChanges(touched, groups, NOW), records: all };
}

function listOf(engine: MemoryEngine, shop: Shop, query: ListQuery, params: ScopeParams): ListResult {
  return engine.list(scopeOf(engine, shop, params), query);
}

function expectedList(
  records: ProductRecord[],
  shop: Shop,
  query: ListQuery,
  params: ScopeParams,
): ListResult {
  const products = records.flatMap((record) => productOf(record, shop.shared, shop.values) ?? []);
  return bruteForceList(products, shop.values, scopeOf(null, shop, params), query);
}

function scopeOf(
  engine: MemoryEngine | null,
  { shared }: Shop,
  { customerGroupId, ...scopeArguments }: ScopeParams,
) {
  // The reference does not use an engine.
  const catalogue = { ...shared, engine: engine as MemoryEngine };
  return resolveScope(catalogue, scopeArguments, {
    marketInPath: false,
    shopUrl: '',
    now: NOW,
    day: '2026-11-15',
    customerGroupId,
  });
}
