import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';

export interface PaymentFrame {
  html: string;
  /** What was in the page before is no longer the payment of this cart. */
  isNew: boolean;
}

/** What a provider puts into the page, for a checkout as this call tells it; null where there is nothing to show. */
export type FrameOf = (
  context: ShopContext,
  asked: { scope: Scope; cartId: string; input: CheckoutInputType; method: PaymentMethod },
) => Promise<PaymentFrame | null>;
