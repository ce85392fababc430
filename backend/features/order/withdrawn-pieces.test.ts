import { expect, test } from 'vitest';
import { areSame, isWithin, leftAfter } from './withdrawn-pieces.ts';

const bought = [{ quantity: 3 }, { quantity: 1 }];
const one = [{ place: 0, quantity: 1 }];

test.each([
  ['nothing', [], [3, 1]],
  ['one copy', [one], [2, 1]],
  ['one copy, and one more', [one, one], [1, 1]],
  ['all that was left', [one, null], []],
  ['more than there was, before that was refused', [[{ place: 0, quantity: 3 }], one], [0, 1]],
])('%s withdrawn leaves the rest', (_, statements, quantities) => {
  const left = quantities.map((quantity, place) => ({ place, quantity }));
  expect(leftAfter(bought, statements)).toEqual(left.filter(({ quantity }) => quantity > 0));
});

test('what is left may be withdrawn from, and no more', () => {
  const left = [{ place: 0, quantity: 2 }];
  expect(isWithin([{ place: 0, quantity: 2 }], left)).toBe(true);
  expect(isWithin([{ place: 0, quantity: 3 }], left)).toBe(false);
  expect(isWithin([{ place: 1, quantity: 1 }], left)).toBe(false);
});

test('the same pieces are the same statement, and all of it is another than each of it', () => {
  expect(areSame(one, [{ place: 0, quantity: 1 }])).toBe(true);
  expect(areSame(one, [{ place: 0, quantity: 2 }])).toBe(false);
  expect(areSame(one, [])).toBe(false);
  expect(areSame(null, null)).toBe(true);
  expect(areSame(null, one)).toBe(false);
});
