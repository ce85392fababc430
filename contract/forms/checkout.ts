import * as v from 'valibot';
import { isCountryCode } from '../customer/customer-fields.ts';
import type { CustomerType } from '../customer/customer-type.ts';
import { isPostalCode } from '../customer/postal-code.ts';
import { LIMITS } from '../limits.ts';
import { type FieldError, findFieldErrors, rule } from './field-error.ts';
import {
  email,
  format,
  identityNumber,
  singleLine as lineOf,
  phone,
  required,
  type TextRule,
  text,
} from './text.ts';

/** The buyer's country and type, on which the rules for text fields depend. */
interface Buyer {
  /** The country of the market. */
  countryCode: string;
  customerType: CustomerType;
  /** False if nothing is shipped: street and town are then optional. True by default. */
  needsDelivery?: boolean | undefined;
  /** The country of the billing address, if it may differ from the market's (Regulation (EU) 2018/302, Art. 4). */
  billingCountry?: string | undefined;
  /** True if the chosen delivery needs a phone number: pick-up points notify by phone. False by default. */
  needsPhone?: boolean | undefined;
}

/** The options that this cart offers, and the rules for its order. */
export interface CheckoutOffer extends Omit<Buyer, 'needsDelivery' | 'needsPhone' | 'billingCountry'> {
  /** With downloads, the billing country must be the market's, because its VAT applies. False by default. */
  hasDownloads?: boolean | undefined;
  /** Empty if there is no delivery to the postal code; null if the cart has nothing to deliver. */
  shippingIds: readonly number[] | null;
  /** Pick-up points of the chosen shipping option; null if it has none. */
  pickupPoints: readonly string[] | null;
  /** Null if nothing is left to pay. */
  paymentIds: readonly number[] | null;
  /** Checks the identity number; null if the chosen payment option does not need one. */
  isIdentityNumber: ((text: string) => boolean) | null;
  /** False if the client is responsible for the buyer's consent to the terms. */
  needsOrderConsent: boolean;
  /** The buyer has to consent to immediate delivery (Directive 2011/83/EU, Art. 16(m)). */
  needsDownloadConsent: boolean;
}

type DeliveryAddress = 'billingAddress' | 'shippingAddress';

/** Only the text fields, which can be checked before an option is chosen. They are named as in CheckoutInputType. */
export function checkoutTextsSchema(buyer: Buyer) {
  return v.object(textEntries(buyer, null));
}

/** Everything that an order needs. */
function checkoutSchema(
  offer: CheckoutOffer & Pick<Buyer, 'billingCountry'>,
  deliveryAddress: DeliveryAddress,
) {
  const { shippingIds, pickupPoints, paymentIds, isIdentityNumber } = offer;
  const { needsOrderConsent, needsDownloadConsent } = offer;
  const buyer = { ...offer, needsDelivery: shippingIds !== null, needsPhone: pickupPoints !== null };
  // The buyer has no shipping option to choose from, so the postal code has the error instead of the option.
  const isUndeliverable = shippingIds?.length === 0;
  return v.object({
    shippingId: choice(v.number(), isUndeliverable ? null : shippingIds),
    pickupPoint: choice(v.string(), pickupPoints),
    ...textEntries(buyer, isUndeliverable ? deliveryAddress : null),
    acceptedConsents: v.pipe(
      v.array(v.string()),
      rule((consents) => !needsOrderConsent || consents.includes('order'), 'order'),
      rule((consents) => !needsDownloadConsent || consents.includes('download'), 'download'),
    ),
    paymentId: choice(v.number(), paymentIds),
    identityNumber: isIdentityNumber ? identityNumber(isIdentityNumber, required) : line(),
  });
}

export type CheckoutValues = v.InferInput<ReturnType<typeof checkoutSchema>>;

/** Finds all errors that prevent an order. */
export function findCheckoutErrors(values: CheckoutValues, offer: CheckoutOffer): FieldError[] {
  const deliveryAddress = values.shippingAddress?.zip ? 'shippingAddress' : 'billingAddress';
  const billingCountry = offer.hasDownloads ? undefined : billingCountryOf(values);
  return findFieldErrors(checkoutSchema({ ...offer, billingCountry }, deliveryAddress), values);
}

/** The entered country, which may be any if the order is shipped to another address. Undefined: it must be the market's. */
export function billingCountryOf({
  billingAddress,
  shippingAddress,
}: {
  billingAddress: { country: string };
  shippingAddress: unknown;
}): string | undefined {
  const country = billingAddress.country.toUpperCase();
  return shippingAddress && country !== '' && isCountryCode(country) ? country : undefined;
}

function textEntries(
  { countryCode, billingCountry, customerType, needsDelivery = true, needsPhone = false }: Buyer,
  undeliverableAddress: DeliveryAddress | null,
) {
  const address = (name: DeliveryAddress) =>
    addressEntries(name === 'billingAddress' ? (billingCountry ?? countryCode) : countryCode, {
      needsDelivery,
      isDeliverable: name !== undeliverableAddress,
    });
  const company = customerType === 'ORGANIZATION' ? line(required) : line();
  return {
    email,
    billingAddress: v.object({
      mobile: line(...requiredIf(needsPhone), phone),
      company,
      ...address('billingAddress'),
    }),
    /** Null if the order is shipped to the billing address. */
    shippingAddress: v.nullable(v.object({ ...address('shippingAddress'), company: line() })),
    message: text(LIMITS.checkoutMessage),
  };
}

function addressEntries(
  countryCode: string,
  { needsDelivery, isDeliverable }: { needsDelivery: boolean; isDeliverable: boolean },
) {
  const requiredForDelivery = requiredIf(needsDelivery);
  return {
    firstName: line(required),
    lastName: line(required),
    addressLine1: line(...requiredForDelivery),
    addressLine2: line(),
    zip: line(
      ...requiredForDelivery,
      format((zip) => isPostalCode(countryCode, zip), 'postal-code'),
      rule(() => isDeliverable, 'no-delivery'),
    ),
    city: line(...requiredForDelivery),
    country: line(format((country) => country.toUpperCase() === countryCode, 'country')),
    careOf: line(),
    entryCode: line(),
  };
}

function requiredIf(isRequired: boolean): TextRule[] {
  return isRequired ? [required] : [];
}

function line(...rules: TextRule[]) {
  return lineOf(LIMITS.checkoutText, ...rules);
}

/** The id of an offered option. If `offered` is null, no option is needed. */
function choice<Id extends number | string>(id: v.GenericSchema<Id>, offered: readonly Id[] | null) {
  return v.pipe(
    v.nullable(id),
    rule((chosen) => offered === null || chosen !== null, 'required'),
    rule((chosen) => offered === null || chosen === null || offered.includes(chosen), 'not-offered'),
  );
}
