import { expect, test, vi } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const queue = { maxLength: 3, createError: () => new Error('full') };

function startTasks(count: number, runWhenFree = limitConcurrency(2, queue)) {
  const state = { running: 0, maxRunning: 0 };
  const task = async (index: number) => {
    state.maxRunning = Math.max(state.maxRunning, ++state.running);
    await new Promise(setImmediate);
    state.running--;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const results = Array.from({ length: count }, (_, index) => runWhenFree(() => task(index)));
  return { state, runWhenFree, results };
}

test('Runs a limited number of tasks concurrently, and the waiting ones in order', async () => {
  const { state, results } = startTasks(5);
  const settled = await Promise.allSettled(results);
  expect(settled.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(state.maxRunning).toBe(2);
});

test('Rejects tasks while the queue is full, and accepts them again afterwards', async () => {
  const { runWhenFree, results } = startTasks(7);
  const settled = await Promise.allSettled(results);
  // The first error is that of the task that fails.
  const errors = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])).slice(1);
  expect(errors).toMatchObject([{ message: 'full' }, { message: 'full' }]);
  expect(await runWhenFree(async () => 'done')).toBe('done');
});

test('Without a queue length all tasks wait', async () => {
  const { state, results } = startTasks(20, limitConcurrency(2));
  const settled = await Promise.allSettled(results);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  expect(state.maxRunning).toBe(2);
});

test('Rejects a task that has waited too long, and starts the next one in its turn', async () => {
  vi.useFakeTimers();
  try {
    const runWhenFree = limitConcurrency(1, { ...queue, maxWaitMs: 1000 });
    const { promise: released, resolve: release } = Promise.withResolvers<string>();
    const first = runWhenFree(() => released);
    const late = expect(runWhenFree(async () => 'late')).rejects.toThrow('full');
    await vi.advanceTimersByTimeAsync(600);
    const next = runWhenFree(async () => 'next');
    await vi.advanceTimersByTimeAsync(500);
    await late;
    release('first');
    expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  } finally {
    vi.useRealTimers();
  }
});

test('Starts background tasks after all others, however many and late they are', async () => {
  const runWhenFree = limitConcurrency(1, { ...queue, maxLength: 1 });
  const order: string[] = [];
  const run = (name: string, isInBackground: boolean) =>
    runWhenFree(async () => void order.push(name), { isInBackground });
  await Promise.all([
    run('first', false),
    ...['background 1', 'background 2', 'background 3'].map((name) => run(name, true)),
    run('second', false),
  ]);
  expect(order).toEqual(['first', 'second', 'background 1', 'background 2', 'background 3']);
});

test('Starts tasks of different groups alternately, each group in order', async () => {
  const runWhenFree = limitConcurrency(1, { ...queue, maxLength: 10 });
  const order: string[] = [];
  const run = (name: string, group: string) => runWhenFree(async () => void order.push(name), { group });
  await Promise.all([
    run('first', 'a'),
    ...['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a')),
    run('b1', 'b'),
    run('b2', 'b'),
    run('c1', 'c'),
  ]);
  expect(order).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('Rejects a task of a group that has too many in the queue, and accepts others', async () => {
  const runWhenFree = limitConcurrency(1, { ...queue, maxLength: 5, maxLengthOfGroup: 2 });
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const run = (group?: string) => runWhenFree(() => held, { group });
  const accepted = [run('a'), run('a'), run('a'), run('b'), run()];
  await expect(run('a')).rejects.toThrow();
  accepted.push(run());
  await expect(run('c')).rejects.toThrow();
  end();
  await Promise.all(accepted);
});
