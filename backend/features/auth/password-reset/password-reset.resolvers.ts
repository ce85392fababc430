import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import type { MutationResolvers } from '#backend/graphql/schema.generated.ts';
import { commitReset } from './commit-reset.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** Counts the requests in this process only. */
const limiter = createRateLimiter();

export const passwordResetResolvers: {
  Mutation: Pick<MutationResolvers, 'requestPasswordReset' | 'commitReset'>;
} = {
  Mutation: {
    async requestPasswordReset(_, { email, ...args }, { db, scope, limit }) {
      await limit({ action: 'password-reset' });
      return requestPasswordReset(db, limiter, scope(args), email);
    },
    commitReset: (_, { resetKey, password, ...args }, { db, scope }) =>
      commitReset(db, scope(args), { resetKey, password }),
  },
};
