import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import type { LineQuantity } from '../line-quantity.ts';

export interface WithdrawalStatement {
  orderId: number;
  name: string;
  email: string;
  /** Null: all lines that were left. */
  lines: readonly LineQuantity[] | null;
  /** If the receipt goes to another address. */
  receiptEmail?: string;
  /** When the statement arrived, if staff assigned it to the order later. */
  receivedAt?: Date;
}

export interface WithdrawalRow extends Pick<WithdrawalStatement, 'name' | 'email' | 'lines'> {
  received_at: Date;
}

/** The column `lines` as JSON. `place` is the line's index. */
type StoredLine = { place: number; quantity: number };

/** Oldest first. */
export function findWithdrawals(db: Database, orderId: number): Promise<WithdrawalRow[]> {
  return findWithdrawalsOfOrders(db, [orderId]);
}

/** Oldest first. */
export async function findWithdrawalsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<(WithdrawalRow & { order_id: number })[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['order_id', 'name', 'email', 'lines', 'received_at'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('withdrawal_id')
    .execute();
  return rows.map((row) => {
    // Only `insertWithdrawal` writes the column.
    const stored = row.lines as unknown as StoredLine[] | null;
    return { ...row, lines: stored?.map(({ place: index, quantity }) => ({ index, quantity })) ?? null };
  });
}

/** Indexes of the lines whose files the buyer can download. A line without files is not delivered. */
export async function findDeliveredLines(db: Database, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('download_right', 'download_right.order_line_id', 'order_line.order_line_id')
    .innerJoin('shop_order', 'shop_order.order_id', 'order_line.order_id')
    .innerJoin('market', 'market.market_id', 'shop_order.market_id')
    .select(['line_index', 'country_code', sql<string | null>`available_on::text`.as('available_on')])
    .where('order_line.order_id', '=', orderId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_file')
          .select('product_file_id')
          .whereRef('product_file.product_id', '=', 'download_right.product_id')
          .where('kind', '=', 'download'),
      ),
    )
    .orderBy('line_index')
    .execute();
  // A pre-ordered download is delivered on the day of publication in the market, which ends the right of withdrawal.
  return rows
    .filter(
      ({ available_on, country_code }) =>
        available_on === null || available_on <= dayInCountry(country_code, Date.now()),
    )
    .map(({ line_index }) => line_index);
}

export function insertWithdrawal(
  trx: Database,
  { orderId, name, email, lines, receiptEmail, receivedAt }: WithdrawalStatement,
): Promise<{ withdrawal_id: number; received_at: Date }> {
  const stored = lines?.map(({ index, quantity }): StoredLine => ({ place: index, quantity }));
  return trx
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      name,
      email,
      lines: stored ? JSON.stringify(stored) : null,
      receipt_email: receiptEmail ?? null,
      // Not the start of the transaction: while it waited for the order's lock, a refund may have been recorded.
      received_at: receivedAt ?? sql<Date>`clock_timestamp()`,
    })
    .returning(['withdrawal_id', 'received_at'])
    .executeTakeFirstOrThrow();
}
