import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { GiftCodePayment } from '#backend/features/order-draft/order-draft.ts';
import type { ExpectedShipping } from '#backend/features/shipping/expected-shipping.ts';
import type { PaymentOptionType } from '#backend/graphql/schema.generated.ts';
import type { BalanceDraw } from '#backend/pricing/draw-balance.ts';
import type { PricedCart } from '#backend/pricing/price-cart.ts';
import type { CartItemRow, CartRow } from '../cart-row.ts';
import type { SoldLine } from './completed-cart.ts';

/** A cart with its prices in a scope. */
export interface CartInScope {
  scope: Scope;
  row: CartRow;
  lines: CartLineInScope[];
  priced: PricedCart;
  shipping: ExpectedShipping;
  /** The shipping price of this cart, after campaigns, with an option that has this fee. */
  shippingAt: (fee: number) => PricedCart['shipping'];
  /** The selected payment option; null outside the checkout. */
  payment: PaymentOptionType | null;
  /** The part that is paid by gift code and balance. */
  draw: BalanceDraw;
  /** Whether the promo code is valid and the cart meets its conditions. */
  fulfilsCode: boolean;
  /** Whether the promo code is used: it lowers the total. */
  isCodeApplied: boolean;
  /** The gift codes that can pay, in their order. */
  giftCodes: readonly GiftCodePayment[];
  /** The last four characters of a gift card's code, in carts and orders whose promo code is a gift card (older versions). */
  lastFour?: string | null | undefined;
}

export interface CartLineInScope {
  scope: Scope;
  item: CartItemRow;
  /** Undefined if the shop no longer has the product. */
  sku: Sku | undefined;
  /** Null if the market does not sell the SKU; the line stays in the cart and is not part of the sums. */
  sold: SoldLine | null;
}
