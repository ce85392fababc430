import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import type { GiftCodePayment } from '#backend/features/order-draft/order-draft.ts';
import type { ExpectedShipping } from '#backend/features/shipping/expected-shipping.ts';
import type { ShippingOption } from '#backend/features/shipping/shipping-option.ts';
import type { BalanceDraw } from '#backend/pricing/draw-balance.ts';
import type { Offer } from '#backend/pricing/offers/offer.ts';
import type { PricedCart, PricedLine } from '#backend/pricing/price-cart.ts';

/** The prices of a completed cart. Stored as JSON with the cart, so the names of all fields are fixed. */
export interface CompletedCart {
  priced: PricedCart;
  draw: BalanceDraw;
  fulfilsCode: boolean;
  isCodeApplied: boolean;
  /** Absent in carts that older versions of the shop completed: their promo code may be a gift code. */
  giftCodes?: readonly GiftCodePayment[];
  lastFour?: string | null | undefined;
  /** By id of the line; without the lines that were not sold. */
  lines: Record<string, SoldLine>;
  shipping: Omit<ExpectedShipping, 'option'> & { offer: StoredShippingOption | null };
}

export interface SoldLine {
  /** The unit price without campaigns that depend on the quantity. */
  offer: Offer;
  vatBasisPoints: number;
  /** The prices of the whole line, after all campaigns. */
  priced: PricedLine;
  /** The price comes from a quotation. */
  isAgreed?: boolean;
}

/** A shipping option without its texts and logos; `names` are pairs of language id and name. */
export interface StoredShippingOption extends Omit<ShippingOption, 'method'> {
  method: (Omit<ShippingMethod, 'texts' | 'marks' | 'logoPath'> & { names: [string, string][] }) | null;
}
