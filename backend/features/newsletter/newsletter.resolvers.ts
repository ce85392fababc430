import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const limiter = createRateLimiter();

export const newsletterResolvers: { Mutation: Pick<MutationResolvers, 'subscribeToNewsletter'> } = {
  Mutation: {
    async subscribeToNewsletter(_, { email, tags, ...args }, { db, scope, limit }) {
      await limit('newsletter');
      const asked = { email, tags: (tags ?? []).filter((tag) => tag != null) };
      return subscribeToNewsletter(db, limiter, scope(args), asked);
    },
  },
};
