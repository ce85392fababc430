import { ShopError } from '#backend/graphql/errors.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { answerCheckout } from './answer-checkout.ts';
import { claimCartAtCheckout } from './claim-cart-at-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { validateOrderConditions, validateOrderCreation } from './order-conditions.ts';
import type { FrameOf } from './payment-frame.ts';

/** `frameOf` draws what a provider puts into the page. */
export function checkoutResolvers(frameOf: FrameOf): {
  Query: Pick<QueryResolvers, 'validateOrderCreation' | 'validateOrderConditions'>;
  Mutation: Pick<MutationResolvers, 'createOrUpdateCheckout'>;
} {
  return {
    Query: {
      validateOrderCreation: (_, { cartId, checkout, ...args }, context) =>
        validateOrderCreation(context, context.scope(args), cartId, checkout),
      validateOrderConditions: (_, { cartId, email, ...args }, context) =>
        validateOrderConditions(context, context.scope(args), cartId, email),
    },
    Mutation: {
      async createOrUpdateCheckout(_, { cartId, checkout, ...args }, context) {
        const scope = context.scope(args);
        const cart = await claimCartAtCheckout(context, cartId);
        // Null tells the client to begin a new cart, as everywhere.
        if (!cart) return null;
        if (cart.completed_at) throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
        const input = checkout ?? {};
        const open = await openCheckout(context, scope, cart, input);
        const { payment } = open;
        const frame = payment ? await frameOf(context, { scope, cartId, input, method: payment }) : null;
        return answerCheckout(open, frame);
      },
    },
  };
}
