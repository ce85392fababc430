import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { RejectedOperationError, ShopError } from '../errors.ts';
import type { OperationRequest } from '../operation-request.ts';
import { LruCache } from './lru-cache.ts';

/** All documents together. */
const maxCharacters = 2_000_000;
/** Each entry counts as at least this many characters, so that many short documents cannot fill the memory. */
const minSize = 500;

/**
 * Returns the document of a request, which may send only the SHA-256 of an earlier document (automatic persisted queries).
 * The operation name is not part of the key, because different documents may have the same operation name.
 */
export function createPersistedQueries(): (request: OperationRequest) => string {
  const documents = new LruCache<string>(maxCharacters);
  return ({ query, extensions }) => {
    const hash = persistedHashOf(extensions);
    if (hash === undefined) {
      if (query == null) throw new ShopError('BAD_INPUT', 'Must provide query string.');
      return query;
    }
    if (query == null) {
      const document = documents.get(hash);
      if (document !== undefined) return document;
      throw new RejectedOperationError('PERSISTED_QUERY_NOT_FOUND', [
        new GraphQLError('PersistedQueryNotFound'),
      ]);
    }
    if (hash !== createHash('sha256').update(query).digest('hex'))
      throw new RejectedOperationError('PERSISTED_QUERY_MISMATCH', [
        new GraphQLError('PersistedQueryMismatch'),
      ]);
    documents.set(hash, query, Math.max(query.length, minSize));
    return query;
  };
}

function persistedHashOf(extensions: OperationRequest['extensions']): string | undefined {
  const persistedQuery: unknown = extensions?.persistedQuery;
  if (typeof persistedQuery !== 'object' || persistedQuery === null) return undefined;
  const { version, sha256Hash } = persistedQuery as Record<string, unknown>;
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined;
}
