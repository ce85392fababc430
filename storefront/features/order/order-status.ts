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

/** The API declares `status` as a string. A state that the contract does not list is a bug, so it is not hidden. */
function readOrderState(status: string): OrderState {
  if (!isOrderState(status)) throw new Error(`Unknown order state "${status}".`);
  return status;
}
