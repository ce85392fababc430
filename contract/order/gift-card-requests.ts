import type { RequestScope } from '../shop-requests.ts';

/** The balance of a gift card. Every code that cannot pay is rejected with `INVALID_PROMO_CODE`, as in the cart. */
export interface GiftCardRequests {
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
