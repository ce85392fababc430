import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ShippingVat } from '#backend/pricing/shipping-vat.ts';

export interface RefundRow {
  refund_id: number;
  order_id: number;
  order_line_id: number | null;
  /** Position of the line in the order, starting at 0. */
  line_index: number | null;
  /** The returned copies; null if none count as returned. */
  quantity: number | null;
  amount: number;
  vat: number;
  /** The shipping fee by VAT rate. Null for goods. */
  vats: ShippingVat[] | null;
  reason: string;
  to_balance: boolean;
  state: 'due' | 'done' | 'failed';
  created_at: Date;
}

function selectRefunds(db: Database) {
  return db
    .selectFrom('refund')
    .leftJoin('order_line', 'order_line.order_line_id', 'refund.order_line_id')
    .select([
      'refund_id',
      'refund.order_id',
      'refund.order_line_id',
      'line_index',
      'refund.quantity',
      'amount',
      'vat',
      'vats',
      'reason',
      'to_balance',
      'state',
      'created_at',
    ])
    .orderBy('refund_id');
}

export async function refundsOfOrder(db: Database, orderId: number): Promise<RefundRow[]> {
  return (await selectRefunds(db).where('refund.order_id', '=', orderId).execute()) as RefundRow[];
}

export async function refundsOfOrders(db: Database, orderIds: readonly number[]): Promise<RefundRow[]> {
  return (await selectRefunds(db).where('refund.order_id', '=', anyOf(orderIds)).execute()) as RefundRow[];
}

export type DueRefund = Pick<RefundRow, 'refund_id' | 'order_id' | 'amount'> & { currency_code: string };

/**
 * Claims due refunds. The interval to the next attempt doubles each time, up to the maximum. The exponent is at most 20,
 * because a higher power would overflow.
 */
export async function takeDueRefunds(
  db: Database,
  limit: number,
  backoff: { firstSeconds: number; maxSeconds: number },
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    update refund set attempts = attempts + 1,
      next_attempt_at = now()
        + make_interval(secs => least(${backoff.maxSeconds}, ${backoff.firstSeconds} * power(2, least(attempts, 20))))
    where refund_id in (
      select refund_id from refund where state = 'due' and next_attempt_at <= now()
      order by next_attempt_at, refund_id limit ${limit} for update skip locked)
    returning refund_id, order_id, amount, (select currency_code from shop_order
      where shop_order.order_id = refund.order_id) as currency_code`.execute(db);
  return rows;
}

export interface NewRefund {
  order_id: number;
  order_line_id: number | null;
  quantity: number | null;
  amount: number;
  vat: number;
  vats: ShippingVat[] | null;
  reason: string;
  to_balance: boolean;
  state: RefundRow['state'];
}

export async function insertRefunds(trx: Database, refunds: readonly NewRefund[]): Promise<void> {
  if (refunds.length === 0) return;
  const now = sql<Date>`now()`;
  await trx
    .insertInto('refund')
    .values(
      refunds.map((refund) => ({
        ...refund,
        vats: refund.vats && JSON.stringify(refund.vats),
        done_at: refund.state === 'done' ? now : null,
      })),
    )
    .execute();
}

export async function markRefunded(db: Database, refundId: number, reference: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: 'done', reference, done_at: sql<Date>`now()` })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'due')
    .execute();
}

/** Returns false if the refund is no longer due. */
export async function markRefundFailed(trx: Database, refundId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ state: 'failed' })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'due')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
