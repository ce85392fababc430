/**
 * Finds the line of a byte offset, as an editor counts lines. The count of csv-parse cannot be used: it counts a Windows line
 * end inside quotes twice.
 */
export class LineCounter {
  #addedBytes = 0;
  #line = 1;
  /** Offsets of line ends, in ascending order. */
  #ends: number[] = [];
  /** How many of `#ends` are before the last offset that `lineAt` received. They are dropped later. */
  #passed = 0;
  readonly #lineEnd: number;

  constructor(lineEnd: '\n' | '\r') {
    this.#lineEnd = lineEnd.charCodeAt(0);
  }

  addChunk(chunk: Buffer): void {
    for (let at = chunk.indexOf(this.#lineEnd); at !== -1; at = chunk.indexOf(this.#lineEnd, at + 1))
      this.#ends.push(this.#addedBytes + at);
    this.#addedBytes += chunk.length;
  }

  /** The line of an offset, as `lineAt`, but drops no line ends, so that later calls may have smaller offsets. */
  peekLineAt(offset: number): number {
    let line = this.#line;
    for (let index = this.#passed; (this.#ends[index] ?? Number.POSITIVE_INFINITY) < offset; index += 1)
      line += 1;
    return line;
  }

  /** The line of an offset. Offsets must ascend from call to call: earlier line ends are dropped. */
  lineAt(offset: number): number {
    while ((this.#ends[this.#passed] ?? Number.POSITIVE_INFINITY) < offset) {
      this.#passed += 1;
      this.#line += 1;
    }
    // Dropping many at once is faster, because `slice` copies the rest.
    if (this.#passed > 10_000) {
      this.#ends = this.#ends.slice(this.#passed);
      this.#passed = 0;
    }
    return this.#line;
  }
}
