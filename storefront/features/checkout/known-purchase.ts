import type { AddressPartsFragment, CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type Purchase, TEXT_FIELDS } from './purchase-fields.ts';

/** What the form begins with: what the checkout knows of this cart, or of this customer. Nothing is agreed to before. */
export function knownPurchase(
  checkout: CheckoutPartsFragment | null,
  { isCompany }: { isCompany: boolean },
): Purchase {
  const billing: Partial<AddressPartsFragment> = checkout?.billingAddress ?? {};
  const shipping: Partial<AddressPartsFragment> = checkout?.shippingAddress ?? {};
  const option = selectedIn(checkout?.shippingOptions);
  const known: Partial<Purchase['texts']> = {
    zip: billing.zip,
    email: checkout?.email ?? '',
    phone: billing.mobile || billing.phone,
    company: billing.company,
    firstName: billing.firstName,
    lastName: billing.lastName,
    careOf: billing.careOf,
    street: billing.addressLine1,
    city: billing.city,
    entryCode: billing.entryCode,
    toCompany: shipping.company,
    toFirstName: shipping.firstName,
    toLastName: shipping.lastName,
    toCareOf: shipping.careOf,
    toStreet: shipping.addressLine1,
    toZip: shipping.zip,
    toCity: shipping.city,
    toEntryCode: shipping.entryCode,
  };
  return {
    texts: Object.fromEntries(TEXT_FIELDS.map((name) => [name, known[name] ?? ''])) as Purchase['texts'],
    isCompany,
    isElsewhere: Boolean(shipping.addressLine1),
    shippingId: option?.id ?? null,
    pickupPoint: selectedIn(option?.subOptions)?.externalId ?? '',
    paymentId: selectedIn(checkout?.paymentOptions)?.id ?? null,
    consents: [],
  };
}

/** What is typed stays; what is known fills the gaps. */
export function withKnown(typed: Purchase, known: Purchase): Purchase {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, typed.texts[name] || known.texts[name]]),
  ) as Purchase['texts'];
  return {
    ...typed,
    texts,
    shippingId: typed.shippingId ?? known.shippingId,
    paymentId: typed.paymentId ?? known.paymentId,
  };
}

export function selectedIn<Option extends { isSelected: boolean }>(
  options: readonly (Option | null)[] | null | undefined,
): Option | undefined {
  return options?.find((option) => option?.isSelected) ?? undefined;
}
