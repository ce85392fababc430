import { randomBytes } from 'node:crypto';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findOpenCartOf, insertCart, lockCartsOf } from './cart.queries.ts';
import type { CartRow } from './cart-row.ts';

/** A new cart; for a customer the one that they have, if there is one, so that all their devices share it. */
export async function createCart({ db, customer }: ShopContext, scope: Scope): Promise<CartRow> {
  if (!customer) return insertEmptyCart(db, scope, null);
  return db.transaction().execute(async (trx) => {
    await lockCartsOf(trx, customer.id);
    return (await findOpenCartOf(trx, customer.id)) ?? insertEmptyCart(trx, scope, customer.id);
  });
}

async function insertEmptyCart(db: Database, scope: Scope, customer_id: number | null): Promise<CartRow> {
  const cart = {
    cart_id: newCartId(),
    channel_id: scope.channel.id,
    market_id: scope.market.id,
    customer_id,
  };
  await insertCart(db, cart);
  return {
    ...cart,
    completed_at: null,
    completed_as: null,
    merged_into: null,
    cloned_from: null,
    promo_code: null,
    merchant_data: null,
    external_shipping_fee: null,
    version: 0,
    items: [],
  };
}

/** 160 bits: whoever holds the id holds the cart, so it must not be guessed. */
export function newCartId(): string {
  return randomBytes(20).toString('base64url');
}
