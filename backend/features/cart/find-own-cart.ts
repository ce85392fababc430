import type { ShopContext } from '#backend/graphql/context.ts';
import { type CartRow, findCart } from './cart.queries.ts';

/** A cart that belongs to a customer is only that customer's: to others it does not exist. */
export async function findOwnCart(
  { db, customer }: Pick<ShopContext, 'db' | 'customer'>,
  cartId: string,
): Promise<CartRow | undefined> {
  const cart = await findCart(db, cartId);
  if (!cart || (cart.customer_id !== null && cart.customer_id !== customer?.id)) return undefined;
  return cart.merged_into === null ? cart : findOwnCart({ db, customer }, cart.merged_into);
}
