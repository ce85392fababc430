import { expect, test } from 'vitest';
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, statesBefore } from './payment-states.ts';

test('every state but the first can be reached', () => {
  for (const state of PAYMENT_STATES)
    expect([state, state === 'starting' || statesBefore(state).length > 0]).toEqual([state, true]);
});

test('captured and void payments are final: captured money is returned by a refund only', () => {
  expect(PAYMENT_TRANSITIONS.captured).toEqual([]);
  expect(PAYMENT_TRANSITIONS.void).toEqual([]);
});
