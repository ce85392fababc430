/** The stream for the progress. Only a terminal can overwrite a line. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 24;
const terminalIntervalMs = 100;
const logIntervalMs = 5000;

/** Shows the progress of a long task: a bar on a terminal, elsewhere a line every few seconds. */
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

  /** `share` is the completed part, from 0 to 1; undefined if it is unknown. */
  show(text: string, share: number | undefined): void {
    const isTerminal = this.#output?.isTTY ?? false;
    if (this.#now() - this.#last < (isTerminal ? terminalIntervalMs : logIntervalMs)) return;
    this.#last = this.#now();
    const percent = share === undefined ? '' : `${Math.floor(share * 100)} %  `;
    if (!isTerminal) {
      this.#output?.write(`  ${percent}${text}\n`);
      return;
    }
    const done = Math.round((share ?? 0) * barWidth);
    const bar = share === undefined ? '' : `${'█'.repeat(done)}${'░'.repeat(barWidth - done)}  `;
    this.#output?.write(`\r\x1b[K  ${bar}${percent}${text}`);
    this.#isDrawn = true;
  }

  /** Erases the bar, so that other text can be printed. The next `show` draws it again. */
  clear(): void {
    if (this.#isDrawn) this.#output?.write('\r\x1b[K');
    this.#isDrawn = false;
  }
}
