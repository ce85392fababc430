import type { CreatePaymentIframe } from '#backend/features/checkout/payment-iframe.ts';
import { checkoutTypeOf } from '#backend/features/checkout/payment-options.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { OrderServices } from '../order-services.ts';
import { openCheckoutIframe } from './open-checkout-iframe.ts';
import { placeOrder } from './place-order.ts';
import { requireReturnUrls } from './return-urls.ts';

/**
 * The provider's iframe for a cart that can be ordered. The customer completes the purchase in the iframe, so the payment is
 * started and the stock reserved as if the order had been placed. An iframe that collects the address opens without either.
 * For clients that need consents, the terms must be accepted in the same call: a consent from an earlier call does not count.
 */
export function createPaymentIframe(services: OrderServices): CreatePaymentIframe {
  return async (context, { checkout, cartId, input }) => {
    const { scope, paymentMethod: method } = checkout;
    if (!method || checkoutTypeOf(method) !== 'EXTERNAL') return null;
    if (context.client.requiresConsents && !input.acceptedConsents?.includes('order')) return null;
    requireReturnUrls(context, input.checkoutUrls);
    try {
      if (method.collectsAddress)
        return await openCheckoutIframe(services, context, { checkout, method, urls: input.checkoutUrls });
      const { iframe } = await placeOrder(services, context, { scope, cartId, input, isPaymentOnly: true });
      return iframe ?? null;
    } catch (error) {
      // Without an iframe the checkout displays the order button, which reports the error.
      if (error instanceof ShopError) return null;
      throw error;
    }
  };
}
