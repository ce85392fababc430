import { expect, test } from 'vitest';
import { createPace } from './pace-work.ts';

const workMs = 6;

function work(): void {
  const end = performance.now() + workMs;
  while (performance.now() < end);
}

async function* items(count: number) {
  for (let index = 0; index < count; index++) {
    work();
    yield index;
  }
}

async function collect<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of source) collected.push(item);
  return collected;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

test('yields every item, in order', async () => {
  expect(await collect(createPace()(items(4)))).toEqual([0, 1, 2, 3]);
});

test('pauses four times as long as it works, whatever the number of iterables', async () => {
  const pace = createPace();
  const both = () => Promise.all([collect(pace(items(4))), collect(pace(items(4)))]);
  // Each of the 8 items takes its work and a pause of 4 times as long. A timer may fire a millisecond early.
  expect(await timeOf(both)).toBeGreaterThan(8 * workMs * 5 * 0.9);
});

test('does not pause for little work', async () => {
  const little = async function* () {
    yield* [1, 2, 3];
  };
  expect(await timeOf(() => collect(createPace()(little())))).toBeLessThan(workMs * 5);
});
