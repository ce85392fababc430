import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';

export interface PaymentIframe {
  html: string;
  /** Whether it replaces the iframe of an earlier payment of this cart. */
  isNew: boolean;
}

/** Creates the provider's iframe for a checkout; null if the checkout or the payment method has none. */
export type CreatePaymentIframe = (
  context: ShopContext,
  request: { scope: Scope; cartId: string; input: CheckoutInputType; method: PaymentMethod },
) => Promise<PaymentIframe | null>;
