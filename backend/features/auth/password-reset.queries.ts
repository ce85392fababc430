import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** In whose words and for which market the mail is written. */
export interface MailingPlace {
  channel_id: string;
  market_id: string;
  language_id: string;
}

export interface ResetRequest extends MailingPlace {
  email: string;
}

export async function insertResetRequest(db: Database, request: ResetRequest): Promise<void> {
  await db.insertInto('password_reset_request').values(request).execute();
}

/** Takes requests that no other process has taken; they are gone when the transaction is committed. */
export async function takeResetRequests(db: Database, most: number): Promise<ResetRequest[]> {
  const oldest = db
    .selectFrom('password_reset_request')
    .select('password_reset_request_id')
    .orderBy('password_reset_request_id')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .deleteFrom('password_reset_request')
    .where('password_reset_request_id', 'in', oldest)
    .returning(['email', 'channel_id', 'market_id', 'language_id'])
    .execute();
}

export async function insertReset(
  db: Database,
  reset: { key_hash: string; customer_id: number; expires_at: Date },
): Promise<void> {
  await db.insertInto('password_reset').values(reset).execute();
}

export async function countOpenResets(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('password_reset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetExpiredResets(db: Database): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<=', sql<Date>`now()`).execute();
}

/** Whose key it is, while it is good. */
export async function findReset(
  db: Database,
  keyHash: string,
): Promise<{ customer_id: number; email: string } | undefined> {
  return db
    .selectFrom('password_reset')
    .innerJoin('customer', 'customer.customer_id', 'password_reset.customer_id')
    .select(['customer.customer_id', 'customer.email'])
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Whether the key was still there. Of two that use it at once, one is told so. */
export async function consumeReset(db: Database, keyHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the password, whatever it was, and makes the other mailed keys worthless. Who had one reads the address's mails. */
export async function resetPasswordHash(
  db: Database,
  customerId: number,
  password_hash: string,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ password_hash, email_proved_at: sql`coalesce(email_proved_at, now())` })
    .where('customer_id', '=', customerId)
    .execute();
  await forgetResetsOf(db, customerId);
}

export async function forgetResetsOf(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
}
