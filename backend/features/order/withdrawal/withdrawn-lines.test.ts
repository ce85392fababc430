import { expect, test } from 'vitest';
import { areSameLines, areWithin, countWithdrawn } from './withdrawn-lines.ts';

const lines = [{ quantity: 3 }, { quantity: 1 }];
const one = [{ index: 0, quantity: 1 }];
const both = [
  { index: 0, quantity: 2 },
  { index: 1, quantity: 1 },
];

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const statement = (date: number, withdrawn: typeof one | null) => ({
  lines: withdrawn,
  received_at: day(date),
});
const refund = (date: number, quantity: number | null, line_index: number | null = 0) => ({
  line_index,
  quantity,
  created_at: day(date),
});

/** A quantity for each line. */
function quantitiesOf(counted: readonly { index: number; quantity: number }[]): number[] {
  return lines.map((_, index) => counted.find((line) => line.index === index)?.quantity ?? 0);
}

test.each([
  ['no statement', [], [], [3, 1], [0, 0]],
  ['one copy', [statement(1, one)], [], [2, 1], [1, 0]],
  ['one copy twice', [statement(1, one), statement(2, one)], [], [1, 1], [2, 0]],
  ['one copy and then all that was left', [statement(1, one), statement(2, null)], [], [0, 0], [3, 1]],
  [
    'more than the order has, from before this was checked',
    [statement(1, [{ index: 0, quantity: 3 }]), statement(2, one)],
    [],
    [0, 1],
    [3, 0],
  ],
  ['a refund without a statement', [], [refund(1, 1)], [2, 1], [0, 0]],
  [
    'a refund of the delivery and one of an amount',
    [],
    [refund(1, null, null), refund(2, null)],
    [3, 1],
    [0, 0],
  ],
  ['a refund of withdrawn copies', [statement(1, both)], [refund(2, 1)], [1, 0], [1, 1]],
  ['a refund of withdrawn and of other copies', [statement(1, one)], [refund(2, 2)], [1, 1], [0, 0]],
  ['a refund before the statement', [statement(2, one)], [refund(1, 1)], [1, 1], [1, 0]],
  ['a refund before a statement about the rest', [statement(2, null)], [refund(1, 1)], [0, 0], [2, 1]],
  ['a refund of every copy', [], [refund(1, 3), refund(1, 1, 1)], [0, 0], [0, 0]],
])('counts copies after %s', (_, statements, refunds, remaining, toRefund) => {
  const counted = countWithdrawn(lines, statements, refunds);
  expect(quantitiesOf(counted.remaining)).toEqual(remaining);
  expect(quantitiesOf(counted.toRefund)).toEqual(toRefund);
});

test('a statement about everything covers what was left when it was received', () => {
  // Staff assigned the first statement later: the shop received it before the second one.
  const { byStatement } = countWithdrawn(lines, [statement(3, null), statement(1, one)], [refund(2, 2)]);
  expect(byStatement.map(quantitiesOf)).toEqual([
    [1, 1],
    [1, 0],
  ]);
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
