import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { LineCounter } from './line-counter.ts';
import { type Bytes, peekBytes } from './peek-bytes.ts';

export interface CsvRow {
  /** The first line of the row, as an editor counts. */
  line: number;
  cells: string[];
}

/** Enough for the longest book text; a longer row has an unclosed quotation mark. */
const maxRowLength = 1_000_000;
const headSize = 64 * 1024;

/** The rows of a UTF-8 table, without empty ones. Throws an `ImportError` if the table is malformed. */
export async function* readCsv(text: Bytes, delimiter?: string): AsyncGenerator<CsvRow> {
  const { head, all } = await peekBytes(text, headSize);
  const startText = head.toString();
  // Line ends of classic Mac OS.
  const isCarriageReturn = startText.includes('\r') && !startText.includes('\n');
  const counter = new LineCounter(isCarriageReturn ? '\r' : '\n');
  const parser = parse({
    delimiter: delimiter ?? detectDelimiter(startText),
    record_delimiter: isCarriageReturn ? ['\r'] : ['\r\n', '\n'],
    max_record_size: maxRowLength,
    relax_column_count: true,
    trim: true,
    info: true,
  });
  const records: AsyncIterable<{ record: string[]; info: { bytes: number } }> = parser;
  // The loop below gets every error from the parser.
  pipeline(Readable.from(countLines(all, counter)), parser, () => undefined);
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

async function* countLines(text: Bytes, counter: LineCounter): AsyncGenerator<Uint8Array> {
  for await (const chunk of text) {
    counter.addChunk(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    yield chunk;
  }
}

/** Names the line where the broken cell starts; the parser names the line where it noticed. */
function explain(error: CsvError, line: number): ImportError {
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
