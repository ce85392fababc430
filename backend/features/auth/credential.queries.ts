import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface Credentials {
  customer_id: number;
  password_hash: string | null;
}

export async function findCredentials(db: Database, email: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('customer')
    .select(['customer_id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Whether the shop has blocked customers with this address. */
export async function isBlocked(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_email')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the new customer's id, or undefined when the address already has an account. */
export async function insertCustomer(
  db: Database,
  customer: { email: string; password_hash: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('customer')
    .values(customer)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}

/** Returns whether the stored hash still equals this one, and locks it until the transaction ends. */
export async function lockPasswordHash(
  db: Database,
  { customer_id, password_hash }: Credentials,
): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customer_id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the stored hash no longer equals that of the credentials. */
export async function replacePasswordHash(
  db: Database,
  { customer_id, password_hash }: Credentials,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ password_hash: newHash })
    .where('customer_id', '=', customer_id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns true for the first use only. Of concurrent uses exactly one succeeds. */
export async function consumeChallenge(
  db: Database,
  challenge: { nonce: string; expiresAt: Date },
): Promise<boolean> {
  await db
    .deleteFrom('used_challenge')
    // Waits another minute: the clock of the database may be ahead of the clock of the process that set the expiry.
    .where('expires_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenge')
    .values({ nonce: challenge.nonce, expires_at: challenge.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The market of the customer's address, or the default market when there is none. */
export function findMarketOfCustomer(db: Database, customerId: number) {
  return db
    .selectFrom('market')
    .innerJoin('channel', 'channel.channel_id', 'market.channel_id')
    .leftJoin('customer_address', (join) =>
      join
        .on('customer_address.customer_id', '=', customerId)
        .onRef('customer_address.country', '=', 'market.country_code'),
    )
    .select(['market.channel_id', 'market.market_id', 'market.default_language_id'])
    .orderBy(sql`customer_address.customer_id is null`)
    .orderBy(sql`market.market_id <> channel.default_market_id`)
    .orderBy('market.sort_order')
    .limit(1)
    .executeTakeFirstOrThrow();
}
