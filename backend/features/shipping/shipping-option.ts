import { type ShippingMethod, vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShippingOptionType } from '#backend/graphql/schema.generated.ts';
import { formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { PricedCart } from '#backend/pricing/price-cart.ts';

/** How a cart expects to be delivered, and what that costs before any campaign. */
export interface ExpectedShipping {
  /** None in a market that nothing is sent to. */
  method: ShippingMethod | undefined;
  fee: number;
  vatBasisPoints: number;
  /** Whether the fee is the one that a carrier's own widget asked for. */
  isExternal: boolean;
}

export function expectedShipping(scope: Scope, externalFee: number | null): ExpectedShipping {
  const { shippingMethods } = scope.market;
  const method = shippingMethods.find(({ isDefault }) => isDefault) ?? shippingMethods[0];
  return {
    method,
    fee: externalFee ?? method?.fee ?? 0,
    vatBasisPoints: vatBasisPoints(scope.market, 'shipping', scope.day),
    isExternal: externalFee !== null,
  };
}

/** The contract's ShippingOptionType of a priced cart. */
export function shippingOption(
  { method, isExternal }: ExpectedShipping,
  { incVat, exVat, amountLeftToFree }: PricedCart['shipping'],
  scope: Scope,
): ShippingOptionType | null {
  if (!method && !isExternal) return null;
  const { currency } = scope.market;
  const formatted = (minor: number) => formatMoney(minor, currency, scope.language.id);
  const displayName = method?.names.get(scope.language.id) ?? method?.key ?? null;
  return {
    id: method?.id ?? 0,
    name: method?.key ?? null,
    displayName,
    feeIncVat: toDecimal(incVat, currency),
    feeExVat: toDecimal(exVat, currency),
    isDefault: !isExternal,
    isSelected: isExternal,
    externalId: null,
    shippingData: null,
    amountLeftToFreeShipping: amountLeftToFree < 0 ? -1 : toDecimal(amountLeftToFree, currency),
    logo: null,
    subOptions: [],
    amountLeftToFreeShippingFormatted: amountLeftToFree < 0 ? null : formatted(amountLeftToFree),
    feeIncVatFormatted: formatted(incVat),
    feeExVatFormatted: formatted(exVat),
  };
}
