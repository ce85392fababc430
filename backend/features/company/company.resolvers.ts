import type { QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { findOrganization } from './company.queries.ts';
import { companyOf } from './company-of-customer.ts';

export const companyResolvers: { Query: Pick<QueryResolvers, 'getCompany'> } = {
  Query: {
    async getCompany(_, _args, { db, customer }) {
      const row = customer && (await findOrganization(db, customer.id));
      return row ? companyOf(row) : null;
    },
  },
};
