/** Every state of an order, as the API's `status` names it. */
export const ORDER_STATES = [
  'pending',
  'pending-payment',
  'backorder',
  'partial',
  'inactive',
  'on-hold',
  'cancelled',
  'out-of-stock',
  'completed',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** In these states nothing more is shipped and nothing more is charged. */
export const FINISHED_ORDER_STATES: readonly OrderState[] = [
  'completed',
  'refunded',
  'cancelled',
  'out-of-stock',
];

/** The four statuses that customers see (§4). */
export type OrderStatus = 'received' | 'processing' | 'completed' | 'cancelled';

export const STATUS_OF_ORDER_STATE: Record<OrderState, OrderStatus> = {
  pending: 'received',
  'pending-payment': 'received',
  backorder: 'received',
  partial: 'processing',
  inactive: 'processing',
  'on-hold': 'processing',
  cancelled: 'cancelled',
  'out-of-stock': 'cancelled',
  completed: 'completed',
  refunded: 'completed',
};

export function isOrderState(text: string): text is OrderState {
  return (ORDER_STATES as readonly string[]).includes(text);
}
