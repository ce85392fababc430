import type { RequestScope } from '../shop-requests.ts';

/** Replaces all but the last characters of a gift card's code in `promoCode` of carts and orders. */
export const HIDDEN_CODE = '••••';

/** Between the codes of a cart in its `promoCode`: the promo code first, then the gift codes. */
export const CODE_SEPARATOR = ', ';

/** Prefix that removes one code: `setCartPromoCode` with `-` and the code as `promoCode` displays it. `''` removes all codes. */
export const REMOVE_CODE = '-';

/** Values and balances of gift cards, and the gift wrap. A code that cannot pay has the error `INVALID_PROMO_CODE`. */
export interface GiftCardRequests {
  /** The gift cards that the market sells. */
  'gift-card-values': { request: RequestScope; response: GiftCardValues };
  /** The gift wrap that the market sells. A line of the cart with its SKU has the message on the card as its `message`. */
  'gift-wraps': { request: RequestScope; response: GiftWrapOffer };
  'gift-card-balances': { request: GiftCardBalanceRequest; response: GiftCardBalance };
}

interface GiftCardBalanceRequest extends RequestScope {
  code: string;
}

export interface GiftCardBalance {
  lastFour: string;
  balance: number;
  currency: string;
  balanceFormatted: string;
  /** Null: the card does not expire. */
  endsAt: string | null;
}

export interface GiftCardValues {
  /** Lowest first. */
  values: { skuId: number; name: string; priceFormatted: string }[];
}

export interface GiftWrapOffer {
  /** Null: the market sells none. */
  wrap: { skuId: number; name: string; priceIncVatFormatted: string; priceExVatFormatted: string } | null;
}
