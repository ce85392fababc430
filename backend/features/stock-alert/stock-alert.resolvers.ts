import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { requestStockAlert } from './request-stock-alert.ts';

export const stockAlertResolvers: { Mutation: Pick<MutationResolvers, 'monitorProductAvailability'> } = {
  Mutation: {
    async monitorProductAvailability(_, { email, skuId, ...args }, { db, scope, limit }) {
      await limit({ action: 'stock-alert' });
      return requestStockAlert(db, scope(args), { email, skuId });
    },
  },
};
