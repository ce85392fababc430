import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { LineCounter } from './line-counter.ts';
import { type Bytes, peekBytes } from './peek-bytes.ts';
import { ReplayBuffer } from './replay-buffer.ts';

export interface CsvRow {
  /** The first line of the row, as an editor counts. */
  line: number;
  cells: string[];
}

interface CsvOptions {
  delimiter?: string;
  /** Receives a row that cannot be read. Reading continues with the next line that has as many cells as the header. */
  onBrokenRow?: (line: number, reason: string) => void;
}

/** Enough for the longest book text; a longer row has an unclosed quotation mark. */
const maxRowLength = 1_000_000;
const headSize = 64 * 1024;

/** The rows of a UTF-8 table, without empty ones. Throws an `ImportError` if the table is malformed. */
export async function* readCsv(
  text: Bytes,
  { delimiter, onBrokenRow }: CsvOptions = {},
): AsyncGenerator<CsvRow> {
  const { head, all } = await peekBytes(text, headSize);
  const startText = head.toString();
  const hasMacOs9LineEnds = startText.includes('\r') && !startText.includes('\n');
  const lineEnd = hasMacOs9LineEnds ? '\r' : '\n';
  const source = new ReplayBuffer(all, lineEnd);
  const options = {
    delimiter: delimiter ?? detectDelimiter(startText),
    record_delimiter: hasMacOs9LineEnds ? ['\r'] : ['\r\n', '\n'],
    max_record_size: maxRowLength,
    relax_column_count: true,
    trim: true,
  };
  const counter = new LineCounter(lineEnd);
  let width = 0;
  try {
    for (let isResuming = false; ; isResuming = true) {
      const broken = yield* readPart(source, counter, options, (cells) => {
        if (width === 0 && isSeparatorLine(cells)) return false;
        if (width === 0) width = cells.length;
        // After a broken row, lines whose number of cells differs from the header's are the rest of the broken row.
        const isPartOfBroken = isResuming && cells.length !== width;
        if (!isPartOfBroken) isResuming = false;
        return !isPartOfBroken;
      });
      if (!broken) return;
      if (!onBrokenRow || width === 0) throw toImportError(broken.error, broken.line);
      onBrokenRow(broken.rowLine, toImportError(broken.error, broken.line).message);
      if (!(await source.skipLine(counter))) return;
    }
  } finally {
    await source.close();
  }
}

/** Excel reads the separator from a first line such as `sep=;`. */
const isSeparatorLine = ([first = '', ...others]: readonly string[]) =>
  /^sep=.?$/i.test(first) && others.every((cell) => cell === '');

interface BrokenRow {
  error: CsvError;
  /** The line on which the broken cell starts. */
  line: number;
  /** The line on which its row starts. */
  rowLine: number;
}

/** Rows from the position of the source until its end, or until a row that cannot be read, which is returned. */
async function* readPart(
  source: ReplayBuffer,
  counter: LineCounter,
  options: Options,
  accept: (cells: string[]) => boolean,
): AsyncGenerator<CsvRow, BrokenRow | undefined> {
  // `on_record` fills this queue: when a row is broken, the parser's stream drops earlier rows that it has not delivered.
  const queue: { cells: string[]; bytes: number }[] = [];
  const parser = parse({
    ...options,
    on_record(cells: string[], { bytes }: { bytes: number }) {
      queue.push({ cells, bytes });
      return cells;
    },
  });
  const base = source.position;
  const input = Readable.from(source.read(counter));
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  function* takeRows(): Generator<CsvRow> {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const line = counter.lineAt(source.position);
      source.position = base + row.bytes;
      if (accept(row.cells) && row.cells.some((cell) => cell !== '')) yield { line, cells: row.cells };
    }
  }
  try {
    for await (const _ of parser) yield* takeRows();
    return undefined;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield* takeRows();
    const rowLine = counter.lineAt(source.position);
    return { error, rowLine, line: counter.peekLineAt(base + Number(error.bytes)) };
  } finally {
    input.unpipe(parser);
    input.destroy();
  }
}

/** The message names the line where the broken cell starts. The parser's message names the line where the parser stopped. */
function toImportError(error: CsvError, line: number): ImportError {
  const where = `the cell that starts on line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new ImportError(`The quotation mark of ${where} is never closed. Fix it and import again.`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ImportError(
      `The row of ${where} is longer than ${maxRowLength} characters: a quotation mark is probably not closed.`,
    );
  return new ImportError(
    `The quotation marks of ${where} do not match. A cell that contains one must be in quotation marks, with the inner one doubled.`,
  );
}
