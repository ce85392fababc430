import type { Translate } from '#storefront/translations/translate.ts';
import type { CheckoutOptions } from '../updates/checkout-options.ts';
import { checkTexts } from './check-purchase.ts';
import { type Purchase, type PurchaseField, type PurchaseTextField, TEXT_FIELDS } from './purchase-fields.ts';

export interface MissingField {
  field: PurchaseField;
  /** The translated name. */
  name: string;
}

/** The fields that must be filled in before the payment (§4), as names to show and link. */
export function missingFields(
  t: Translate<'purchase'>,
  purchase: Purchase,
  { country, options }: { country: string; options: CheckoutOptions },
): MissingField[] {
  const shipping = options.shippingOptions.find(({ id }) => id === purchase.shippingId);
  const needsPoint = shipping !== undefined && shipping.subOptions.length > 0;
  const errors = checkTexts(purchase, country, {
    needsDelivery: options.needsDelivery,
    needsPhone: needsPoint,
  });
  const texts = TEXT_FIELDS.filter((field) => errors[field]);
  const missing: MissingField[] = texts.map((field) => ({ field, name: fieldName(t, field) }));
  const zip = purchase.hasShippingAddress ? 'toZip' : 'zip';
  if (options.needsDelivery && !shipping && !texts.includes(zip))
    missing.push({
      field: options.shippingOptions.length > 0 ? 'shippingId' : zip,
      name: t('delivery.options'),
    });
  if (needsPoint && !purchase.pickupPoint) missing.push({ field: 'pickupPoint', name: t('delivery.points') });
  return missing;
}

export function fieldName(t: Translate<'purchase'>, field: PurchaseTextField): string {
  // `toStreet` is the `street` of the separate shipping address.
  const isShipping = /^to[A-Z]/.test(field);
  const part = isShipping ? `${field[2]?.toLowerCase()}${field.slice(3)}` : field;
  const name = part === 'email' ? t('signIn.email') : t(fieldLabels[part as keyof typeof fieldLabels]);
  return isShipping ? `${t('details.separateAddressTitle')}: ${name}` : name;
}

export const fieldLabels = {
  zip: 'delivery.zip',
  ownZip: 'delivery.zip',
  phone: 'details.phone',
  company: 'details.company',
  firstName: 'details.firstName',
  lastName: 'details.lastName',
  careOf: 'details.careOf',
  street: 'details.street',
  street2: 'details.street2',
  city: 'details.city',
  country: 'details.country',
  entryCode: 'details.entryCode',
  message: 'details.message',
} as const;
