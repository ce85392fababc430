import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export async function upsertBlock(db: Database, email: string, reason: string): Promise<void> {
  await db
    .insertInto('blocked_email')
    .values({ email, reason })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ reason }))
    .execute();
}

export async function deleteBlock(db: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocked_email')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endAllSessions(db: Database, email: string): Promise<void> {
  await db
    .updateTable('auth_session')
    .from('customer')
    .set({ ended_at: sql`now()` })
    .whereRef('customer.customer_id', '=', 'auth_session.customer_id')
    .where('customer.email', '=', email)
    .where('ended_at', 'is', null)
    .execute();
}

export async function updateMemberType(db: Database, email: string, member_type: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ member_type })
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockCustomerByEmail(db: Database, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return row?.customer_id;
}

export async function findMinorDigits(db: Database, currencyCode: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('currency')
    .select('minor_digits')
    .where('currency_code', '=', currencyCode)
    .executeTakeFirst();
  return row?.minor_digits;
}
