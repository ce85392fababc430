import type { ShopContext } from '#backend/graphql/context.ts';

export interface OrderLimits {
  /** Whether `countPayment` has counted the order, so that its payment may be opened. */
  isCounted(): boolean;
  /** Counts the order under the limits of its network and cart, or throws. Later calls do nothing. */
  countOrder(): Promise<void>;
  /** Counts the order also under the limit of its e-mail address. */
  countPayment(email: string): Promise<void>;
}

/**
 * Counts an order once, however many attempts it takes. The subject is a hash of the buyer's network, so that orders in an iframe
 * count together with orders in the form: an iframe's calls come from the provider, and its session stores only the hash.
 */
export function limitOrders(context: ShopContext, cartId: string): OrderLimits {
  let isOrderCounted = false;
  let isPaymentCounted = false;
  async function countOrder(): Promise<void> {
    if (isOrderCounted) return;
    await context.limit(
      { action: 'order', subject: context.networkHash ?? undefined },
      { action: 'order-of-cart', subject: cartId },
    );
    isOrderCounted = true;
  }
  return {
    isCounted: () => isPaymentCounted,
    countOrder,
    async countPayment(email) {
      await countOrder();
      if (isPaymentCounted) return;
      await context.limit({
        action: 'order-of-email',
        subject: email,
        isExempt: async () => context.customer?.email === email,
      });
      isPaymentCounted = true;
    },
  };
}
