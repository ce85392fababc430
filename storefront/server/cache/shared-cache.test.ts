import { expect, test } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

test('shares a result until it expires', async () => {
  let time = 0;
  let loads = 0;
  const cache = createSharedCache(100, () => time);
  const load = async () => ++loads;
  expect(await Promise.all([cache.load('a', load), cache.load('a', load)])).toEqual([1, 1]);
  expect(await cache.load('b', load)).toBe(2);
  time = 100;
  expect(await cache.load('a', load)).toBe(3);
});

test('does not cache a failure', async () => {
  const cache = createSharedCache(100, () => 0);
  await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.load('a', async () => 'back')).toBe('back');
});

test('does not return results from before a clear', async () => {
  const cache = createSharedCache(100, () => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.load('a', () => promise);
  cache.clear();
  const after = cache.load('a', async () => 'new');
  resolve('old');
  expect(await Promise.all([before, after, cache.load('a', async () => 'newer')])).toEqual([
    'old',
    'new',
    'new',
  ]);
});

test('evicts the oldest results', async () => {
  let loads = 0;
  const cache = createSharedCache(100, () => 0);
  const load = async () => ++loads;
  await cache.load('first', load);
  for (let index = 0; index < 500; index += 1) await cache.load(`${index}`, load);
  expect(await cache.load('499', load)).toBe(501);
  expect(await cache.load('first', load)).toBe(502);
});
