import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#backend/database/connection.ts';

/** A cart as the database keeps it: what is in it, not what it costs. */
export interface CartRow {
  cart_id: string;
  channel_id: string;
  /** Where it was changed last. */
  market_id: string;
  /** Whose it is; nobody's in particular while nobody has signed in. */
  customer_id: number | null;
  completed_at: Date | null;
  promo_code: string | null;
  merchant_data: string | null;
  /** With VAT, in minor units of the currency of its market: in another market it means nothing. */
  external_shipping_fee: number | null;
  /** How many times it was changed. */
  version: number;
  /** In the order in which the lines were begun. */
  items: CartItemRow[];
}

export interface NewCartItemRow {
  sku_id: number;
  quantity: number;
  message: string;
  /** Shared by the lines of one package; empty for what was added by itself. */
  group_key: string;
  package_product_id: number | null;
  package_group_id: number | null;
  package_option_id: number | null;
}

export interface CartItemRow extends NewCartItemRow {
  cart_item_id: number;
}

export async function insertCart(
  db: Database,
  cart: { cart_id: string; channel_id: string; market_id: string; customer_id: number | null },
): Promise<void> {
  await db.insertInto('cart').values(cart).execute();
}

export function findCart(db: Database, cartId: string): Promise<CartRow | undefined> {
  return db
    .selectFrom('cart')
    .select((cart) => [
      'cart_id',
      'channel_id',
      'market_id',
      'customer_id',
      'completed_at',
      'promo_code',
      'merchant_data',
      'external_shipping_fee',
      'version',
      jsonArrayFrom(
        cart
          .selectFrom('cart_item')
          .select([
            'cart_item_id',
            'sku_id',
            'quantity',
            'message',
            'group_key',
            'package_product_id',
            'package_group_id',
            'package_option_id',
          ])
          .whereRef('cart_item.cart_id', '=', 'cart.cart_id')
          .orderBy('cart_item_id'),
      ).as('items'),
    ])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
}
