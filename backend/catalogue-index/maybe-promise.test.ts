import { expect, test } from 'vitest';
import { whenAllReady, whenReady } from './maybe-promise.ts';

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

test('Many are there at once, or are waited for together where one is not', async () => {
  expect(whenAllReady([1, undefined])).toEqual([1, undefined]);
  const later = whenAllReady([1, Promise.resolve(2)]);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toEqual([1, 2]);
});
