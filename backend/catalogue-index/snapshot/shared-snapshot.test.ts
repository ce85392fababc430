import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryIndex } from '../memory-engine/memory-index.ts';
import { MemoryIndexBuilder } from '../memory-engine/memory-index-builder.ts';
import { productSketch, recordOf } from '../memory-engine/random-catalogue.fixture.ts';
import { parameterValues, sharedData } from '../memory-engine/sample-shop.fixture.ts';
import { openSharedSnapshot, shareSnapshot } from './shared-snapshot.ts';
import type { Snapshot } from './snapshot-file.ts';

const shop = sharedData([]);
const values = parameterValues(shop);

test('threads that change their index do not write to the shared memory', () => {
  const products = fc.array(productSketch, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(products, products, (built, changed) => {
      const builder = new MemoryIndexBuilder(shop, values, built.length);
      for (const [index, sketch] of built.entries())
        builder.add([recordOf({ ...sketch, groupId: null }, index + 1)]);
      const data = builder.build();
      const shared = shareSnapshot({ builtAt: 1, changePosition: '1', data } as Snapshot);
      const before = Buffer.from(new Uint8Array(shared.bytes));
      const index = new MemoryIndex(openSharedSnapshot(shared).data);
      for (const [offset, sketch] of changed.entries())
        index.append([recordOf({ ...sketch, groupId: null }, offset + 1)], shop, values);
      expect(before.equals(new Uint8Array(shared.bytes))).toBe(true);
      expect(openSharedSnapshot(shared).data).toEqual(data);
    }),
    { numRuns: 60 },
  );
});
