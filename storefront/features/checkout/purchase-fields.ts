import type { AddressInputType, CheckoutInputType } from '#storefront/api/generated/graphql.ts';

/** What is asked for as text, by the names that the form's fields have. */
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

export type TextField = (typeof TEXT_FIELDS)[number];

/** The three that a customer can agree to, as the API names them. */
export const CONSENTS = ['order', 'newsletter', 'sms'] as const;
export type Consent = (typeof CONSENTS)[number];

export type PurchaseField =
  | TextField
  | 'identityNumber'
  | 'shippingId'
  | 'pickupPoint'
  | 'paymentId'
  | 'consent-order';

/** What the form holds. The identity number is not among it: it goes from its field to the API, and nowhere else. */
export interface Purchase {
  texts: Record<TextField, string>;
  isCompany: boolean;
  isElsewhere: boolean;
  shippingId: number | null;
  pickupPoint: string;
  paymentId: number | null;
  consents: Consent[];
}

export function readPurchase(form: FormData): Purchase {
  return {
    texts: Object.fromEntries(TEXT_FIELDS.map((name) => [name, textIn(form, name)])) as Purchase['texts'],
    isCompany: form.get('customerType') === 'ORGANIZATION',
    isElsewhere: form.get('elsewhere') !== null,
    shippingId: numberIn(form, 'shippingId'),
    // Every way of delivery with points has a list of its own.
    pickupPoint: textIn(form, `pickupPoint-${textIn(form, 'shippingId')}`),
    paymentId: numberIn(form, 'paymentId'),
    consents: CONSENTS.filter((consent) => form.get(`consent-${consent}`) !== null),
  };
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function numberIn(form: FormData, name: string): number | null {
  const text = textIn(form, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The same as the API takes it. */
export function checkoutInput(purchase: Purchase, country: string): CheckoutInputType {
  const { texts, isCompany, isElsewhere, shippingId, pickupPoint, paymentId, consents } = purchase;
  const billingAddress: AddressInputType = {
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
  const shippingAddress: AddressInputType = {
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
  return {
    email: texts.email,
    customerType: isCompany ? 'ORGANIZATION' : 'PERSON',
    billingAddress,
    message: texts.message,
    acceptedConsents: consents,
    ...(isElsewhere ? { shippingAddress } : {}),
    ...(shippingId === null ? {} : { shippingId }),
    ...(pickupPoint ? { pickupPoint } : {}),
    ...(paymentId === null ? {} : { paymentId }),
  };
}
