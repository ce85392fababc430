import { expect, test } from 'vitest';
import { RECONNECTION, reconnectionDelay } from './subscriptions.ts';

test('retries wait 500 ms × 2ⁿ, at least a second, and at most 30 seconds before the jitter', () => {
  expect([0, 1, 2, 3, 4, 9].map((attempt) => reconnectionDelay(attempt, 0))).toEqual([
    1000, 1000, 2000, 4000, 8000, 30_000,
  ]);
  expect(reconnectionDelay(3, 1)).toBe(6000);
  expect(RECONNECTION.maxRetries).toBe(5);
});
