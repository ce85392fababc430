import { orIfUnavailable } from '#backend/database/last-results.ts';
import { scopePathPrefix } from '#backend/features/url/canonical-url.ts';
import { pathSegments } from '#backend/features/url/path-segments.ts';
import type { QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { findCurrentUrl } from './find-current-url.ts';

export const urlHistoryResolvers: { Query: Pick<QueryResolvers, 'urlHistory'> } = {
  Query: {
    async urlHistory(_, { url, ...args }, context) {
      const scope = context.scope(args);
      const segments = pathSegments(url ?? '', scope);
      // PostgreSQL rejects texts with a NUL character.
      if (!url || segments.join().includes('\0')) return null;
      const newUrl = await orIfUnavailable(findCurrentUrl(segments, scope, context.db), null);
      const isMoved = newUrl !== null && newUrl !== `${scopePathPrefix(scope)}/${segments.join('/')}`;
      return isMoved ? { oldUrl: url, newUrl } : null;
    },
  },
};
