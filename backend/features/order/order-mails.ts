import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from './order-draft.ts';

export interface OrderMail {
  kind: 'order-confirmation' | 'order-shipped' | 'order-refunded' | 'withdrawal-receipt';
  recipient: string;
  channelId: string;
  marketId: string;
  languageId: string;
  /** The same thing is mailed once. */
  dedupeKey: string;
  payload: object;
}

/** Writes a mail down in the transaction that causes it. */
export type EnqueueMail = (trx: Database, mail: OrderMail) => Promise<void>;

interface MailedOrder {
  order_id: number;
  public_id: string;
  placed_at: Date;
  draft: OrderDraft;
}

/** Written with the order, so it is sent once for it. */
export function confirmationMail({ order_id, public_id, placed_at, draft }: MailedOrder): OrderMail {
  return {
    ...addressed('order-confirmation', draft),
    dedupeKey: `order-confirmation:${order_id}`,
    payload: { orderNumber: String(order_id), publicId: public_id, orderedAt: placed_at.toISOString() },
  };
}

function addressed(kind: OrderMail['kind'], { email, channelId, marketId, languageId }: OrderDraft) {
  return { kind, recipient: email, channelId, marketId, languageId };
}
