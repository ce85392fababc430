import {
  isOrderState,
  ORDER_STATE_FACTS,
  type OrderState,
  type OrderStatus,
} from '#contract/order/order-states.ts';

export function statusOf(status: string): OrderStatus {
  return ORDER_STATE_FACTS[readOrderState(status)].status;
}

export function isInProgress(status: string): boolean {
  return !ORDER_STATE_FACTS[readOrderState(status)].isFinished;
}

/**
 * The API declares `status` as a string, and a newer backend may send a state that this build does not know. One such
 * order must not break the customer's list: it counts as on hold, and the error is logged.
 */
function readOrderState(status: string): OrderState {
  if (isOrderState(status)) return status;
  console.error(`Unknown order state "${status}".`);
  return 'on-hold';
}
