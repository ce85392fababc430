import { expect, test, vi } from 'vitest';
import { ORDER_STATES } from '#contract/order/order-states.ts';
import { isInProgress, statusOf } from './order-status.ts';

/** The status of each state, and whether its order is in progress. */
const expected = {
  pending: ['received', true],
  'pending-payment': ['received', true],
  backorder: ['received', true],
  partial: ['processing', true],
  inactive: ['processing', true],
  'on-hold': ['processing', true],
  cancelled: ['cancelled', false],
  'out-of-stock': ['cancelled', false],
  completed: ['completed', false],
  refunded: ['completed', false],
};

test.each(ORDER_STATES)('the state %s has its status, and is in progress or not', (state) => {
  expect([statusOf(state), isInProgress(state)]).toEqual(expected[state]);
});

test.each(['something-new', 'toString', ''])(
  'shows the unknown state "%s" as processing and logs it',
  (state) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect([statusOf(state), isInProgress(state)]).toEqual(['processing', true]);
    expect(error).toHaveBeenCalledWith(`Unknown order state "${state}".`);
    error.mockRestore();
  },
);
