import { answerCart } from '#backend/features/cart/answer-cart.ts';
import { fillCartOfCustomer } from '#backend/features/cart/fill-cart-of-customer.ts';
import { findOwnCart } from '#backend/features/cart/find-own-cart.ts';
import { acceptOnce, rejectOnce } from '#backend/features/quotation/answer-quotation.ts';
import { findQuotation, findQuotations } from '#backend/features/quotation/find-quotations.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { quotationCart } from './quotation-cart.ts';

export const quotationCartResolvers: {
  Query: Pick<QueryResolvers, 'listQuotationCarts' | 'getQuotationCart'>;
  Mutation: Pick<MutationResolvers, 'acceptQuotation' | 'rejectQuotation'>;
} = {
  Query: {
    async listQuotationCarts(_, { languageId }, context) {
      const quotations = await findQuotations(context.db, requireCustomer(context).id);
      return Promise.all(quotations.map((quotation) => quotationCart(context, quotation, languageId)));
    },
    async getQuotationCart(_, { quotationId, languageId }, context) {
      const quotation = await findQuotation(context.db, requireCustomer(context).id, quotationId);
      return quotation ? quotationCart(context, quotation, languageId) : null;
    },
  },
  Mutation: {
    /** The lines join the customer's one cart, where they cost what was agreed. */
    async acceptQuotation(_, { quotationId, languageId }, context) {
      const { id } = requireCustomer(context);
      const cartId = await context.db
        .transaction()
        .execute((trx) =>
          acceptOnce(trx, id, quotationId, ({ channel_id, market_id, lines }) =>
            fillCartOfCustomer(trx, id, { channel_id, market_id }, lines),
          ),
        );
      const cart = cartId === undefined ? undefined : await findOwnCart(context, cartId);
      if (!cart) return null;
      const { channel_id: channelId, market_id: marketId } = cart;
      return answerCart(
        context,
        context.scope({ channelId, marketId, languageId: languageId ?? null }),
        cart,
      );
    },
    async rejectQuotation(_, { quotationId, languageId }, context) {
      const { id } = requireCustomer(context);
      await context.db.transaction().execute((trx) => rejectOnce(trx, id, quotationId));
      const quotation = await findQuotation(context.db, id, quotationId);
      return quotation ? quotationCart(context, quotation, languageId) : null;
    },
  },
};
