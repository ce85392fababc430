import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';
import { saveDetails } from './checkout.queries.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import type { OpenCheckout } from './save-checkout.ts';

export interface PaymentIframe {
  html: string;
  /** Whether it replaces the iframe of an earlier payment of this cart. */
  isNew: boolean;
}

/** Creates the iframe of the selected payment method; null if the checkout or the method has none. */
export type CreatePaymentIframe = (
  context: ShopContext,
  request: { checkout: OpenCheckout; cartId: string; input: CheckoutInputType },
) => Promise<PaymentIframe | null>;

/**
 * While a provider's iframe collects the address, its input wins: clients repeat the address of an earlier response, which
 * would overwrite or clear it.
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
