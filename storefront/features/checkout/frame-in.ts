import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';

/** The provider's frame for the way to pay that is chosen, as the API gave it. */
export function frameIn(checkout: CheckoutPartsFragment | null): string | null {
  return checkout?.paymentOptions?.find((option) => option?.isSelected)?.paymentData ?? null;
}
