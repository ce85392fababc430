import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** A customer's request for a reset mail. A background job reads it and mails a key. */
export interface ResetRequest {
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  shop_url: string | null;
}

export async function insertResetRequest(db: Database, request: ResetRequest): Promise<void> {
  await db.insertInto('password_reset_request').values(request).execute();
}

/** Deletes and returns the oldest requests that no other process has locked. */
export async function takeResetRequests(db: Database, limit: number): Promise<ResetRequest[]> {
  const requestIds = db
    .selectFrom('password_reset_request')
    .select('password_reset_request_id')
    .orderBy('password_reset_request_id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .deleteFrom('password_reset_request')
    .where('password_reset_request_id', 'in', requestIds)
    .returning(['email', 'channel_id', 'market_id', 'language_id', 'shop_url'])
    .execute();
}

/** Stores the hash of a mailed key. */
export async function insertReset(
  db: Database,
  reset: { key_hash: string; customer_id: number; expires_at: Date },
): Promise<void> {
  await db.insertInto('password_reset').values(reset).execute();
}

/** The number of the customer's mailed keys that have not expired. */
export async function countOpenResets(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('password_reset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteExpiredResets(db: Database): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<=', sql<Date>`now()`).execute();
}

/** The customer of a key that has not expired. */
export async function findCustomerOfReset(
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

/** Deletes the key. Of concurrent uses exactly one returns true. */
export async function consumeReset(db: Database, keyHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the password and deletes the customer's other keys. The mailed key has verified the e-mail address too. */
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
  await deleteResetsOfCustomer(db, customerId);
}

export async function deleteResetsOfCustomer(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
}
