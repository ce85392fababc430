import { randomBytes } from 'node:crypto';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findOpenCartOfCustomer, insertCart, lockCartsOfCustomer } from './cart.queries.ts';
import { type CartRow, emptyCart } from './cart-row.ts';

/** Creates a cart. A customer gets their open cart if there is one, so that all their devices share it. */
export async function createCart(context: ShopContext, scope: Scope): Promise<CartRow> {
  const { db, customer } = context;
  await context.limit({ action: 'cart' });
  const market = { channel_id: scope.channel.id, market_id: scope.market.id };
  if (!customer) return insertEmptyCart(db, market, null);
  return db.transaction().execute(async (trx) => {
    await lockCartsOfCustomer(trx, customer.id);
    return (await findOpenCartOfCustomer(trx, customer.id)) ?? insertEmptyCart(trx, market, customer.id);
  });
}

export async function insertEmptyCart(
  db: Database,
  { channel_id, market_id }: Pick<CartRow, 'channel_id' | 'market_id'>,
  customer_id: number | null,
): Promise<CartRow> {
  const cart = { cart_id: newCartId(), channel_id, market_id, customer_id };
  await insertCart(db, cart);
  return { ...emptyCart, ...cart };
}

/** 160 random bits: the id alone gives access to a guest cart, so it must not be guessable. */
export function newCartId(): string {
  return randomBytes(20).toString('base64url');
}
