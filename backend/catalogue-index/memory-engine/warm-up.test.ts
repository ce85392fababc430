import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { UNFILTERED_LIST_QUERY } from '../engine.ts';
import { type Catalogue, resolveScope } from '../scope.ts';
import { MemoryEngine } from './memory-engine.ts';
import { MemoryIndex } from './memory-index.ts';
import { MemoryIndexBuilder } from './memory-index-builder.ts';
import { productSketch, recordOf } from './random-catalogue.fixture.ts';
import { NOW, parameterValues, sharedData } from './sample-shop.fixture.ts';
import { warmUp } from './warm-up.ts';

const shared = sharedData([]);
const values = parameterValues(shared);

async function createEngine(): Promise<MemoryEngine> {
  const sketches = fc.sample(productSketch, { numRuns: 20, seed: 1 });
  const builder = new MemoryIndexBuilder(shared, values, sketches.length);
  for (const [index, sketch] of sketches.entries())
    builder.add([recordOf({ ...sketch, groupId: null }, index + 1)]);
  return MemoryEngine.create({ index: new MemoryIndex(builder.build()), shared, values, now: NOW });
}

/** How often products are counted for the first visit of each category. */
function countFirstVisits(engine: MemoryEngine, marketId: string): number {
  const catalogue: Catalogue = { ...shared, engine };
  const scope = resolveScope(
    catalogue,
    { marketId, languageId: 'sv-SE' },
    { marketInPath: false, shopUrl: '', now: NOW, day: '2026-11-15', customerGroupId: null },
  );
  const count = vi.spyOn(engine.counter, 'count');
  for (const { id } of shared.categories.values())
    engine.list(scope, { ...UNFILTERED_LIST_QUERY, include: [`c_${id}`] });
  const calls = count.mock.calls.length;
  count.mockRestore();
  return calls;
}

test('the first visit of a category counts nothing in the default market, and no root category elsewhere', async () => {
  const all = shared.categories.size;
  const roots = [...shared.categories.values()].filter(({ parent }) => !parent).length;
  const cold = await createEngine();
  expect(countFirstVisits(cold, 'se')).toBe(all);
  const warm = await createEngine();
  await warmUp(warm, shared);
  expect(countFirstVisits(warm, 'se')).toBe(0);
  expect(countFirstVisits(warm, 'fi')).toBe(all - roots);
});
