import { expect, test } from 'vitest';
import { areSameLines, areWithin, remainingAfter } from './withdrawn-lines.ts';

const lines = [{ quantity: 3 }, { quantity: 1 }];
const one = [{ index: 0, quantity: 1 }];

test.each([
  ['no statement', [], [3, 1]],
  ['one copy', [one], [2, 1]],
  ['one copy twice', [one, one], [1, 1]],
  ['one copy and then all that was left', [one, null], []],
  ['more than the order has, from before this was checked', [[{ index: 0, quantity: 3 }], one], [0, 1]],
])('computes the rest after %s', (_, statements, quantities) => {
  const remaining = quantities.map((quantity, index) => ({ index, quantity }));
  expect(remainingAfter(lines, statements)).toEqual(remaining.filter(({ quantity }) => quantity > 0));
});

test('accepts what is left, and no more', () => {
  const remaining = [{ index: 0, quantity: 2 }];
  expect(areWithin([{ index: 0, quantity: 2 }], remaining)).toBe(true);
  expect(areWithin([{ index: 0, quantity: 3 }], remaining)).toBe(false);
  expect(areWithin([{ index: 1, quantity: 1 }], remaining)).toBe(false);
});

test('compares lines and quantities; "everything" equals only itself', () => {
  expect(areSameLines(one, [{ index: 0, quantity: 1 }])).toBe(true);
  expect(areSameLines(one, [{ index: 0, quantity: 2 }])).toBe(false);
  expect(areSameLines(one, [])).toBe(false);
  expect(areSameLines(null, null)).toBe(true);
  expect(areSameLines(null, one)).toBe(false);
});
