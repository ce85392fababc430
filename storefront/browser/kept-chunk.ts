/** As React reads a promise that is kept: once it is fulfilled, nothing waits for it. */
interface Chunk<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/**
 * A part of a page that few need, for `use()`: whoever loads it before the page is drawn, on the server as in the browser,
 * draws the page with it at once. One is kept for each `key`, such as a language. What could not be loaded is asked for
 * again.
 */
export function keptChunk<T, Key = void>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const kept = new Map<Key, Chunk<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const chunk: Chunk<T> = load(key).then((value) => {
      Object.assign(chunk, { status: 'fulfilled', value });
      return value;
    });
    chunk.catch(() => kept.delete(key));
    kept.set(key, chunk);
    return chunk;
  };
}
