export type Bytes = AsyncIterable<Uint8Array>;

/** The first bytes of a stream, at least `least` of them unless it ends before, and a stream that still has them. */
export async function peekBytes(source: Bytes, least: number): Promise<{ head: Buffer; all: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  for (let size = 0; size < least; ) {
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
      // Whoever stops reading here also stops reading the file.
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}
