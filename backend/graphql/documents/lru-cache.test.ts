import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

test('removes the least recently used entry when it is full', () => {
  const cache = new LruCache<number>(30);
  cache.set('a', 1, 10);
  cache.set('b', 2, 10);
  cache.set('c', 3, 10);
  expect(cache.get('a')).toBe(1);
  cache.set('d', 4, 15);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([1, undefined, undefined, 4]);
});

test('counts a replaced entry once', () => {
  const cache = new LruCache<number>(30);
  cache.set('a', 1, 10);
  for (let value = 0; value < 5; value++) cache.set('b', value, 20);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 4]);
});

test('does not store an entry that is too large', () => {
  const cache = new LruCache<number>(30);
  cache.set('a', 1, 40);
  cache.set('b', 2, 10);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
});

test('a deleted entry leaves its space to others', () => {
  const cache = new LruCache<number>(30);
  cache.set('a', 1, 10);
  cache.set('b', 2, 20);
  cache.delete('b');
  cache.set('c', 3, 20);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});
