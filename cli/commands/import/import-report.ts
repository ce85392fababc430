import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ImportIssue, RowResult } from '#backend/features/product-import/import-options.ts';
import { UsageError } from '../usage-error.ts';

const columns = ['line', 'reference', 'title', 'outcome', 'work', 'messages'];

/** A CSV file with one line per row of an import. */
export class ReportFile {
  readonly #stream: WriteStream;

  static async open(path: string): Promise<ReportFile> {
    const stream = createWriteStream(path);
    await new Promise<void>((opened, failed) => {
      stream.once('open', () => opened());
      stream.once('error', (error) => failed(new UsageError(`Cannot write the report: ${error.message}`)));
    });
    return new ReportFile(stream);
  }

  private constructor(stream: WriteStream) {
    this.#stream = stream;
    this.#write(columns);
  }

  add({ line, reference, title, outcome, work, messages }: RowResult): void {
    this.#write([String(line), reference, title, outcome, work, messages.join(' ')]);
  }

  async close(): Promise<void> {
    this.#stream.end();
    await finished(this.#stream);
  }

  #write(cells: string[]): void {
    this.#stream.write(`${cells.map(quoteCell).join(',')}\n`);
  }
}

/** A cell that a spreadsheet would run as a formula starts with an apostrophe. */
function quoteCell(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const maxWarnings = 20;

/** Prints every bad row, and the first warnings. */
export class IssuePrinter {
  readonly #print: (line: string) => void;
  #warnings = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  print({ line, record, reason, isWarning }: ImportIssue): void {
    if (isWarning) this.#warnings += 1;
    if (!isWarning || this.#warnings <= maxWarnings)
      this.#print(`${nameOf(line, record)}: ${isWarning ? 'warning: ' : ''}${reason}`);
  }

  printRest(): void {
    const rest = this.#warnings - maxWarnings;
    if (rest > 0)
      this.#print(`${rest.toLocaleString('en')} more warnings: write them to a file with --report FILE.csv.`);
  }
}

function nameOf(line: number, record: string | undefined): string {
  if (record === undefined) return `Line ${line}`;
  return record === '' ? `Record ${line}` : `Record ${line} (${record})`;
}
