import type { Scope } from '#backend/catalogue-index/scope.ts';
import { withoutVat } from '#backend/pricing/money.ts';

/** An amount the contract calls PriceType: what it was and what it is, with and without VAT, in minor units. */
export interface PriceInScope {
  scope: Scope;
  regularIncVat: number;
  regularExVat: number;
  sellingIncVat: number;
  sellingExVat: number;
}

/** The price of one piece, from what a price list promises a consumer. */
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

/** Several of the same: rounding happens once, on the line. */
export function linePrice(
  scope: Scope,
  price: { regular: number; selling: number },
  vatBasisPoints: number,
  quantity: number,
): PriceInScope {
  return unitPrice(
    scope,
    { regular: price.regular * quantity, selling: price.selling * quantity },
    vatBasisPoints,
  );
}

export function sumOfPrices(scope: Scope, prices: PriceInScope[]): PriceInScope {
  const sum = { scope, regularIncVat: 0, regularExVat: 0, sellingIncVat: 0, sellingExVat: 0 };
  for (const price of prices) {
    sum.regularIncVat += price.regularIncVat;
    sum.regularExVat += price.regularExVat;
    sum.sellingIncVat += price.sellingIncVat;
    sum.sellingExVat += price.sellingExVat;
  }
  return sum;
}
