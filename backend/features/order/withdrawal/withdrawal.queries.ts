import type { Database } from '#backend/database/connection.ts';
import type { LineQuantity } from '../line-quantity.ts';

export interface WithdrawalStatement {
  orderId: number;
  name: string;
  email: string;
  /** Null: all lines that were left. */
  lines: readonly LineQuantity[] | null;
}

export interface WithdrawalRow extends Pick<WithdrawalStatement, 'name' | 'email' | 'lines'> {
  received_at: Date;
}

/** The column `lines` as JSON. `place` is the line's index. */
type StoredLine = { place: number; quantity: number };

/** Oldest first. */
export async function findWithdrawals(db: Database, orderId: number): Promise<WithdrawalRow[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['name', 'email', 'lines', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('withdrawal_id')
    .execute();
  return rows.map((row) => {
    // Only `insertWithdrawal` writes the column.
    const stored = row.lines as unknown as StoredLine[] | null;
    return { ...row, lines: stored?.map(({ place: index, quantity }) => ({ index, quantity })) ?? null };
  });
}

export function insertWithdrawal(
  trx: Database,
  { orderId, name, email, lines }: WithdrawalStatement,
): Promise<{ withdrawal_id: number; received_at: Date }> {
  const stored = lines?.map(({ index, quantity }): StoredLine => ({ place: index, quantity }));
  return trx
    .insertInto('withdrawal')
    .values({ order_id: orderId, name, email, lines: stored ? JSON.stringify(stored) : null })
    .returning(['withdrawal_id', 'received_at'])
    .executeTakeFirstOrThrow();
}
