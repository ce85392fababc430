import { expect, test } from 'vitest';
import { whenAllReady, whenReady } from './maybe-promise.ts';

test('whenReady continues synchronously with a value', () => {
  expect(whenReady(20, (number) => number + 1)).toBe(21);
  expect(whenReady(undefined, (value) => value ?? 'none')).toBe('none');
});

test('whenReady awaits a promise, including one that the next step returns', async () => {
  const later = whenReady(Promise.resolve(20), (number) => number + 1);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toBe(21);
  expect(await whenReady(20, (number) => Promise.resolve(number + 1))).toBe(21);
});

test('whenReady passes on a rejection', async () => {
  await expect(whenReady(Promise.reject(new Error('gone')), () => 1)).rejects.toThrow('gone');
});

test('whenAllReady is synchronous unless one of the values is a promise', async () => {
  expect(whenAllReady([1, undefined])).toEqual([1, undefined]);
  const later = whenAllReady([1, Promise.resolve(2)]);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toEqual([1, 2]);
});
