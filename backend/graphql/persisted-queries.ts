import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { RefusedOperation, ShopError } from './errors.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { AskedOperation } from './request-body.ts';

const mostCharacters = 2_000_000;
/** A hash and its place cost something, however short the document is. */
const leastSize = 500;

/**
 * Gives the document that a request asks for, also where it names only the SHA-256 of one that was sent before.
 * Documents are not known by name: different ones share one operation name.
 */
export function createPersistedQueries(): (asked: AskedOperation) => string {
  const documents = new RecentlyUsed<string>(mostCharacters);
  return ({ query, extensions }) => {
    const hash = hashIn(extensions);
    if (hash === undefined) {
      if (query == null) throw new ShopError('BAD_INPUT', 'Must provide query string.');
      return query;
    }
    if (query == null) {
      const document = documents.get(hash);
      if (document !== undefined) return document;
      throw new RefusedOperation('PERSISTED_QUERY_NOT_FOUND', [new GraphQLError('PersistedQueryNotFound')]);
    }
    if (hash !== createHash('sha256').update(query).digest('hex'))
      throw new RefusedOperation('PERSISTED_QUERY_MISMATCH', [new GraphQLError('PersistedQueryMismatch')]);
    documents.set(hash, query, Math.max(query.length, leastSize));
    return query;
  };
}

function hashIn(extensions: AskedOperation['extensions']): string | undefined {
  const asked: unknown = extensions?.persistedQuery;
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { version, sha256Hash } = asked as Record<string, unknown>;
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined;
}
