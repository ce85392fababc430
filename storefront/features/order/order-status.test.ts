import { expect, test } from 'vitest';
import { isInProgress, statusOf } from './order-status.ts';

test.each([
  ['pending', 'received', true],
  ['pending-payment', 'received', true],
  ['backorder', 'received', true],
  ['partial', 'processing', true],
  ['inactive', 'processing', true],
  ['on-hold', 'processing', true],
  ['cancelled', 'cancelled', false],
  ['out-of-stock', 'cancelled', false],
  ['completed', 'completed', false],
  ['refunded', 'completed', false],
  ['something-new', 'processing', true],
])('%s is told as %s', (state, status, isOpen) => {
  expect(statusOf(state)).toBe(status);
  expect(isInProgress(state)).toBe(isOpen);
});
