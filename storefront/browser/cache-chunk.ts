/** React's `use()` reads a promise with these fields without suspending (docs/library-internals.md). */
interface Chunk<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/**
 * Caches an on-demand chunk by `key`, such as a language, for `use()`. A chunk that was loaded before rendering renders
 * without suspending, on the server and in the browser. A failed load is retried.
 */
export function cacheChunk<T, Key = void>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const chunks = new Map<Key, Chunk<T>>();
  return (key) => {
    const cached = chunks.get(key);
    if (cached) return cached;
    const chunk: Chunk<T> = load(key).then((value) => {
      Object.assign(chunk, { status: 'fulfilled', value });
      return value;
    });
    chunk.catch(() => chunks.delete(key));
    chunks.set(key, chunk);
    return chunk;
  };
}
