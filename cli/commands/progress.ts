/** Where progress is shown: a terminal can be written over, a log file cannot. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

const width = 24;
const drawEvery = 100;
const sayEvery = 5000;

/** How far a long task has come: a bar on a terminal, elsewhere a line every few seconds. */
export class Progress {
  readonly #output: ProgressOutput | undefined;
  readonly #now: () => number;
  #last: number;
  #isDrawn = false;

  /** Without an output nothing is shown. */
  constructor(output: ProgressOutput | undefined, now: () => number = Date.now) {
    this.#output = output;
    this.#now = now;
    this.#last = now();
  }

  /** `share` is how much of the whole is done, from 0 to 1, where that can be known. */
  show(text: string, share: number | undefined): void {
    const isTerminal = this.#output?.isTTY ?? false;
    if (this.#now() - this.#last < (isTerminal ? drawEvery : sayEvery)) return;
    this.#last = this.#now();
    const percent = share === undefined ? '' : `${Math.floor(share * 100)} %  `;
    if (!isTerminal) {
      this.#output?.write(`  ${percent}${text}\n`);
      return;
    }
    const done = Math.round((share ?? 0) * width);
    const bar = share === undefined ? '' : `${'█'.repeat(done)}${'░'.repeat(width - done)}  `;
    this.#output?.write(`\r\x1b[K  ${bar}${percent}${text}`);
    this.#isDrawn = true;
  }

  /** Makes room for a line of text; the bar comes back with the next step. */
  clear(): void {
    if (this.#isDrawn) this.#output?.write('\r\x1b[K');
    this.#isDrawn = false;
  }
}
