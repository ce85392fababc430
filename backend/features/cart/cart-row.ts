import type { CompletedCart } from './prices/completed-cart.ts';
import type { VatNumberCheck } from './prices/is-vat-free.ts';

/** A cart as it is stored. */
export interface CartRow {
  cart_id: string;
  channel_id: string;
  /** The market of the last change. */
  market_id: string;
  /** Null for a guest cart. */
  customer_id: number | null;
  completed_at: Date | null;
  /** The prices at completion. */
  completed_as: CompletedCart | null;
  /** The cart that took over the lines when the guest signed in. */
  merged_into: string | null;
  /** The cart that this is a copy of. */
  cloned_from: string | null;
  promo_code: string | null;
  /** In the order in which they pay. A gift card is stored as its key, which is a hash. */
  gift_codes: readonly string[];
  merchant_data: string | null;
  /** With VAT, in minor units of the currency of `market_id`; not valid in another market. */
  external_shipping_fee: number | null;
  /** The check of the VAT number that the buying company entered. */
  vat_number_check: VatNumberCheck | null;
  /** Incremented by every change. */
  version: number;
  /** In the order of creation. */
  items: CartItemRow[];
}

/** A line that is not stored yet. */
export interface NewCartItemRow {
  sku_id: number;
  quantity: number;
  message: string;
  /** Shared by the lines of one package; empty for a single line. */
  group_key: string;
  /** The package, its group and the selected option; null for a single line. */
  package_product_id: number | null;
  package_group_id: number | null;
  package_option_id: number | null;
}

export interface CartItemRow extends NewCartItemRow {
  cart_item_id: number;
}

/** The initial values of a cart, without its id and owner. */
export const emptyCart = {
  completed_at: null,
  completed_as: null,
  merged_into: null,
  cloned_from: null,
  promo_code: null,
  gift_codes: [],
  merchant_data: null,
  external_shipping_fee: null,
  vat_number_check: null,
  version: 0,
  items: [],
} satisfies Partial<CartRow>;

/** The initial values of a line that is not part of a package. */
export const singleLine = {
  message: '',
  group_key: '',
  package_product_id: null,
  package_group_id: null,
  package_option_id: null,
} satisfies Partial<NewCartItemRow>;
