import type { Database } from '#backend/database/connection.ts';
import type { Piece } from './withdrawn-pieces.ts';

export interface Statement {
  orderId: number;
  name: string;
  email: string;
  /** Null: from all that was left. */
  lines: readonly Piece[] | null;
}

export interface WithdrawalRow extends Pick<Statement, 'name' | 'email' | 'lines'> {
  received_at: Date;
}

/** Oldest first. */
export async function findWithdrawals(db: Database, orderId: number): Promise<WithdrawalRow[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['name', 'email', 'lines', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('withdrawal_id')
    .execute();
  // Nobody but `insertWithdrawal` writes them.
  return rows.map((row) => ({ ...row, lines: row.lines as unknown as Piece[] | null }));
}

export function insertWithdrawal(
  trx: Database,
  { orderId, name, email, lines }: Statement,
): Promise<{ withdrawal_id: number; received_at: Date }> {
  return trx
    .insertInto('withdrawal')
    .values({ order_id: orderId, name, email, lines: lines && JSON.stringify(lines) })
    .returning(['withdrawal_id', 'received_at'])
    .executeTakeFirstOrThrow();
}
