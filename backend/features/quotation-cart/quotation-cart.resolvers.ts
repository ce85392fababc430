import { addLinesToCustomerCart } from '#backend/features/cart/ownership/add-lines-to-customer-cart.ts';
import { acceptQuotation, rejectQuotation } from '#backend/features/quotation/decide-quotation.ts';
import { findQuotation, findQuotations } from '#backend/features/quotation/find-quotations.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { buildQuotationCart } from './build-quotation-cart.ts';

export const quotationCartResolvers: {
  Query: Pick<QueryResolvers, 'listQuotationCarts' | 'getQuotationCart'>;
  Mutation: Pick<MutationResolvers, 'acceptQuotation' | 'rejectQuotation'>;
} = {
  Query: {
    async listQuotationCarts(_, { languageId }, context) {
      const quotations = await findQuotations(context.reads, requireCustomer(context).id);
      return Promise.all(quotations.map((quotation) => buildQuotationCart(context, quotation, languageId)));
    },
    async getQuotationCart(_, { quotationId, languageId }, context) {
      const quotation = await findQuotation(context.reads, requireCustomer(context).id, quotationId);
      return quotation ? buildQuotationCart(context, quotation, languageId) : null;
    },
  },
  Mutation: {
    /** Adds the lines to the customer's cart at the agreed prices, and returns the quotation. */
    async acceptQuotation(_, { quotationId, languageId }, context) {
      const { id } = requireCustomer(context);
      await context.db
        .transaction()
        .execute((trx) =>
          acceptQuotation(trx, id, quotationId, ({ channel_id, market_id, lines }) =>
            addLinesToCustomerCart(trx, id, { channel_id, market_id }, lines),
          ),
        );
      const quotation = await findQuotation(context.db, id, quotationId);
      return quotation ? buildQuotationCart(context, quotation, languageId) : null;
    },
    async rejectQuotation(_, { quotationId, languageId }, context) {
      const { id } = requireCustomer(context);
      await context.db.transaction().execute((trx) => rejectQuotation(trx, id, quotationId));
      const quotation = await findQuotation(context.db, id, quotationId);
      return quotation ? buildQuotationCart(context, quotation, languageId) : null;
    },
  },
};
