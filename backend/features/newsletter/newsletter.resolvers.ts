import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const limiter = createRateLimiter();

export const newsletterResolvers: { Mutation: Pick<MutationResolvers, 'subscribeToNewsletter'> } = {
  Mutation: {
    subscribeToNewsletter: (_, { email, tags, ...args }, { db, scope }) =>
      subscribeToNewsletter(db, limiter, scope(args), {
        email,
        tags: (tags ?? []).filter((tag) => tag != null),
      }),
  },
};
