import type { Database } from '#backend/database/connection.ts';
import { matchColumns } from './book/columns.ts';
import { bookReader, type ReadBook } from './book/read-book.ts';
import type { Bytes } from './csv/peek-bytes.ts';
import { type CsvRow, readCsv } from './csv/read-csv.ts';
import { toUtf8 } from './csv/to-utf8.ts';
import { unpackBytes } from './csv/unpack-bytes.ts';
import { fallbackPrices, inWords } from './fallback-prices.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions, ImportReport } from './import-options.ts';
import { ImportRun } from './import-run.ts';
import { SeenBooks } from './seen-books.ts';
import { countAnew, loadShop, lockImports, lookUpByIndex, type Shop } from './shop.queries.ts';

/** Enough to make a round trip worth while, few enough to stay small in memory. */
const usualRowsAtOnce = 1000;

/** From so many new ones on, what the database knows of its tables is outdated. */
const manyBooks = 1000;

/** Thrown to undo the transaction when nothing shall stay of it. */
class NotWritten extends Error {}

/**
 * Takes a table of books into the catalogue, in one transaction: whole, or not at all when a row is bad and bad rows are
 * not to be skipped. The same table once more changes nothing. An `ImportError` says why a table cannot be read.
 */
export async function importProducts(
  db: Database,
  bytes: Bytes,
  options: ImportOptions,
): Promise<ImportReport> {
  let report: ImportReport | undefined;
  const transaction = db.transaction();
  // What a dry run must not do, the database itself does not allow.
  await (options.isDryRun ? transaction.setAccessMode('read only') : transaction)
    .execute(async (trx) => {
      if (!options.isDryRun && !(await lockImports(trx)))
        throw new ImportError('Another import into this shop is under way. Wait until it has ended.');
      report = await importInto(trx, bytes, options);
      if (!report.isWritten) throw new NotWritten();
    })
    .catch((error) => {
      if (!(error instanceof NotWritten)) throw error;
    });
  if (!report) throw new Error('unreachable: an import that ends has a report');
  return report;
}

async function importInto(db: Database, bytes: Bytes, options: ImportOptions): Promise<ImportReport> {
  await lookUpByIndex(db);
  const shop = await loadShop(db);
  const prices = fallbackPrices(shop, options.prices);
  const rows = readCsv(toUtf8(await unpackBytes(bytes, options), options.encoding), options.delimiter);
  const { value: header, done } = await rows.next();
  if (done) throw new ImportError('The file is empty.');
  const { read, ignored } = readerFor(header, shop, options);
  const run = await ImportRun.begin(db, shop, { ...options, prices });
  let count = 0;
  for await (const batch of readAhead(batches(rows, read, options.rowsAtOnce ?? usualRowsAtOnce))) {
    options.signal?.throwIfAborted();
    await run.take(batch);
    count += batch.length;
    options.onProgress?.(count);
  }
  if (count === 0) throw new ImportError('The file has a header, but no rows.');
  const report = run.report();
  if (report.isWritten && report.added > manyBooks) await countAnew(db);
  return {
    ...report,
    rows: count,
    defaultPrices: inWords(shop, prices),
    ignoredColumns: ignored,
  };
}

function readerFor({ cells }: CsvRow, shop: Shop, options: ImportOptions) {
  const currency = options.currency ?? shop.mainCurrency;
  const codes = shop.currencies.map(({ code }) => code);
  if (!codes.includes(currency))
    throw new ImportError(`The shop has no prices in ${currency}. It has: ${codes.join(', ')}.`);
  const { columns, ignored } = matchColumns(cells, {
    chosen: options.columns ?? new Map(),
    currencies: codes,
    languages: shop.languages.map(({ code }) => code),
  });
  const readRow = bookReader({
    columns,
    width: cells.length,
    currencies: shop.currencies,
    currency,
    source: options.source,
    authorsAsWritten: options.authorsAsWritten ?? false,
  });
  const seen = new SeenBooks();
  const read = (row: CsvRow): ReadBook => {
    const outcome = readRow(row);
    const refusal = 'book' in outcome ? seen.refusalOf(outcome.book) : undefined;
    return refusal === undefined ? outcome : { reasons: [refusal] };
  };
  return { read, ignored };
}

type Row = { line: number } & ReadBook;

async function* batches(
  rows: AsyncIterable<CsvRow>,
  read: (row: CsvRow) => ReadBook,
  rowsAtOnce: number,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push({ line: row.line, ...read(row) });
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Makes the next one while this one is used: the file is read while the database writes. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (let next = source.next(); ; ) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      // It is told of when its turn comes.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    // Not waited for: the source may be a pipe that says nothing more.
    source.return(undefined).catch(() => undefined);
  }
}
