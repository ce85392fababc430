import type {
  CartPartsFragment,
  CheckoutPartsFragment,
  PaymentOptionPartsFragment,
  ShippingOptionPartsFragment,
} from '#storefront/api/generated/graphql.ts';

export interface ShippingOption extends ShippingOptionPartsFragment {
  /** Its pick-up points; none for home delivery. */
  subOptions: ShippingOptionPartsFragment[];
}

export interface PaymentOption extends PaymentOptionPartsFragment {
  requiresIdentityNumber: boolean;
}

/** The shipping and payment options of a cart, in the API's order. */
export interface CheckoutOptions {
  /** False where everything is downloaded. */
  needsDelivery: boolean;
  shippingOptions: ShippingOption[];
  paymentOptions: PaymentOption[];
}

/** Credit needs an identity number, in the countries that have one (decisions §5). */
const identityNumbers = { methods: ['invoice', 'instalments'], countries: ['SE', 'DK', 'NO', 'FI', 'AX'] };

export function checkoutOptionsOf(checkout: CheckoutPartsFragment | null, country: string): CheckoutOptions {
  const { shippingOptions, paymentOptions } = checkout ?? {};
  return {
    needsDelivery: !checkout || checkout.shippingOptions !== null,
    shippingOptions: (shippingOptions ?? [])
      .filter((option) => option !== null)
      .map((option) => ({
        ...option,
        subOptions: (option.subOptions ?? []).filter((point) => point !== null),
      })),
    paymentOptions: (paymentOptions ?? [])
      .filter((option) => option !== null)
      .map((option) => ({
        ...option,
        requiresIdentityNumber:
          identityNumbers.methods.includes(option.name ?? '') && identityNumbers.countries.includes(country),
      })),
  };
}

/** A gift code or the balance pays for everything: no payment option is needed. */
export function isPaidFor(cart: CartPartsFragment | null): boolean {
  return cart?.summary?.total?.sellingPriceIncVat === 0;
}

/** The HTML of the provider's iframe for the selected payment option, as the API returned it. */
export function paymentIframeOf(checkout: CheckoutPartsFragment | null): string | null {
  return checkout?.paymentOptions?.find((option) => option?.isSelected)?.paymentData ?? null;
}
