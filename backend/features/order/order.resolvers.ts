import type { MutationResolvers, Resolvers } from '#backend/graphql/schema.generated.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';

export function orderResolvers(
  services: OrderServices,
): Resolvers & { Mutation: Pick<MutationResolvers, 'placeOrder'> } {
  return {
    Mutation: {
      placeOrder: (_, { cartId, checkout, ...args }, context) =>
        placeOrder(services, context, context.scope(args), cartId, checkout),
    },
  };
}
