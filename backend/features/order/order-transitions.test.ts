import { expect, test } from 'vitest';
import { ORDER_STATES, type OrderState } from '#contract/order/order-states.ts';
import { canBecome, FIRST_ORDER_STATE, ORDER_STATE_RULES } from './order-transitions.ts';

test('every state can be reached from the first', () => {
  const reached = new Set<OrderState>([FIRST_ORDER_STATE]);
  for (const state of reached) for (const next of ORDER_STATE_RULES[state].next) reached.add(next);
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
});

test('no state leads to itself, and final states lead nowhere', () => {
  for (const state of ORDER_STATES) expect(canBecome(state, state)).toBe(false);
  for (const state of ['cancelled', 'out-of-stock', 'refunded'] as const)
    for (const next of ORDER_STATES) expect(canBecome(state, next)).toBe(false);
});

test('a shipped order cannot be cancelled, and a cancelled order cannot be shipped', () => {
  expect(canBecome('completed', 'cancelled')).toBe(false);
  expect(canBecome('partial', 'cancelled')).toBe(false);
  expect(canBecome('cancelled', 'completed')).toBe(false);
});
