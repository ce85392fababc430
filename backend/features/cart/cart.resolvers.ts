import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { addToCart } from './add-to-cart.ts';
import { answerCart } from './answer-cart.ts';
import { findCart } from './cart.queries.ts';
import { createCart } from './create-cart.ts';

export const cartResolvers: {
  Query: Pick<QueryResolvers, 'getCart'>;
  Mutation: Pick<MutationResolvers, 'addToCart'>;
} = {
  Query: {
    async getCart(_, args, context) {
      const scope = context.scope(args);
      const cart = args.id ? await findCart(context.db, args.id) : await createCart(context.db, scope);
      return cart && (cart.completed_at === null || args.includeCompleted)
        ? answerCart(context, scope, cart, args)
        : null;
    },
  },
  Mutation: {
    async addToCart(_, args, context) {
      const scope = context.scope(args);
      const cart = await addToCart(context.db, scope, args.id, {
        skuId: args.item.skuId,
        quantity: args.item.quantity,
        message: args.item.message,
      });
      return cart ? answerCart(context, scope, cart, args) : null;
    },
  },
};
