import type { FrameOf } from '#backend/features/checkout/payment-frame.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';

/**
 * The provider's frame for a cart that could be ordered as it stands. In a frame the customer completes the purchase with
 * the provider: its payment is begun and its goods are held, as if the order had been placed, when the same call says that
 * the terms are accepted. What was agreed to on another day opens nothing.
 */
export function frameWith(services: OrderServices): FrameOf {
  return async (context, { scope, cartId, input, method }) => {
    if (method.paymentType === 'STANDARD' || !input.acceptedConsents?.includes('order')) return null;
    try {
      const { frame } = await placeOrder(services, context, scope, cartId, input, { isOnlyAsked: true });
      return frame ?? null;
    } catch (error) {
      // Without a frame there is the order's own button, and that says what is wrong.
      if (error instanceof ShopError) return null;
      throw error;
    }
  };
}
