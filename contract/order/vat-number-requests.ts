import type { RequestScope } from '../shop-requests.ts';

/** The VAT number of a company that buys. The contract's checkout has no field for it. */
export interface VatNumberRequests {
  /** A request without a number returns the stored one. An empty number deletes it. */
  'vat-numbers': { request: VatNumberRequest; response: VatNumberState };
}

interface VatNumberRequest extends RequestScope {
  cartId: string;
  /** The number with the letters of the country, such as `DE123456789`. */
  vatNumber?: string | undefined;
}

/**
 * `off`: the shop checks no numbers. `none`: no number is stored. `malformed`: not a VAT number of a member state; it is not
 * stored. `invalid`: the register does not know it. `unavailable`: the register does not respond. `domestic`: valid, but VAT is
 * charged, because goods stay in the seller's country, or the number is of that country. `untaxed`: valid, and the company
 * accounts for the VAT itself.
 */
type VatNumberResult = 'off' | 'none' | 'malformed' | 'invalid' | 'unavailable' | 'domestic' | 'untaxed';

/** The result of the check, and the number that the cart has now. */
export interface VatNumberState {
  result: VatNumberResult;
  /** The number as it is stored, without spaces; null: none. */
  vatNumber: string | null;
}
