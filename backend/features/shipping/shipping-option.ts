import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShippingOptionType } from '#backend/graphql/schema.generated.ts';
import { formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { PricedCart } from '#backend/pricing/price-cart.ts';
import { type DeliveryOffer, numberOfOffer } from './delivery-offer.ts';

/** How a cart expects to be delivered, and what that costs before any campaign. */
export interface ExpectedShipping {
  /** None in a market that nothing is sent to. */
  offer: DeliveryOffer | undefined;
  fee: number;
  vatBasisPoints: number;
  /** Whether it was chosen, or the fee is the one that a carrier's own widget asked for: else it is a guess. */
  isSelected: boolean;
  /** Where it is fetched, if it was chosen so. */
  pickupPoint: string | null;
}

/** `chosen` is what the checkout was told; elsewhere the market's usual way is expected. */
export function expectedShipping(
  scope: Scope,
  externalFee: number | null,
  chosen?: { offer: DeliveryOffer; pickupPoint: string | null },
): ExpectedShipping {
  const offer = chosen?.offer ?? usualOffer(scope);
  return {
    offer,
    fee: externalFee ?? offer?.fee ?? 0,
    vatBasisPoints: vatBasisPoints(scope.market, 'shipping', scope.day),
    isSelected: chosen !== undefined || externalFee !== null,
    pickupPoint: chosen?.pickupPoint ?? null,
  };
}

function usualOffer({ market, language }: Scope): DeliveryOffer | undefined {
  const { shippingMethods } = market;
  const method = shippingMethods.find(({ isDefault }) => isDefault) ?? shippingMethods[0];
  return (
    method && {
      method,
      name: method.names.get(language.id) ?? method.key,
      fee: method.fee,
      externalId: null,
      pickupPoints: null,
    }
  );
}

/** The contract's ShippingOptionType of a priced cart; `isDefault` says that its fee is an estimate. */
export function expectedShippingOption(
  { offer, isSelected, pickupPoint }: ExpectedShipping,
  priced: PricedCart['shipping'],
  scope: Scope,
): ShippingOptionType | null {
  if (!offer && !isSelected) return null;
  return shippingOption(offer, priced, scope, { isDefault: !isSelected, isSelected, pickupPoint });
}

export interface OptionState {
  isDefault: boolean;
  isSelected: boolean;
  pickupPoint: string | null;
}

/** An offer at what a cart would pay for it. */
export function shippingOption(
  offer: DeliveryOffer | undefined,
  priced: PricedCart['shipping'],
  scope: Scope,
  { isDefault, isSelected, pickupPoint }: OptionState,
): ShippingOptionType {
  const option = {
    id: offer ? numberOfOffer(offer) : 0,
    name: offer?.method?.key ?? offer?.externalId ?? null,
    displayName: offer?.name ?? null,
    isDefault,
    isSelected,
    externalId: offer?.externalId ?? null,
    shippingData: null,
    logo: null,
    ...pricesOf(priced, scope),
  };
  const points = offer?.pickupPoints ?? [];
  const expectedTime = offer?.expectedTime ?? undefined;
  return {
    ...option,
    shippingData:
      points.length > 0 || expectedTime ? JSON.stringify({ expectedTime, pickupPoints: points }) : null,
    subOptions: points.map(({ id, name, addressLine1, zip, city }) => ({
      ...option,
      name: id,
      displayName: `${name}, ${addressLine1}, ${zip} ${city}`,
      isDefault: false,
      isSelected: isSelected && id === pickupPoint,
      externalId: id,
      subOptions: [],
    })),
  };
}

function pricesOf({ incVat, exVat, amountLeftToFree }: PricedCart['shipping'], { market, language }: Scope) {
  const { currency } = market;
  const formatted = (minor: number) => formatMoney(minor, currency, language.id);
  return {
    feeIncVat: toDecimal(incVat, currency),
    feeExVat: toDecimal(exVat, currency),
    amountLeftToFreeShipping: amountLeftToFree < 0 ? -1 : toDecimal(amountLeftToFree, currency),
    amountLeftToFreeShippingFormatted: amountLeftToFree < 0 ? null : formatted(amountLeftToFree),
    feeIncVatFormatted: formatted(incVat),
    feeExVatFormatted: formatted(exVat),
  };
}
