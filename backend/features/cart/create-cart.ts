import { randomBytes } from 'node:crypto';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { type CartRow, insertCart } from './cart.queries.ts';

export async function createCart({ db, customer }: ShopContext, scope: Scope): Promise<CartRow> {
  const cart = {
    cart_id: newCartId(),
    channel_id: scope.channel.id,
    market_id: scope.market.id,
    customer_id: customer?.id ?? null,
  };
  await insertCart(db, cart);
  return {
    ...cart,
    completed_at: null,
    merged_into: null,
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
