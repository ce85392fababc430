import type { CartPartsFragment, CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import {
  type CheckoutOptions,
  checkoutOptionsOf,
  isPaidFor,
  type PaymentOption,
  pickupPointId,
  type ShippingOption,
} from '../updates/checkout-options.ts';
import { type MissingField, missingFields } from './missing-fields.ts';
import { deliveryZip, type Purchase } from './purchase-fields.ts';

/** How far the form is filled in, and what the buyer can choose from. */
export interface PurchaseProgress {
  options: CheckoutOptions;
  /** The values of the form, with options that are offered. */
  choice: Purchase;
  paymentOption: PaymentOption | undefined;
  /** Whether the cart is paid for by a gift code or the balance. */
  isPaid: boolean;
  missing: MissingField[];
  /** Whether fields must be filled in before a payment option can be chosen. */
  isPaymentBlocked: boolean;
  /** Whether everything but the payment is filled in, including the consent to the terms. */
  isComplete: boolean;
}

interface ProgressInput {
  t: Translate<'purchase'>;
  purchase: Purchase;
  checkout: CheckoutPartsFragment | null;
  cart: CartPartsFragment;
  country: string;
  isHydrated: boolean;
}

export function purchaseProgress(input: ProgressInput): PurchaseProgress {
  const { t, purchase, checkout, cart, country, isHydrated } = input;
  const offered = checkoutOptionsOf(checkout);
  const isPaid = isPaidFor(cart);
  const options = isPaid ? { ...offered, paymentOptions: [] } : offered;
  const shippingId = offeredId(options.shippingOptions, purchase.shippingId);
  const choice = {
    ...purchase,
    shippingId,
    pickupPoint: offeredPoint(
      options.shippingOptions.find(({ id }) => id === shippingId),
      purchase.pickupPoint,
    ),
    paymentId: offeredId(options.paymentOptions, purchase.paymentId),
  };
  const missing = missingFields(t, choice, { country, options });
  // Without script only the delivery comes before the payment: the other fields are checked when the form is posted.
  const hasDelivery =
    deliveryZip(choice) !== '' && (options.shippingOptions.length > 0 || !options.needsDelivery);
  return {
    options,
    choice,
    paymentOption: options.paymentOptions.find(({ id }) => id === choice.paymentId),
    isPaid,
    missing,
    isPaymentBlocked: isHydrated ? missing.length > 0 : !hasDelivery,
    isComplete: isHydrated && missing.length === 0 && choice.consents.includes('order'),
  };
}

/** The chosen option while it is offered; otherwise the one that the API preselects, if any. */
function offeredId(
  options: readonly { id: number; isSelected: boolean }[],
  chosen: number | null,
): number | null {
  const isOffered = options.some(({ id }) => id === chosen);
  return isOffered ? chosen : (options.find(({ isSelected }) => isSelected)?.id ?? null);
}

function offeredPoint(option: ShippingOption | undefined, chosen: string): string {
  const points = option?.subOptions ?? [];
  const point =
    points.find((candidate) => pickupPointId(candidate) === chosen) ??
    points.find(({ isSelected }) => isSelected);
  return point ? pickupPointId(point) : '';
}
