import { prefix } from '#backend/features/url/canonical-url.ts';
import { pathSegments } from '#backend/features/url/path-segments.ts';
import type { QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { currentUrl } from './current-url.ts';

export const urlHistoryResolvers: { Query: Pick<QueryResolvers, 'urlHistory'> } = {
  Query: {
    async urlHistory(_, { url, ...args }, context) {
      const scope = context.scope(args);
      const steps = pathSegments(url ?? '', scope);
      // The one character that no slug can have, and that the database would refuse to look for.
      if (!url || steps.join().includes('\0')) return null;
      const newUrl = await currentUrl(steps, scope, context.db);
      const isMoved = newUrl !== null && newUrl !== `${prefix(scope)}/${steps.join('/')}`;
      return isMoved ? { oldUrl: url, newUrl } : null;
    },
  },
};
