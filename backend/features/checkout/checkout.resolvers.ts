import { claimCart } from '#backend/features/cart/claim-cart.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { answerCheckout } from './answer-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { noFrame } from './payment-frame.ts';

export const checkoutResolvers: { Mutation: Pick<MutationResolvers, 'createOrUpdateCheckout'> } = {
  Mutation: {
    async createOrUpdateCheckout(_, { cartId, checkout, ...args }, context) {
      const scope = context.scope(args);
      const cart = await claimCart(context, cartId);
      // Null tells the client to begin a new cart, as everywhere.
      if (!cart) return null;
      if (cart.completed_at) throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
      return answerCheckout(await openCheckout(context, scope, cart, checkout ?? {}), noFrame);
    },
  },
};
