/** React's `use()` reads a promise with these fields without suspending (docs/library-internals.md). */
interface ChunkPromise<T> extends Promise<T> {
  status?: 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
}

export interface CachedChunk<T, Key = void> {
  /** For loaders and event handlers. A failed load is retried. */
  load(key: Key): Promise<T>;
  /** For `use()`. A failed load stays failed until a `load` or a navigation: rendering must not request it endlessly. */
  read(key: Key): Promise<T>;
}

const forgetFailed = new Set<() => void>();

/** The next `read` of a failed chunk requests it again. Called when a navigation or a retry of the page starts. */
export function forgetFailedChunks(): void {
  for (const forget of forgetFailed) forget();
  forgetFailed.clear();
}

/**
 * Caches an on-demand chunk by `key`, such as a language. A chunk that was loaded before rendering renders without
 * suspending, on the server and in the browser.
 */
export function cacheChunk<T, Key = void>(importChunk: (key: Key) => Promise<T>): CachedChunk<T, Key> {
  const chunks = new Map<Key, ChunkPromise<T>>();

  function request(key: Key): ChunkPromise<T> {
    const chunk: ChunkPromise<T> = importChunk(key).then(
      (value) => {
        Object.assign(chunk, { status: 'fulfilled', value });
        return value;
      },
      (reason) => {
        Object.assign(chunk, { status: 'rejected', reason });
        forgetFailed.add(() => {
          if (chunks.get(key) === chunk) chunks.delete(key);
        });
        throw reason;
      },
    );
    // The callers handle the rejection.
    chunk.catch(() => undefined);
    chunks.set(key, chunk);
    return chunk;
  }

  return {
    load(key) {
      const chunk = chunks.get(key);
      return chunk && chunk.status !== 'rejected' ? chunk : request(key);
    },
    read: (key) => chunks.get(key) ?? request(key),
  };
}
