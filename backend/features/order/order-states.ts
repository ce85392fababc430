/** The ten of the contract. Shoppers see four: the storefront says which stands for which. */
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

/** An order begins here: its payment is authorised. */
export const FIRST_STATE: OrderState = 'pending';

/** Which state leads to which. What is not here does not happen. */
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

export function isOrderState(text: string): text is OrderState {
  return (ORDER_STATES as readonly string[]).includes(text);
}

export function canBecome(from: string, to: OrderState): boolean {
  return isOrderState(from) && ORDER_TRANSITIONS[from].includes(to);
}

/** In these the goods have gone back to the shelf and the money to the customer. */
export function endsWithoutDelivery(state: OrderState): boolean {
  return state === 'cancelled' || state === 'out-of-stock';
}
