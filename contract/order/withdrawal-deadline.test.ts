import { expect, test } from 'vitest';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

test.each([
  ['2026-11-18T10:00:00Z', '2026-12-02'],
  // After midnight in the shop.
  ['2026-11-18T23:30:00Z', '2026-12-03'],
  // Clocks change within the 14 days.
  ['2026-10-19T22:30:00Z', '2026-11-03'],
  ['2027-03-20T23:30:00Z', '2027-04-04'],
])('a statement of %s is settled by %s', (receivedAt, day) => {
  expect(withdrawalDeadline(new Date(receivedAt))).toBe(day);
});
