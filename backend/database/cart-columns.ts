import { fragment } from './statement.ts';

/** The columns of `CartRow` (backend/features/cart/cart-row.ts), which queries of carts and of checkouts select. */
export const cartColumns = fragment`cart.cart_id, cart.channel_id, cart.market_id, cart.customer_id,
  cart.completed_at, cart.completed_as, cart.merged_into, cart.cloned_from, cart.promo_code, cart.gift_codes,
  cart.merchant_data, cart.external_shipping_fee, cart.vat_number_check, cart.version,
  (select coalesce(json_agg(item), '[]') from (
    select cart_item_id, sku_id, quantity, message, group_key, package_product_id, package_group_id, package_option_id
    from cart_item where cart_item.cart_id = cart.cart_id order by cart_item_id) as item) as items`;
