import type { CheckoutInputType } from '#storefront/api/generated/graphql.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';

/** The text fields below the section of the delivery. */
const DETAIL_FIELDS = [
  'email',
  'phone',
  'company',
  'firstName',
  'lastName',
  'careOf',
  'street',
  'street2',
  'ownZip',
  'city',
  'country',
  'entryCode',
  'message',
  'toCompany',
  'toFirstName',
  'toLastName',
  'toCareOf',
  'toStreet',
  'toStreet2',
  'toZip',
  'toCity',
  'toEntryCode',
] as const;

/**
 * The text fields of the form, by their names. `to…` belong to a separate shipping address; `ownZip` is then the postal code
 * of the buyer's own address, and `zip` is not used.
 */
export const TEXT_FIELDS = ['zip', ...DETAIL_FIELDS] as const;

/** The fields that can have errors, in the order of the page. */
export const PURCHASE_FIELDS = [
  'zip',
  'shippingId',
  'pickupPoint',
  ...DETAIL_FIELDS,
  'paymentId',
  'identityNumber',
  'consent-order',
  'consent-download',
] as const;

export type PurchaseField = (typeof PURCHASE_FIELDS)[number];
export type PurchaseTextField = (typeof TEXT_FIELDS)[number];

/** The field of the separate shipping address: `street` becomes `toStreet`. */
export function shippingFieldName(field: string): PurchaseTextField {
  return `to${field.charAt(0).toUpperCase()}${field.slice(1)}` as PurchaseTextField;
}

/** The API's names of the consents. */
const CONSENTS = ['order', 'download', 'newsletter'] as const;
type Consent = (typeof CONSENTS)[number];

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
  const { shippingId, pickupPoint, paymentId, consents } = purchase;
  const { email, billingAddress, shippingAddress, message } = checkoutTexts(purchase, country);
  return {
    email,
    customerType: customerTypeOfPurchase(purchase),
    billingAddress: { ...billingAddress, phone: billingAddress.mobile },
    message,
    acceptedConsents: consents,
    shippingAddress: shippingAddress ?? undefined,
    shippingId: shippingId ?? undefined,
    pickupPoint: pickupPoint || undefined,
    paymentId: paymentId ?? undefined,
  };
}

export function customerTypeOfPurchase({ isCompany }: Purchase): CustomerType {
  return isCompany ? 'ORGANIZATION' : 'PERSON';
}

/** The texts of the form, by the API's names. */
export function checkoutTexts({ texts, isCompany, hasShippingAddress }: Purchase, country: string) {
  return {
    email: texts.email,
    billingAddress: {
      firstName: texts.firstName,
      lastName: texts.lastName,
      company: isCompany ? texts.company : '',
      careOf: texts.careOf,
      addressLine1: texts.street,
      addressLine2: texts.street2,
      zip: hasShippingAddress ? texts.ownZip : texts.zip,
      city: texts.city,
      entryCode: texts.entryCode,
      mobile: texts.phone,
      country: billingCountry({ texts, hasShippingAddress }, country),
    },
    shippingAddress: hasShippingAddress ? shippingAddress(texts, country) : null,
    message: texts.message,
  };
}

/** The postal code that the goods are sent to. */
export function deliveryZip({ texts, hasShippingAddress }: Purchase): string {
  return hasShippingAddress ? texts.toZip : texts.zip;
}

/** The country of delivery, unless the order is sent to another address than the buyer's. */
export function billingCountry(
  { texts, hasShippingAddress }: Pick<Purchase, 'texts' | 'hasShippingAddress'>,
  country: string,
): string {
  return (hasShippingAddress && texts.country) || country;
}

function shippingAddress(texts: Purchase['texts'], country: string) {
  return {
    firstName: texts.toFirstName,
    lastName: texts.toLastName,
    company: texts.toCompany,
    careOf: texts.toCareOf,
    addressLine1: texts.toStreet,
    addressLine2: texts.toStreet2,
    zip: texts.toZip,
    city: texts.toCity,
    entryCode: texts.toEntryCode,
    country,
  };
}
