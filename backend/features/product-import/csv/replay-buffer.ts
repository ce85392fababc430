import type { LineCounter } from './line-counter.ts';
import type { Bytes } from './peek-bytes.ts';

/** A stream that can be read again from its position, the end of the last good row. */
export class ReplayBuffer {
  /** Bytes from the start of the stream. Earlier bytes are dropped. */
  position = 0;
  readonly #iterator: AsyncIterator<Uint8Array>;
  readonly #lineEnd: number;
  #chunks: Buffer[] = [];
  /** Position of the first chunk. */
  #start = 0;
  /** How many bytes the source has delivered. */
  #pulledBytes = 0;
  /** The last read of the source, which a reader that stopped may not have awaited. */
  #pulling: Promise<Buffer | undefined> | undefined;

  constructor(source: Bytes, lineEnd: '\n' | '\r') {
    this.#iterator = source[Symbol.asyncIterator]();
    this.#lineEnd = lineEnd.charCodeAt(0);
  }

  /** The bytes from the position on. New bytes are passed to the line counter. */
  async *read(counter: LineCounter): AsyncGenerator<Buffer> {
    await this.#pulling;
    this.#dropReadChunks();
    const [first, ...others] = this.#chunks;
    if (first) yield first.subarray(this.position - this.#start);
    yield* others;
    for (;;) {
      // A reader that stops while it waits leaves the chunk for the next reader.
      this.#pulling = this.#pull(counter);
      const chunk = await this.#pulling;
      if (!chunk) return;
      yield chunk;
    }
  }

  /** Closes the file when the consumer stops reading. */
  async close(): Promise<void> {
    await this.#iterator.return?.();
  }

  /** Moves the position behind the next line end; false at the end of the stream. */
  async skipLine(counter: LineCounter): Promise<boolean> {
    await this.#pulling;
    do {
      this.#dropReadChunks();
      let at = this.#start;
      for (const chunk of this.#chunks) {
        const end = chunk.indexOf(this.#lineEnd, Math.max(0, this.position - at));
        if (end !== -1) {
          this.position = at + end + 1;
          return true;
        }
        at += chunk.length;
      }
      this.position = at;
    } while (await this.#pull(counter));
    return false;
  }

  async #pull(counter: LineCounter): Promise<Buffer | undefined> {
    const { done, value } = await this.#iterator.next();
    if (done) return undefined;
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.length);
    this.#dropReadChunks();
    this.#chunks.push(chunk);
    counter.addChunk(chunk);
    this.#pulledBytes += chunk.length;
    return chunk;
  }

  #dropReadChunks(): void {
    for (
      let first = this.#chunks[0];
      first && this.#start + first.length <= this.position;
      [first] = this.#chunks
    ) {
      this.#chunks.shift();
      this.#start += first.length;
    }
    if (this.#chunks.length === 0) this.#start = this.#pulledBytes;
  }
}
