import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface ListedPayment {
  payment_id: string;
  created_at: Date;
  state: string;
  provider_key: string;
  amount: number;
  currency_code: string;
  order_id: number | null;
  failure: string | null;
  email: string | null;
}

export function findNewestPayments(
  db: Database,
  { state, limit }: { state?: string | undefined; limit: number },
): Promise<ListedPayment[]> {
  return db
    .selectFrom('payment')
    .select([
      'payment_id',
      'created_at',
      'state',
      'provider_key',
      'amount',
      'currency_code',
      'order_id',
      'failure',
    ])
    .select(sql<string | null>`draft->>'email'`.as('email'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Returns false if the payment is unknown, or is in a state that needs no check. */
export async function makeCheckDue(db: Database, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ next_check_at: sql<Date>`now()` })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['starting', 'pending', 'void-due'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
