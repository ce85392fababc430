import type { QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { findOrganization } from './company.queries.ts';
import { describeCompany } from './describe-company.ts';

export const companyResolvers: { Query: Pick<QueryResolvers, 'getCompany'> } = {
  Query: {
    async getCompany(_, _args, { reads, customer }) {
      // `reads` is the database, or a replica of it.
      const row = customer && (await findOrganization(reads, customer.id));
      return row ? describeCompany(row) : null;
    },
  },
};
