import { expect, test } from 'vitest';
import { whenReady } from './maybe-promise.ts';

test('What is there is gone on with at once', () => {
  expect(whenReady(20, (number) => number + 1)).toBe(21);
  expect(whenReady(undefined, (nothing) => nothing ?? 'none')).toBe('none');
});

test('What is not there yet is waited for, also when it is the next step that takes its time', async () => {
  const later = whenReady(Promise.resolve(20), (number) => number + 1);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toBe(21);
  expect(await whenReady(20, (number) => Promise.resolve(number + 1))).toBe(21);
});

test('A failure reaches whoever asked', async () => {
  await expect(whenReady(Promise.reject(new Error('gone')), () => 1)).rejects.toThrow('gone');
});
