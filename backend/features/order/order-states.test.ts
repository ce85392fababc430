import { describe, expect, test } from 'vitest';
import { canBecome, FIRST_STATE, ORDER_STATES, ORDER_TRANSITIONS, type OrderState } from './order-states.ts';
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, statesBefore } from './payment-states.ts';

describe('The states of an order', () => {
  test('are all reached from the first', () => {
    const reached = new Set<OrderState>([FIRST_STATE]);
    for (const state of reached) for (const next of ORDER_TRANSITIONS[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  });

  test('never lead to themselves, and those that are over lead nowhere', () => {
    for (const state of ORDER_STATES) expect(canBecome(state, state)).toBe(false);
    for (const state of ['cancelled', 'out-of-stock', 'refunded'])
      for (const next of ORDER_STATES) expect(canBecome(state, next)).toBe(false);
  });

  test('let nobody cancel what was sent, nor send what was cancelled', () => {
    expect(canBecome('completed', 'cancelled')).toBe(false);
    expect(canBecome('partial', 'cancelled')).toBe(false);
    expect(canBecome('cancelled', 'completed')).toBe(false);
    expect(canBecome('toString', 'completed')).toBe(false);
  });
});

describe('The states of a payment', () => {
  test('are all reached from the first', () => {
    for (const state of PAYMENT_STATES)
      expect([state, state === 'starting' || statesBefore(state).length > 0]).toEqual([state, true]);
  });

  test('keep money that was captured for an order: it goes back as a refund only', () => {
    expect(PAYMENT_TRANSITIONS.captured).toEqual([]);
    expect(PAYMENT_TRANSITIONS.void).toEqual([]);
  });
});
