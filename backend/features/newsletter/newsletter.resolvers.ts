import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export const newsletterResolvers: { Mutation: Pick<MutationResolvers, 'subscribeToNewsletter'> } = {
  Mutation: {
    async subscribeToNewsletter(_, { email, tags, ...args }, { db, scope, limit }) {
      await limit({ action: 'newsletter' });
      const input = { email, tags: (tags ?? []).filter((tag) => tag != null) };
      return subscribeToNewsletter(db, scope(args), input);
    },
  },
};
