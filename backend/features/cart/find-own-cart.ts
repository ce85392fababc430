import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findCart } from './cart.queries.ts';
import type { CartRow } from './cart-row.ts';

/** Reads a cart, and perhaps what else is wanted of it. */
export type FindCart<Row extends CartRow> = (db: Database, cartId: string) => Promise<Row | undefined>;

type Shopper = Pick<ShopContext, 'db' | 'customer'>;

export function findOwnCart(shopper: Shopper, cartId: string): Promise<CartRow | undefined> {
  return findOwnCartBy(findCart, shopper, cartId);
}

/** A cart that belongs to a customer is only that customer's: to others it does not exist. */
export async function findOwnCartBy<Row extends CartRow>(
  find: FindCart<Row>,
  { db, customer }: Shopper,
  cartId: string,
): Promise<Row | undefined> {
  const cart = await find(db, cartId);
  if (!cart || (cart.customer_id !== null && cart.customer_id !== customer?.id)) return undefined;
  return cart.merged_into === null ? cart : findOwnCartBy(find, { db, customer }, cart.merged_into);
}
