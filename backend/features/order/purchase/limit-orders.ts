import type { ShopContext } from '#backend/graphql/context.ts';

export interface OrderLimits {
  /** Whether the order is counted completely, so that its payment may be opened. */
  isCounted(): boolean;
  /** Counts the order under the limits of its network and cart, or throws. Later calls do nothing. */
  countOrder(): Promise<void>;
  /** Counts it under the limit of its e-mail address, too. */
  countPayment(email: string): Promise<void>;
}

/**
 * Counts one order, however many attempts it takes. The network is a hash, so that orders from the form and those from an
 * iframe, whose calls come from the provider, count together.
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
