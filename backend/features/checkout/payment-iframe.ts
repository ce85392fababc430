import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';
import { saveDetails } from './checkout.queries.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import type { OpenCheckout } from './save-checkout.ts';

export interface PaymentIframe {
  html: string;
  /** Whether this iframe replaces the iframe of an earlier payment of the cart. */
  isNew: boolean;
}

/** Creates the iframe of the selected payment method; null if the checkout or the method has none. */
export type CreatePaymentIframe = (
  context: ShopContext,
  request: { checkout: OpenCheckout; cartId: string; input: CheckoutInputType },
) => Promise<PaymentIframe | null>;

/**
 * Removes the contact from the client's input while a provider's iframe collects it. Clients repeat the address of an earlier
 * response, which would overwrite or clear the address from the iframe.
 */
export function withoutStaleContact(
  input: CheckoutInputType,
  saved: CheckoutDetails,
  methods: readonly PaymentMethod[],
): CheckoutInputType {
  const paymentId = input.paymentId ?? saved.paymentId;
  const isInIframe = methods.some(({ id, collectsAddress }) => collectsAddress && id === paymentId);
  if (!isInIframe || !saved.isContactFromIframe) return input;
  const { email: _email, billingAddress: _billing, shippingAddress: _shipping, ...others } = input;
  return others;
}

/** Saves what the provider's iframe determines. */
export async function saveIframeDetails(
  { db, customer }: ShopContext,
  cartId: string,
  details: Pick<CheckoutDetails, 'isContactFromIframe' | 'paymentId'>,
): Promise<void> {
  await saveDetails(db, cartId, details, customer);
}
