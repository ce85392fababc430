import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParameterValue, SharedData } from '../catalogue.ts';
import { type ListAnswer, type ListQuery, WHOLE_SHOP } from '../engine.ts';
import { bruteForceList } from '../postgres-engine/brute-force-list.fixture.ts';
import { type ProductRecord, productOf } from '../product-record.ts';
import { resolveScope } from '../scope.ts';
import { NOW, parameterValues, sharedData } from './invented-shop.fixture.ts';
import { MemoryEngine } from './memory-engine.ts';
import { MemoryIndex } from './memory-index.ts';
import { MemoryIndexBuilder } from './memory-index-builder.ts';
import { campaigns, type ProductSketch, productSketch, recordOf } from './random-catalogue.fixture.ts';
import { listQuery } from './random-list-query.fixture.ts';

const scopes = fc.record({
  marketId: fc.constantFrom('se', 'fi'),
  languageId: fc.constantFrom('sv-SE', 'en-GB'),
  customerGroupId: fc.constantFrom(null, 1),
});
type AskedScope = typeof scopes extends fc.Arbitrary<infer T> ? T : never;

describe('Lists from memory', () => {
  test('are what counting one by one gives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(productSketch, { maxLength: 25 }),
        campaigns,
        fc.array(fc.tuple(listQuery, scopes), { minLength: 1, maxLength: 8 }),
        async (sketches, rules, questions) => {
          const shop = shopOf(rules);
          const records = sketches.map((sketch, index) => recordOf(sketch, index + 1));
          const engine = await engineOf(shop, records);
          for (const [query, asked] of questions)
            expect(answer(engine, shop, query, asked)).toEqual(expected(records, shop, query, asked));
        },
      ),
      { numRuns: 600 },
    );
  });

  test('stay right while products come, change, change groups and go', async () => {
    const change = fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.option(productSketch)), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(productSketch, { maxLength: 15 }),
        campaigns,
        fc.array(fc.tuple(change, listQuery, scopes), { minLength: 1, maxLength: 6 }),
        async (sketches, rules, steps) => {
          const shop = shopOf(rules);
          let records = sketches.map((sketch, index) => recordOf(sketch, index + 1));
          let engine = await engineOf(shop, records);
          for (const [changes, query, asked] of steps) {
            // Lists that nothing was chosen in are remembered, and must follow too: some at once, some after several changes.
            for (const list of asked.marketId === 'se' ? unchosen : [wholeShop])
              answer(engine, shop, list, asked);
            const before = answer(engine, shop, query, asked);
            const older = { engine, records };
            ({ engine, records } = changed(engine, records, changes));
            expect(answer(engine, shop, query, asked)).toEqual(expected(records, shop, query, asked));
            for (const list of unchosen)
              expect(answer(engine, shop, list, asked)).toEqual(expected(records, shop, list, asked));
            // Whoever began with the older version ends with it.
            expect(answer(older.engine, shop, query, asked)).toEqual(before);
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});

interface Shop {
  shared: SharedData;
  values: Map<number, ParameterValue>;
}

const wholeShop: ListQuery = { ...WHOLE_SHOP, take: 10 };
const unchosen: ListQuery[] = [
  wholeShop,
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
  for (const unit of unitsOf(records)) builder.add(unit);
  return MemoryEngine.create(new MemoryIndex(builder.build()), shared, values, NOW);
}

function unitsOf(records: ProductRecord[]): ProductRecord[][] {
  return [...Map.groupBy(records, ({ id, group }) => (group ? `g${group.id}` : id)).values()];
}

/** As the keeper does it: whole groups are replaced, those that a product leaves and those that it joins. */
function changed(
  engine: MemoryEngine,
  records: ProductRecord[],
  changes: [number, ProductSketch | null][],
): { engine: MemoryEngine; records: ProductRecord[] } {
  const next = new Map(records.map((record) => [record.id, record]));
  const groups = new Set<number>();
  const touched = new Set<number>();
  for (const [id, sketch] of changes) {
    touched.add(id);
    const [before, after] = [next.get(id), sketch && recordOf(sketch, id)];
    for (const record of [before, after]) if (record?.group) groups.add(record.group.id);
    if (after) next.set(id, after);
    else next.delete(id);
  }
  for (const record of [...records, ...next.values()])
    if (record.group && groups.has(record.group.id)) touched.add(record.id);
  const all = [...next.values()].sort((a, b) => a.id - b.id);
  const units = unitsOf(all.filter(({ id }) => touched.has(id)));
  return { engine: engine.changed(touched, units, NOW), records: all };
}

function answer(engine: MemoryEngine, shop: Shop, query: ListQuery, asked: AskedScope): ListAnswer {
  return engine.list(scopeOf(engine, shop, asked), query);
}

function expected(records: ProductRecord[], shop: Shop, query: ListQuery, asked: AskedScope): ListAnswer {
  const products = records.flatMap((record) => productOf(record, shop.shared, shop.values) ?? []);
  return bruteForceList(products, shop.values, scopeOf(null, shop, asked), query);
}

function scopeOf(engine: MemoryEngine | null, { shared }: Shop, { customerGroupId, ...asked }: AskedScope) {
  // The reference asks nothing of an engine.
  const catalogue = { ...shared, engine: engine as MemoryEngine };
  return resolveScope(catalogue, asked, {
    marketInPath: false,
    now: NOW,
    day: '2026-11-15',
    customerGroupId,
  });
}
