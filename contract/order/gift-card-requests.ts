import type { RequestScope } from '../shop-requests.ts';

/** Replaces a gift card's code before its last characters, in `promoCode` of carts and orders. */
export const HIDDEN_CODE = '••••';

/** Values and balances of gift cards. A code that cannot pay is rejected with `INVALID_PROMO_CODE`, as in the cart. */
export interface GiftCardRequests {
  /** The gift cards that the market sells. */
  'gift-card-values': { request: RequestScope; response: GiftCardValues };
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
