import { expect, test, vi } from 'vitest';
import { keptChunk } from './kept-chunk.ts';

test('is loaded once, and read without waiting from then on', async () => {
  const load = vi.fn(async () => 'part');
  const chunk = keptChunk(load);
  expect(await chunk()).toBe('part');
  expect(chunk()).toMatchObject({ status: 'fulfilled', value: 'part' });
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be loaded is asked for again', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('No network.'));
  const chunk = keptChunk(load);
  await expect(chunk()).rejects.toThrow('No network.');
  expect(await chunk()).toBe('part');
});

test('one is kept for each key', async () => {
  const load = vi.fn(async (locale: string) => `part in ${locale}`);
  const chunk = keptChunk(load);
  expect([await chunk('sv'), await chunk('fi'), await chunk('sv')]).toEqual([
    'part in sv',
    'part in fi',
    'part in sv',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});
