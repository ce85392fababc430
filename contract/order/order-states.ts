/** The four statuses that customers see (§4). */
export type OrderStatus = 'received' | 'processing' | 'completed' | 'cancelled';

interface OrderStateFacts {
  status: OrderStatus;
  /** The order is neither shipped nor charged any more. */
  isFinished: boolean;
}

/** Every state of an order, as the API's `status` names it. */
export const ORDER_STATE_FACTS = {
  pending: { status: 'received', isFinished: false },
  'pending-payment': { status: 'received', isFinished: false },
  backorder: { status: 'received', isFinished: false },
  partial: { status: 'processing', isFinished: false },
  inactive: { status: 'processing', isFinished: false },
  'on-hold': { status: 'processing', isFinished: false },
  cancelled: { status: 'cancelled', isFinished: true },
  'out-of-stock': { status: 'cancelled', isFinished: true },
  completed: { status: 'completed', isFinished: true },
  refunded: { status: 'completed', isFinished: true },
} as const satisfies Record<string, OrderStateFacts>;

export type OrderState = keyof typeof ORDER_STATE_FACTS;

export const ORDER_STATES = Object.keys(ORDER_STATE_FACTS) as readonly OrderState[];

export function isOrderState(text: string): text is OrderState {
  return Object.hasOwn(ORDER_STATE_FACTS, text);
}
