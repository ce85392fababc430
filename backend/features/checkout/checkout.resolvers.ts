import { ShopError } from '#backend/graphql/errors.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { buildCheckoutResponse } from './build-checkout-response.ts';
import { claimCartAtCheckout } from './claim-cart-at-checkout.ts';
import { validateOrderConditions, validateOrderCreation } from './order-conditions.ts';
import { type CreatePaymentIframe, withoutStaleContact } from './payment-iframe.ts';
import { saveCheckout } from './save-checkout.ts';

export function checkoutResolvers(createPaymentIframe: CreatePaymentIframe): {
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
        await context.limit({ action: 'checkout' }, { action: 'checkout-of-cart', subject: cartId });
        const scope = context.scope(args);
        const cart = await claimCartAtCheckout(context, cartId);
        // Clients create a new cart when they get null; this is part of the contract.
        if (!cart) return null;
        const input = withoutStaleContact(checkout ?? {}, cart.details, scope.market.paymentMethods);
        const open = cart.completed_at ? undefined : await saveCheckout(context, scope, cart, input);
        if (!open) throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
        return buildCheckoutResponse(
          open,
          await createPaymentIframe(context, { checkout: open, cartId, input }),
        );
      },
    },
  };
}
