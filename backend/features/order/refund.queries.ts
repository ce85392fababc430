import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface RefundRow {
  refund_id: number;
  order_id: number;
  order_line_id: number | null;
  /** The line's in the order. */
  place: number | null;
  quantity: number | null;
  amount: number;
  vat: number;
  reason: string;
  to_balance: boolean;
  state: 'due' | 'done' | 'failed';
  created_at: Date;
}

function refunds(db: Database) {
  return db
    .selectFrom('refund')
    .leftJoin('order_line', 'order_line.order_line_id', 'refund.order_line_id')
    .select([
      'refund_id',
      'refund.order_id',
      'refund.order_line_id',
      'place',
      'refund.quantity',
      'amount',
      'vat',
      'reason',
      'to_balance',
      'state',
      'created_at',
    ])
    .orderBy('refund_id');
}

export async function refundsOfOrder(db: Database, orderId: number): Promise<RefundRow[]> {
  return (await refunds(db).where('refund.order_id', '=', orderId).execute()) as RefundRow[];
}

/** Those that the provider has not been told of, or not heard of. */
export async function dueRefunds(db: Database, most: number): Promise<RefundRow[]> {
  const rows = await refunds(db).where('state', '=', 'due').limit(most).execute();
  return rows as RefundRow[];
}

export interface NewRefund {
  order_id: number;
  order_line_id: number | null;
  quantity: number | null;
  amount: number;
  vat: number;
  reason: string;
  to_balance: boolean;
  state: RefundRow['state'];
}

export async function insertRefunds(trx: Database, given: readonly NewRefund[]): Promise<number[]> {
  if (given.length === 0) return [];
  const done_at = sql<Date>`now()`;
  const rows = await trx
    .insertInto('refund')
    .values(
      given.map((refund) =>
        refund.state === 'done' ? { ...refund, done_at } : { ...refund, done_at: null },
      ),
    )
    .returning('refund_id')
    .execute();
  return rows.map(({ refund_id }) => refund_id);
}

export async function markRefunded(db: Database, refundId: number, reference: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: 'done', reference, done_at: sql<Date>`now()` })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'due')
    .execute();
}
