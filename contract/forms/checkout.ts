import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { isPostalCode } from '../postal-code.ts';
import { type FieldError, findFieldErrors, rule } from './field-error.ts';
import { email, format, identityNumber, phone, required, type TextRule, text } from './text.ts';

/** The buyer's country and type, which decide what the text fields may hold. */
export interface Buyer {
  /** The country of the market. */
  countryCode: string;
  customerType: 'PERSON' | 'ORGANIZATION';
}

/** The options for this cart. */
export interface CheckoutOffer extends Buyer {
  /** None for a postal code without delivery; null where nothing is delivered. */
  shippingIds: readonly number[] | null;
  /** Of the chosen shipping option; null where it has no pick-up points. */
  pickupPoints: readonly string[] | null;
  /** Null where nothing is left to pay. */
  paymentIds: readonly number[] | null;
  /** The check of the number that the chosen payment option needs; null where it needs none. */
  isIdentityNumber: ((text: string) => boolean) | null;
}

type DeliveryAddress = 'billingAddress' | 'shippingAddress';

/** The text fields alone, which can be checked before an option is chosen. Names are those of CheckoutInputType. */
export function checkoutTextsSchema(buyer: Buyer) {
  return v.object(textEntries(buyer, null));
}

/** Everything that an order needs. */
function checkoutSchema(offer: CheckoutOffer, deliveryAddress: DeliveryAddress) {
  const { shippingIds, pickupPoints, paymentIds, isIdentityNumber } = offer;
  const hasNoDelivery = shippingIds?.length === 0;
  return v.object({
    shippingId: choice(v.number(), hasNoDelivery ? null : shippingIds),
    pickupPoint: choice(v.string(), pickupPoints),
    ...textEntries(offer, hasNoDelivery ? deliveryAddress : null),
    acceptedConsents: v.pipe(
      v.array(v.string()),
      rule((consents) => consents.includes('order'), 'order'),
    ),
    paymentId: choice(v.number(), paymentIds),
    identityNumber: isIdentityNumber ? identityNumber(isIdentityNumber, required) : line(),
  });
}

export type CheckoutValues = v.InferInput<ReturnType<typeof checkoutSchema>>;

/** All errors of a checkout that is to become an order. */
export function findCheckoutErrors(values: CheckoutValues, offer: CheckoutOffer): FieldError[] {
  const deliveryAddress = values.shippingAddress?.zip ? 'shippingAddress' : 'billingAddress';
  return findFieldErrors(checkoutSchema(offer, deliveryAddress), values);
}

function textEntries({ countryCode, customerType }: Buyer, undeliverable: DeliveryAddress | null) {
  const address = (name: DeliveryAddress) => addressEntries(countryCode, name !== undeliverable);
  const company = customerType === 'ORGANIZATION' ? line(required) : line();
  return {
    email,
    billingAddress: v.object({ mobile: line(required, phone), company, ...address('billingAddress') }),
    /** Null: shipped to the billing address. */
    shippingAddress: v.nullable(v.object({ ...address('shippingAddress'), company: line() })),
    message: text(LIMITS.checkoutMessage),
  };
}

function addressEntries(countryCode: string, hasDelivery: boolean) {
  return {
    firstName: line(required),
    lastName: line(required),
    addressLine1: line(required),
    zip: line(
      required,
      format((zip) => isPostalCode(countryCode, zip), 'postal-code'),
      rule(() => hasDelivery, 'no-delivery'),
    ),
    city: line(required),
    country: line(format((country) => country.toUpperCase() === countryCode, 'country')),
    careOf: line(),
    entryCode: line(),
  };
}

function line(...rules: TextRule[]) {
  return text(LIMITS.checkoutText, ...rules);
}

/** The id of an offered option. With null, nothing has to be chosen. */
function choice<Id extends number | string>(id: v.GenericSchema<Id>, offered: readonly Id[] | null) {
  return v.pipe(
    v.nullable(id),
    rule((chosen) => offered === null || chosen !== null, 'required'),
    rule((chosen) => offered === null || chosen === null || offered.includes(chosen), 'not-offered'),
  );
}
