import type { OrderState } from '#contract/order-states.ts';

/** The state of a new order. Its payment is authorized or captured. */
export const FIRST_ORDER_STATE: OrderState = 'pending';

/** For each state, the states that may follow it. */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  pending: [
    'pending-payment',
    'backorder',
    'partial',
    'inactive',
    'on-hold',
    'cancelled',
    'out-of-stock',
    'completed',
    'refunded',
  ],
  'pending-payment': ['pending', 'on-hold', 'cancelled', 'refunded'],
  backorder: ['pending', 'partial', 'on-hold', 'cancelled', 'out-of-stock', 'completed', 'refunded'],
  partial: ['backorder', 'on-hold', 'completed', 'refunded'],
  inactive: ['pending', 'on-hold', 'cancelled', 'refunded'],
  'on-hold': [
    'pending',
    'pending-payment',
    'backorder',
    'partial',
    'cancelled',
    'out-of-stock',
    'completed',
    'refunded',
  ],
  completed: ['refunded'],
  cancelled: [],
  'out-of-stock': [],
  refunded: [],
};

export function canBecome(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** In these states the stock has been returned and the customer has the money back. */
export function endsWithoutDelivery(state: OrderState): boolean {
  return state === 'cancelled' || state === 'out-of-stock';
}
