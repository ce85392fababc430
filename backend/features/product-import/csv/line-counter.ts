/**
 * Tells on which line of the file a byte stands. csv-parse counts lines too, but a Windows line end inside quotes counts
 * twice there, and people look for the line in an editor.
 */
export class LineCounter {
  #seen = 0;
  #line = 1;
  /** Where the lines end that were seen but not yet asked about. */
  #ends: number[] = [];
  #passed = 0;
  readonly #lineEnd: number;

  constructor(lineEnd: '\n' | '\r') {
    this.#lineEnd = lineEnd.charCodeAt(0);
  }

  see(chunk: Buffer): void {
    for (let at = chunk.indexOf(this.#lineEnd); at !== -1; at = chunk.indexOf(this.#lineEnd, at + 1))
      this.#ends.push(this.#seen + at);
    this.#seen += chunk.length;
  }

  /** Questions come in the order of the file: what lies before is forgotten. */
  lineAt(offset: number): number {
    while ((this.#ends[this.#passed] ?? Number.POSITIVE_INFINITY) < offset) {
      this.#passed += 1;
      this.#line += 1;
    }
    if (this.#passed > 10_000) {
      this.#ends = this.#ends.slice(this.#passed);
      this.#passed = 0;
    }
    return this.#line;
  }
}
