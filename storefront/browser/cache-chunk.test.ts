import { expect, test, vi } from 'vitest';
import { cacheChunk } from './cache-chunk.ts';

test('loads once and then reads without waiting', async () => {
  const load = vi.fn(async () => 'part');
  const chunk = cacheChunk(load);
  expect(await chunk()).toBe('part');
  expect(chunk()).toMatchObject({ status: 'fulfilled', value: 'part' });
  expect(load).toHaveBeenCalledOnce();
});

test('retries a failed load', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('No network.'));
  const chunk = cacheChunk(load);
  await expect(chunk()).rejects.toThrow('No network.');
  expect(await chunk()).toBe('part');
});

test('caches one chunk per key', async () => {
  const load = vi.fn(async (locale: string) => `part in ${locale}`);
  const chunk = cacheChunk(load);
  expect([await chunk('sv'), await chunk('fi'), await chunk('sv')]).toEqual([
    'part in sv',
    'part in fi',
    'part in sv',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});
