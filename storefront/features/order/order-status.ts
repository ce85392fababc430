import {
  FINISHED_ORDER_STATES,
  isOrderState,
  type OrderState,
  type OrderStatus,
  STATUS_OF_ORDER_STATE,
} from '#contract/order-states.ts';

export function statusOf(status: string): OrderStatus {
  return STATUS_OF_ORDER_STATE[readOrderState(status)];
}

export function isInProgress(status: string): boolean {
  return !FINISHED_ORDER_STATES.includes(readOrderState(status));
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
