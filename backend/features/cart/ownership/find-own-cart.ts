import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findCart, findSuccessorId } from '../cart.queries.ts';
import type { CartRow } from '../cart-row.ts';

/** Reads a cart, possibly with joined data. */
export type FindCart<Row extends CartRow> = (db: Database, cartId: string) => Promise<Row | undefined>;

type Requester = Pick<ShopContext, 'db' | 'customer'>;

export function findOwnCart(requester: Requester, cartId: string): Promise<CartRow | undefined> {
  return findOwnCartBy(findCart, requester, cartId);
}

/** The open cart that continues an ordered one. */
export async function findSuccessor(requester: Requester, cartId: string): Promise<CartRow | undefined> {
  const successorId = await findSuccessorId(requester.db, cartId);
  const successor = successorId ? await findOwnCart(requester, successorId) : undefined;
  // The successor may have been ordered too.
  return successor?.completed_at ? findSuccessor(requester, successor.cart_id) : successor;
}

/** Undefined for the cart of another customer. For a cart that was merged into another one, returns that other cart. */
export async function findOwnCartBy<Row extends CartRow>(
  find: FindCart<Row>,
  { db, customer }: Requester,
  cartId: string,
): Promise<Row | undefined> {
  const cart = await find(db, cartId);
  if (!cart || (cart.customer_id !== null && cart.customer_id !== customer?.id)) return undefined;
  return cart.merged_into === null ? cart : findOwnCartBy(find, { db, customer }, cart.merged_into);
}
