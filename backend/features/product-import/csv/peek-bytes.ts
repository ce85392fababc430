export type Bytes = AsyncIterable<Uint8Array>;

/** The first bytes of a stream, at least `minBytes` unless it is shorter, and a stream that still has them. */
export async function peekBytes(source: Bytes, minBytes: number): Promise<{ head: Buffer; all: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  for (let size = 0; size < minBytes; ) {
    const { done, value } = await iterator.next();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  const head = Buffer.concat(parts);
  async function* all() {
    try {
      if (head.length > 0) yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      // Closes the file when the consumer stops reading.
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}
