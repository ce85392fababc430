import { chargesImportVat } from '#backend/catalogue-index/channel.ts';
import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { shippingLogo } from '#backend/features/images/option-logos.ts';
import type { ShippingOptionType } from '#backend/graphql/schema.generated.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { PricedCart } from '#backend/pricing/price-cart.ts';
import { postalTown } from '#contract/customer/address-lines.ts';
import { countryName } from '#contract/customer/country-name.ts';
import { formatDeliveryDates } from './delivery-dates.ts';
import type { ExpectedShipping } from './expected-shipping.ts';
import { type ShippingOption, shippingOptionId } from './shipping-option.ts';

/** The contract's ShippingOptionType of a priced cart; `isDefault` marks the fee as an estimate. */
export function describeExpectedShipping(
  { option, isSelected, pickupPoint }: ExpectedShipping,
  priced: PricedCart['shipping'],
  scope: Scope,
): ShippingOptionType | null {
  if (!option && !isSelected) return null;
  return describeShippingOption(option, priced, scope, { isDefault: !isSelected, isSelected, pickupPoint });
}

export interface OptionState {
  isDefault: boolean;
  isSelected: boolean;
  /** The id of the selected pick-up point. */
  pickupPoint: string | null;
}

/** The contract's ShippingOptionType with the fee that a cart would pay for the option. */
export function describeShippingOption(
  option: ShippingOption | undefined,
  priced: PricedCart['shipping'],
  scope: Scope,
  { isDefault, isSelected, pickupPoint }: OptionState,
): ShippingOptionType {
  const fields = {
    id: option ? shippingOptionId(option) : 0,
    name: option?.method?.key ?? option?.externalId ?? null,
    displayName: option?.name ?? null,
    isDefault,
    isSelected,
    externalId: option?.externalId ?? null,
    shippingData: null,
    marks: option?.method?.marks ?? [],
    logo: option ? shippingLogo(option.method ?? { marks: [], logoPath: null }) : null,
    description: descriptionOf(option, scope),
    ...describeFee(priced, scope),
  };
  const points = option?.pickupPoints ?? [];
  const expectedTime = option?.expectedTime ?? undefined;
  const dates = option?.deliveryDates;
  return {
    ...fields,
    shippingData:
      points.length > 0 || expectedTime || dates
        ? JSON.stringify({ expectedTime, delivery: dates, pickupPoints: points })
        : null,
    subOptions: points.map(({ id, name, addressLine1, zip, city }) => ({
      ...fields,
      name: id,
      displayName: `${name}, ${addressLine1}, ${postalTown(zip, city)}`,
      description: null,
      isDefault: false,
      isSelected: isSelected && id === pickupPoint,
      externalId: id,
      subOptions: [],
    })),
  };
}

/** The method's own text or the delivery service's time, the delivery dates, and a note if the buyer pays VAT on import. */
function descriptionOf(option: ShippingOption | undefined, scope: Scope): string | null {
  const { method, expectedTime } = option ?? {};
  const dates = option?.deliveryDates;
  const parts = [
    method ? localizedText(method.texts, 'description', scope) : expectedTime,
    dates && formatDeliveryDates(dates, scope.language.id),
    method && localizedText(method.texts, 'environment', scope),
  ];
  const { market, language } = scope;
  const description = parts.filter(Boolean).join('\u00a0· ');
  if (!option || !chargesImportVat(market)) return description || null;
  const note = languageOf(language.id).apiMessages.importVat(countryName(market.country.code, language.id));
  return description ? `${description}. ${note}` : note;
}

/** A negative `amountLeftToFree` means that no amount makes the delivery free. */
function describeFee(
  { incVat, exVat, amountLeftToFree }: PricedCart['shipping'],
  { market, language }: Scope,
) {
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
