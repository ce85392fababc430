import type { Translate } from '#storefront/translations/words.ts';
import { checkTexts } from './check-purchase.ts';
import type { CheckoutWays } from './checkout-ways.ts';
import type { Purchase, PurchaseField, TextField } from './purchase-fields.ts';

export interface Missing {
  field: PurchaseField;
  name: string;
}

/** What stands in the way of paying (§4), by name, so that it can be told and gone to. */
export function missingNames(
  t: Translate,
  { country, ways, ...purchase }: Purchase & { country: string; ways: CheckoutWays },
): Missing[] {
  const texts = Object.keys(checkTexts(purchase, country)) as TextField[];
  const missing: Missing[] = texts.map((field) => ({ field, name: nameOf(t, field) }));
  const delivery = ways.shippingOptions.find(({ id }) => id === purchase.shippingId);
  if (ways.needsDelivery && !delivery && !texts.includes('zip'))
    missing.push({
      field: ways.shippingOptions.length > 0 ? 'shippingId' : 'zip',
      name: t('delivery.options'),
    });
  if (delivery && delivery.subOptions.length > 0 && !purchase.pickupPoint)
    missing.push({ field: 'pickupPoint', name: t('delivery.points') });
  return missing;
}

export function nameOf(t: Translate, field: TextField): string {
  const isOther = /^to[A-Z]/.test(field);
  const own = isOther ? `${field[2]?.toLowerCase()}${field.slice(3)}` : field;
  const name = own === 'email' ? t('signIn.email') : t(labels[own as keyof typeof labels]);
  return isOther ? `${t('details.elsewhereTitle')}: ${name}` : name;
}

export const labels = {
  zip: 'delivery.zip',
  phone: 'details.phone',
  company: 'details.company',
  firstName: 'details.firstName',
  lastName: 'details.lastName',
  careOf: 'details.careOf',
  street: 'details.street',
  city: 'details.city',
  entryCode: 'details.entryCode',
  message: 'details.message',
} as const;
