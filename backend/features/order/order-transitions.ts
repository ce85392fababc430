import type { OrderState } from '#contract/order/order-states.ts';

/** The state of a new order. Its payment is authorized or captured. */
export const FIRST_ORDER_STATE: OrderState = 'pending';

/**
 * The effect of a change to the state: `cancel` returns the stock and the money; `ship` captures the payment and records the
 * shipment; `refund`: only a refund changes an order to the state.
 */
type StateEffect = 'none' | 'cancel' | 'ship' | 'refund';

interface OrderStateRules {
  effect: StateEffect;
  /** The states that may follow. */
  next: readonly OrderState[];
}

export const ORDER_STATE_RULES: Record<OrderState, OrderStateRules> = {
  pending: {
    effect: 'none',
    next: [
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
  },
  'pending-payment': { effect: 'none', next: ['pending', 'on-hold', 'cancelled', 'refunded'] },
  backorder: {
    effect: 'none',
    next: ['pending', 'partial', 'on-hold', 'cancelled', 'out-of-stock', 'completed', 'refunded'],
  },
  partial: { effect: 'none', next: ['backorder', 'on-hold', 'completed', 'refunded'] },
  inactive: { effect: 'none', next: ['pending', 'on-hold', 'cancelled', 'refunded'] },
  'on-hold': {
    effect: 'none',
    next: [
      'pending',
      'pending-payment',
      'backorder',
      'partial',
      'cancelled',
      'out-of-stock',
      'completed',
      'refunded',
    ],
  },
  completed: { effect: 'ship', next: ['refunded'] },
  cancelled: { effect: 'cancel', next: [] },
  'out-of-stock': { effect: 'cancel', next: [] },
  refunded: { effect: 'refund', next: [] },
};

export function canBecome(from: OrderState, to: OrderState): boolean {
  return ORDER_STATE_RULES[from].next.includes(to);
}

/** Whether the order has ended, the stock was returned and the customer was refunded. */
export function endsWithoutDelivery(state: OrderState): boolean {
  return ORDER_STATE_RULES[state].effect === 'cancel';
}
