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

export type DueRefund = Pick<RefundRow, 'refund_id' | 'order_id' | 'amount'>;

/** Takes those that the provider is to be told of now; nobody else gets them until their next time, each later than the last. */
export async function takeDueRefunds(
  db: Database,
  most: number,
  seconds: { first: number; most: number },
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    update refund set attempts = attempts + 1,
      next_attempt_at = now()
        + make_interval(secs => least(${seconds.most}, ${seconds.first} * power(2, least(attempts, 20))))
    where refund_id in (
      select refund_id from refund where state = 'due' and next_attempt_at <= now()
      order by next_attempt_at, refund_id limit ${most} for update skip locked)
    returning refund_id, order_id, amount`.execute(db);
  return rows;
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

/** Answers false where it is not due any more. */
export async function markRefused(trx: Database, refundId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ state: 'failed' })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'due')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
