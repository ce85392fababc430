import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('runs work one at a time, also after failures', async () => {
  const enqueue = createQueue(10);
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    enqueue(name, async () => {
      steps.push(`${name} starts`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

test('shares the result of queued work with the same key', async () => {
  const enqueue = createQueue(1);
  let made = 0;
  const work = () => enqueue('a', async () => ++made);
  expect(await Promise.all([work(), work(), work()])).toEqual([1, 1, 1]);
  expect(await work()).toBe(2);
});

test('rejects when the queue is full', async () => {
  const enqueue = createQueue(2);
  const first = [enqueue('a', async () => 'a'), enqueue('b', async () => 'b')];
  await expect(enqueue('c', async () => 'c')).rejects.toMatchObject({ status: 503 });
  expect(await Promise.all(first)).toEqual(['a', 'b']);
  expect(await enqueue('c', async () => 'c')).toBe('c');
});
