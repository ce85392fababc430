import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface Statement {
  orderId: number;
  name: string;
  email: string;
  lines: readonly { place: number; quantity: number }[] | null;
}

/** Somebody who presses twice has said it once. */
export async function findSameWithdrawal(
  trx: Database,
  { orderId, name, email, lines }: Statement,
): Promise<{ received_at: Date } | undefined> {
  return trx
    .selectFrom('withdrawal')
    .select('received_at')
    .where('order_id', '=', orderId)
    .where('name', '=', name)
    .where('email', '=', email)
    .where(sql<boolean>`lines is not distinct from ${lines && JSON.stringify(lines)}::jsonb`)
    .executeTakeFirst();
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
