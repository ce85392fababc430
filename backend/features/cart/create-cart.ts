import { randomBytes } from 'node:crypto';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { type CartRow, insertCart } from './cart.queries.ts';

export async function createCart(db: Database, scope: Scope): Promise<CartRow> {
  // 160 bits: whoever holds the id holds the cart, so it must not be guessed.
  const cart_id = randomBytes(20).toString('base64url');
  const cart = { cart_id, channel_id: scope.channel.id, market_id: scope.market.id };
  await insertCart(db, cart);
  return {
    ...cart,
    customer_id: null,
    completed_at: null,
    promo_code: null,
    merchant_data: null,
    external_shipping_fee: null,
    version: 0,
    items: [],
  };
}
