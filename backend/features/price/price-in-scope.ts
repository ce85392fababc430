import type { Scope } from '#backend/catalogue-index/scope.ts';
import { withoutVat } from '#backend/pricing/money.ts';

/** The contract's PriceType: regular and selling price, with and without VAT, in minor units. */
export interface PriceInScope {
  scope: Scope;
  regularIncVat: number;
  regularExVat: number;
  sellingIncVat: number;
  sellingExVat: number;
}

/** The price of one unit; price lists contain prices with VAT. */
export function unitPrice(
  scope: Scope,
  price: { regular: number; selling: number },
  vatBasisPoints: number,
): PriceInScope {
  return {
    scope,
    regularIncVat: price.regular,
    regularExVat: withoutVat(price.regular, vatBasisPoints),
    sellingIncVat: price.selling,
    sellingExVat: withoutVat(price.selling, vatBasisPoints),
  };
}
