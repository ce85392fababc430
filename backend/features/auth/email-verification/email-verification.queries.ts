import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export async function insertVerification(
  db: Database,
  verification: { key_hash: string; customer_id: number; expires_at: Date },
): Promise<void> {
  await db.insertInto('email_verification').values(verification).execute();
}

/** Deletes expired keys of the customer, and counts the others. */
export async function countOpenVerifications(db: Database, customerId: number): Promise<number> {
  const keysOfCustomer = db.deleteFrom('email_verification').where('customer_id', '=', customerId);
  await keysOfCustomer.where('expires_at', '<=', sql<Date>`now()`).execute();
  const { count } = await db
    .selectFrom('email_verification')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Verifies the address by a key of this customer, and deletes the customer's keys. False: the key is not valid. */
export async function verifyByKey(trx: Database, customerId: number, keyHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_verification')
    .where('customer_id', '=', customerId)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .updateTable('customer')
    .set({ email_proved_at: sql`coalesce(email_proved_at, now())` })
    .where('customer_id', '=', customerId)
    .execute();
  await trx.deleteFrom('email_verification').where('customer_id', '=', customerId).execute();
  return true;
}

/**
 * If the customer's address is verified, adds the orders that a guest placed with it to the account. Returns whether the
 * address is verified.
 */
export async function joinGuestOrdersIfVerified(db: Database, customerId: number): Promise<boolean> {
  const customer = await db
    .selectFrom('customer')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();
  if (!customer) return false;
  await db
    .updateTable('shop_order')
    .set({ customer_id: customerId })
    .where('email', '=', customer.email)
    .where('customer_id', 'is', null)
    .execute();
  return true;
}

/** Whether a guest has placed an order with the address. */
export async function hasGuestOrders(db: Database, email: string): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether the e-mail address of a guest order has an account. */
export async function hasOrderBuyerAccount(
  db: Database,
  { orderNumber, cartId }: { orderNumber: string; cartId: string },
): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.email', 'shop_order.email')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .where(sql<string>`order_id::text`, '=', orderNumber)
    .where('shop_order.customer_id', 'is', null)
    .executeTakeFirst();
  return order !== undefined;
}
