import * as v from 'valibot';
import { isPostalCode } from '../customer/postal-code.ts';
import { LIMITS } from '../limits.ts';
import { type FieldError, findFieldErrors, rule } from './field-error.ts';
import { email, format, identityNumber, phone, required, type TextRule, text } from './text.ts';

/** The buyer's country and type, on which the rules for text fields depend. */
interface Buyer {
  /** The country of the market. */
  countryCode: string;
  customerType: 'PERSON' | 'ORGANIZATION';
}

/** The options for this cart. */
export interface CheckoutOffer extends Buyer {
  /** Empty if there is no delivery to the postal code; null if the cart has nothing to deliver. */
  shippingIds: readonly number[] | null;
  /** Pick-up points of the chosen shipping option; null if it has none. */
  pickupPoints: readonly string[] | null;
  /** Null if nothing is left to pay. */
  paymentIds: readonly number[] | null;
  /** Checks the identity number; null if the chosen payment option does not need one. */
  isIdentityNumber: ((text: string) => boolean) | null;
}

type DeliveryAddress = 'billingAddress' | 'shippingAddress';

/** Only the text fields, which can be checked before an option is chosen. They are named as in CheckoutInputType. */
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

/** Finds all errors that prevent an order. */
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
    /** Null if the order is shipped to the billing address. */
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

/** The id of an offered option. If `offered` is null, no option is needed. */
function choice<Id extends number | string>(id: v.GenericSchema<Id>, offered: readonly Id[] | null) {
  return v.pipe(
    v.nullable(id),
    rule((chosen) => offered === null || chosen !== null, 'required'),
    rule((chosen) => offered === null || chosen === null || offered.includes(chosen), 'not-offered'),
  );
}
