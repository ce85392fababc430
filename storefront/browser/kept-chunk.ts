/** As React reads a promise that is kept: once it is fulfilled, nothing waits for it. */
interface Chunk<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/**
 * A part of a page that few need, for `use()`: whoever loads it before the page is drawn, on the server as in the browser,
 * draws the page with it at once. What could not be loaded is asked for again.
 */
export function keptChunk<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Chunk<T> | undefined;
  return () => {
    if (kept) return kept;
    const chunk: Chunk<T> = load().then((value) => {
      Object.assign(chunk, { status: 'fulfilled', value });
      return value;
    });
    chunk.catch(() => {
      kept = undefined;
    });
    kept = chunk;
    return chunk;
  };
}
