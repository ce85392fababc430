import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { LineCounter } from './line-counter.ts';
import { type Bytes, peekBytes } from './peek-bytes.ts';

export interface CsvRow {
  /** On which the row begins, counted as an editor does. */
  line: number;
  cells: string[];
}

/** Enough for the longest book text; what is longer has swallowed the rows that follow. */
const longestRow = 1_000_000;
const headSize = 64 * 1024;

/** The rows of a table in UTF-8, empty ones left out. What breaks the table itself ends the reading. */
export async function* readCsv(text: Bytes, delimiter?: string): AsyncGenerator<CsvRow> {
  const { head, all } = await peekBytes(text, headSize);
  const beginning = head.toString();
  // Macintoshes of old ended their lines so.
  const isCarriageReturn = beginning.includes('\r') && !beginning.includes('\n');
  const counter = new LineCounter(isCarriageReturn ? '\r' : '\n');
  const parser = parse({
    delimiter: delimiter ?? detectDelimiter(beginning),
    record_delimiter: isCarriageReturn ? ['\r'] : ['\r\n', '\n'],
    max_record_size: longestRow,
    relax_column_count: true,
    trim: true,
    info: true,
  });
  const records: AsyncIterable<{ record: string[]; info: { bytes: number } }> = parser;
  // The reader below is told of every failure by the parser itself.
  pipeline(Readable.from(counted(all, counter)), parser, () => undefined);
  let start = 0;
  try {
    for await (const { record, info } of records) {
      const line = counter.lineAt(start);
      start = info.bytes;
      if (record.some((cell) => cell !== '')) yield { line, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, counter.lineAt(Number(error.bytes))) : error;
  }
}

async function* counted(text: Bytes, counter: LineCounter): AsyncGenerator<Uint8Array> {
  for await (const chunk of text) {
    counter.see(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    yield chunk;
  }
}

/** The parser says where it noticed; what helps is where the cell began that it could not read. */
function explain(error: CsvError, line: number): ImportError {
  const where = `the cell that begins on line ${line}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new ImportError(`The quotation mark of ${where} is never closed. Mend it and import again.`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ImportError(
      `The row of ${where} is longer than ${longestRow} characters: a quotation mark is probably not closed.`,
    );
  return new ImportError(
    `The quotation marks of ${where} do not match. A cell that holds one stands in quotation marks itself, and the one inside is doubled.`,
  );
}
