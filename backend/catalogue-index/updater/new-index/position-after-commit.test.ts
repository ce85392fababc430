import { expect, test } from 'vitest';
import { positionAfterCommit } from './position-after-commit.ts';

test('a transaction that is the only one running becomes part of the position', () => {
  expect(positionAfterCommit('700:700:', 700)).toBe('701:701:');
  expect(positionAfterCommit('700:705:700', 700)).toBe('705:705:');
});

test('other transactions that were running stay outside the position', () => {
  expect(positionAfterCommit('695:705:695,700,702', 700)).toBe('695:705:695,702');
  expect(positionAfterCommit('700:705:702', 700)).toBe('702:705:702');
});

test('transactions between the position and a later one are not part of it', () => {
  expect(positionAfterCommit('698:698:', 700)).toBe('698:701:698,699');
  expect(positionAfterCommit('690:698:690', 700)).toBe('690:701:690,698,699');
});
