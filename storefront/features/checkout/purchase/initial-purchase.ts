import type { AddressPartsFragment, CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type Purchase, type PurchaseTextField, TEXT_FIELDS } from './purchase-fields.ts';

/** The first values of the form: those of the saved checkout, or of the customer. No consent is preset. */
export function initialPurchase(
  checkout: CheckoutPartsFragment | null,
  { isCompany }: { isCompany: boolean },
): Purchase {
  const billing: Partial<AddressPartsFragment> = checkout?.billingAddress ?? {};
  const shipping: Partial<AddressPartsFragment> = checkout?.shippingAddress ?? {};
  const shippingOption = selectedOption(checkout?.shippingOptions);
  const saved: Partial<Purchase['texts']> = {
    zip: billing.zip,
    ownZip: billing.zip,
    email: checkout?.email ?? '',
    phone: billing.mobile || billing.phone,
    company: billing.company,
    firstName: billing.firstName,
    lastName: billing.lastName,
    careOf: billing.careOf,
    street: billing.addressLine1,
    street2: billing.addressLine2,
    city: billing.city,
    country: billing.country,
    entryCode: billing.entryCode,
    toCompany: shipping.company,
    toFirstName: shipping.firstName,
    toLastName: shipping.lastName,
    toCareOf: shipping.careOf,
    toStreet: shipping.addressLine1,
    toStreet2: shipping.addressLine2,
    toZip: shipping.zip,
    toCity: shipping.city,
    toEntryCode: shipping.entryCode,
  };
  return {
    texts: Object.fromEntries(TEXT_FIELDS.map((name) => [name, saved[name] ?? ''])) as Purchase['texts'],
    isCompany,
    hasShippingAddress: Boolean(shipping.addressLine1),
    shippingId: shippingOption?.id ?? null,
    pickupPoint: selectedOption(shippingOption?.subOptions)?.externalId ?? '',
    paymentId: selectedOption(checkout?.paymentOptions)?.id ?? null,
    consents: [],
  };
}

/** Fields that belong to one street. The saved ones are wrong for another street. */
const streetFields: readonly PurchaseTextField[] = ['street2', 'careOf', 'entryCode'];

/** Fills empty fields with the saved values. */
export function fillGaps(purchase: Purchase, saved: Purchase): Purchase {
  const { street } = purchase.texts;
  const isOtherStreet = street !== '' && street !== saved.texts.street;
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => {
      const fallback = isOtherStreet && streetFields.includes(name) ? '' : saved.texts[name];
      return [name, purchase.texts[name] || fallback];
    }),
  ) as Purchase['texts'];
  return {
    ...purchase,
    texts,
    shippingId: purchase.shippingId ?? saved.shippingId,
    paymentId: purchase.paymentId ?? saved.paymentId,
  };
}

function selectedOption<Option extends { isSelected: boolean }>(
  options: readonly (Option | null)[] | null | undefined,
): Option | undefined {
  return options?.find((option) => option?.isSelected) ?? undefined;
}
