import { fragment } from '#backend/database/statement.ts';
import type { CompletedAs } from './completed-cart.ts';

/** A cart as the database keeps it: what is in it, not what it costs. */
export interface CartRow {
  cart_id: string;
  channel_id: string;
  /** Where it was changed last. */
  market_id: string;
  /** Whose it is; nobody's in particular while nobody has signed in. */
  customer_id: number | null;
  completed_at: Date | null;
  /** What it cost then. */
  completed_as: CompletedAs | null;
  /** Where its lines went when the guest signed in. */
  merged_into: string | null;
  /** Which cart it is a copy of. */
  cloned_from: string | null;
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

/** Of a cart, all that `CartRow` names. */
export const cartColumns = fragment`cart.cart_id, cart.channel_id, cart.market_id, cart.customer_id,
  cart.completed_at, cart.completed_as, cart.merged_into, cart.cloned_from, cart.promo_code, cart.merchant_data,
  cart.external_shipping_fee, cart.version,
  (select coalesce(json_agg(item), '[]') from (
    select cart_item_id, sku_id, quantity, message, group_key, package_product_id, package_group_id, package_option_id
    from cart_item where cart_item.cart_id = cart.cart_id order by cart_item_id) as item) as items`;
