import type { AddressInputType, CheckoutInputType } from '#storefront/api/generated/graphql.ts';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';

/** The text fields of the form, by their names. `to…` belong to a separate shipping address. */
export const TEXT_FIELDS = [
  'zip',
  'email',
  'phone',
  'company',
  'firstName',
  'lastName',
  'careOf',
  'street',
  'city',
  'entryCode',
  'message',
  'toCompany',
  'toFirstName',
  'toLastName',
  'toCareOf',
  'toStreet',
  'toZip',
  'toCity',
  'toEntryCode',
] as const;

export type PurchaseTextField = (typeof TEXT_FIELDS)[number];

/** The API's names of the consents. */
const CONSENTS = ['order', 'newsletter', 'sms'] as const;
type Consent = (typeof CONSENTS)[number];

export type PurchaseField =
  | PurchaseTextField
  | 'identityNumber'
  | 'shippingId'
  | 'pickupPoint'
  | 'paymentId'
  | 'consent-order';

/** The values of the form, without the identity number: that goes from its field to the API and is stored nowhere. */
export interface Purchase {
  texts: Record<PurchaseTextField, string>;
  isCompany: boolean;
  hasShippingAddress: boolean;
  shippingId: number | null;
  pickupPoint: string;
  paymentId: number | null;
  consents: Consent[];
}

export function readPurchase(form: FormData): Purchase {
  return {
    texts: Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(form, name)])) as Purchase['texts'],
    isCompany: form.get('customerType') === 'ORGANIZATION',
    hasShippingAddress: form.has('elsewhere'),
    shippingId: readInteger(form, 'shippingId'),
    // Every shipping option with pick-up points has its own list.
    pickupPoint: readText(form, `pickupPoint-${readText(form, 'shippingId')}`),
    paymentId: readInteger(form, 'paymentId'),
    consents: CONSENTS.filter((consent) => form.has(`consent-${consent}`)),
  };
}

/** The API's input for the values of the form. */
export function checkoutInput(purchase: Purchase, country: string): CheckoutInputType {
  const { texts, isCompany, hasShippingAddress, shippingId, pickupPoint, paymentId, consents } = purchase;
  return {
    email: texts.email,
    customerType: isCompany ? 'ORGANIZATION' : 'PERSON',
    billingAddress: billingAddress(texts, isCompany, country),
    message: texts.message,
    acceptedConsents: consents,
    shippingAddress: hasShippingAddress ? shippingAddress(texts, country) : undefined,
    shippingId: shippingId ?? undefined,
    pickupPoint: pickupPoint || undefined,
    paymentId: paymentId ?? undefined,
  };
}

function billingAddress(texts: Purchase['texts'], isCompany: boolean, country: string): AddressInputType {
  return {
    firstName: texts.firstName,
    lastName: texts.lastName,
    company: isCompany ? texts.company : '',
    careOf: texts.careOf,
    addressLine1: texts.street,
    zip: texts.zip,
    city: texts.city,
    entryCode: texts.entryCode,
    mobile: texts.phone,
    phone: texts.phone,
    country,
  };
}

function shippingAddress(texts: Purchase['texts'], country: string): AddressInputType {
  return {
    firstName: texts.toFirstName,
    lastName: texts.toLastName,
    company: texts.toCompany,
    careOf: texts.toCareOf,
    addressLine1: texts.toStreet,
    zip: texts.toZip,
    city: texts.toCity,
    entryCode: texts.toEntryCode,
    country,
  };
}
