/** The four that customers are told of (§4). */
export type OrderStatus = 'received' | 'processing' | 'completed' | 'cancelled';

/** The ten that the backend knows (behaviour §13). */
const told: Record<string, OrderStatus> = {
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

/** A state that is new to the shop is one that somebody is working on. */
export function statusOf(state: string): OrderStatus {
  return told[state] ?? 'processing';
}

export function isInProgress(state: string): boolean {
  const status = statusOf(state);
  return status === 'received' || status === 'processing';
}
