import { createHash } from 'node:crypto';
import { useAPQ } from '@graphql-yoga/plugin-apq';

/** Documents by their SHA-256, never by name: different documents share one operation name. */
export function persistedQueries() {
  const documents = new Map<string, string>();
  const most = 1000;
  return useAPQ({
    hash: (document) => createHash('sha256').update(document).digest('hex'),
    store: {
      get: (hash) => documents.get(hash) ?? null,
      set(hash, document) {
        // The oldest goes first, so a visitor who sends thousands of documents cannot fill the memory.
        if (documents.size >= most) documents.delete(documents.keys().next().value ?? '');
        documents.set(hash, document);
      },
    },
    // "Not found" is an answer of the protocol, which clients read from the body.
    responseConfig: { forceStatusCodeOk: true },
  });
}
