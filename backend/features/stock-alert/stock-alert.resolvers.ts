import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { requestStockAlert } from './request-stock-alert.ts';

export const stockAlertResolvers: { Mutation: Pick<MutationResolvers, 'monitorProductAvailability'> } = {
  Mutation: {
    monitorProductAvailability: (_, { email, skuId, ...args }, { db, scope }) =>
      requestStockAlert(db, scope(args), { email, skuId }),
  },
};
