import type {
  CartPartsFragment,
  CheckoutPartsFragment,
  PaymentOptionPartsFragment,
  ShippingOptionAdditionsFragment,
  ShippingOptionPartsFragment,
} from '#storefront/api/generated/graphql.ts';

export interface ShippingOption extends ShippingOptionPartsFragment, ShippingOptionAdditionsFragment {
  /** Its pick-up points; none for home delivery. */
  subOptions: ShippingOptionPartsFragment[];
}

export type PaymentOption = PaymentOptionPartsFragment;

/** The shipping and payment options of a cart, in the API's order. */
export interface CheckoutOptions {
  /** False if nothing is shipped. */
  needsDelivery: boolean;
  /** The cart has downloads, and the buyer a right of withdrawal. */
  needsDownloadConsent: boolean;
  shippingOptions: ShippingOption[];
  paymentOptions: PaymentOption[];
}

export function checkoutOptionsOf(checkout: CheckoutPartsFragment | null): CheckoutOptions {
  const { shippingOptions, paymentOptions } = checkout ?? {};
  return {
    // The API has no list if nothing is shipped.
    needsDelivery: !checkout || checkout.shippingOptions !== null,
    needsDownloadConsent: checkout?.consents?.some((consent) => consent?.type === 'download') === true,
    shippingOptions: (shippingOptions ?? [])
      .filter((option) => option !== null)
      .map((option) => ({
        ...option,
        subOptions: (option.subOptions ?? []).filter((point) => point !== null),
      })),
    paymentOptions: (paymentOptions ?? []).filter((option) => option !== null),
  };
}

/** A gift code or the balance pays for everything: no payment option is needed. */
export function isPaidFor(cart: CartPartsFragment | null): boolean {
  return cart?.summary?.total?.sellingPriceIncVat === 0;
}

/** The value of a pick-up point in the form. */
export function pickupPointId({ id, externalId }: { id: number; externalId: string | null }): string {
  return externalId ?? String(id);
}

/** The HTML of the provider's iframe for the selected payment option, as the API returned it. */
export function paymentIframeOf(checkout: CheckoutPartsFragment | null): string | null {
  return checkout?.paymentOptions?.find((option) => option?.isSelected)?.paymentData ?? null;
}
