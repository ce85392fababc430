import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('What was used longest ago goes first when the memory is full', () => {
  const memory = new RecentlyUsed<number>(30);
  memory.set('a', 1, 10);
  memory.set('b', 2, 10);
  memory.set('c', 3, 10);
  expect(memory.get('a')).toBe(1);
  memory.set('d', 4, 15);
  expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual([1, undefined, undefined, 4]);
});

test('What is set again counts once', () => {
  const memory = new RecentlyUsed<number>(30);
  memory.set('a', 1, 10);
  for (let turn = 0; turn < 5; turn++) memory.set('b', turn, 20);
  expect([memory.get('a'), memory.get('b')]).toEqual([1, 4]);
});

test('What is larger than the memory is not kept, and the memory goes on', () => {
  const memory = new RecentlyUsed<number>(30);
  memory.set('a', 1, 40);
  memory.set('b', 2, 10);
  expect([memory.get('a'), memory.get('b')]).toEqual([undefined, 2]);
});
