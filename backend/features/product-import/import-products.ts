import type { Database } from '#backend/database/connection.ts';
import { matchColumns } from './book/columns.ts';
import { type BookResult, createBookReader } from './book/read-book.ts';
import type { Bytes } from './csv/peek-bytes.ts';
import { type CsvRow, readCsv } from './csv/read-csv.ts';
import { toUtf8 } from './csv/to-utf8.ts';
import { unpackBytes } from './csv/unpack-bytes.ts';
import { fallbackPrices, formatFallbackPrices } from './fallback-prices.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions, ImportReport } from './import-options.ts';
import { ImportRun } from './import-run.ts';
import { SeenBooks } from './seen-books.ts';
import { analyzeTables, loadShop, lockImports, preferIndexes, type Shop } from './shop.queries.ts';

/** Large enough to save round trips, small enough for the memory. */
const defaultBatchSize = 1000;

/** After this many new books the planner's statistics are outdated. */
const minBooksToAnalyze = 1000;

/** Thrown to roll back the transaction. */
class RollbackError extends Error {}

/**
 * Imports a table of books in one transaction: all of it, or nothing if a row is bad and bad rows are not skipped.
 * Importing the same table again changes nothing. Throws an `ImportError` if the table cannot be read.
 */
export async function importProducts(
  db: Database,
  bytes: Bytes,
  options: ImportOptions,
): Promise<ImportReport> {
  let report: ImportReport | undefined;
  const transaction = db.transaction();
  // A read-only transaction guarantees that a dry run writes nothing.
  await (options.isDryRun ? transaction.setAccessMode('read only') : transaction)
    .execute(async (trx) => {
      if (!options.isDryRun && !(await lockImports(trx)))
        throw new ImportError('Another import into this shop is running. Wait until it has ended.');
      report = await importInto(trx, bytes, options);
      if (!report.isWritten) throw new RollbackError();
    })
    .catch((error) => {
      if (!(error instanceof RollbackError)) throw error;
    });
  if (!report) throw new Error('Unreachable: an import without an error has a report.');
  return report;
}

async function importInto(db: Database, bytes: Bytes, options: ImportOptions): Promise<ImportReport> {
  await preferIndexes(db);
  const shop = await loadShop(db);
  const prices = fallbackPrices(shop, options.prices);
  const rows = readCsv(toUtf8(await unpackBytes(bytes, options), options.encoding), options.delimiter);
  const { value: header, done } = await rows.next();
  if (done) throw new ImportError('The file is empty.');
  const { read, ignored } = createReader(header, shop, options);
  const run = await ImportRun.open(db, shop, { ...options, prices });
  let count = 0;
  for await (const batch of readAhead(createBatches(rows, read, options.batchSize ?? defaultBatchSize))) {
    options.signal?.throwIfAborted();
    await run.importBatch(batch);
    count += batch.length;
    options.onProgress?.(count);
  }
  if (count === 0) throw new ImportError('The file has a header, but no rows.');
  const report = run.report();
  if (report.isWritten && report.added > minBooksToAnalyze) await analyzeTables(db);
  return {
    ...report,
    rows: count,
    defaultPrices: formatFallbackPrices(shop, prices),
    ignoredColumns: ignored,
  };
}

function createReader({ cells }: CsvRow, shop: Shop, options: ImportOptions) {
  const currency = options.currency ?? shop.mainCurrency;
  const codes = shop.currencies.map(({ code }) => code);
  if (!codes.includes(currency))
    throw new ImportError(`The shop has no prices in ${currency}. It has: ${codes.join(', ')}.`);
  const { columns, ignored } = matchColumns(cells, {
    explicit: options.columns ?? new Map(),
    currencies: codes,
    languages: shop.languages.map(({ code }) => code),
  });
  const readRow = createBookReader({
    columns,
    width: cells.length,
    currencies: shop.currencies,
    currency,
    source: options.source,
    authorsAsWritten: options.authorsAsWritten ?? false,
  });
  const seen = new SeenBooks();
  const read = (row: CsvRow): BookResult => {
    const result = readRow(row);
    const duplicate = 'book' in result ? seen.findDuplicate(result.book) : undefined;
    return duplicate === undefined ? result : { reasons: [duplicate] };
  };
  return { read, ignored };
}

type Row = { line: number } & BookResult;

async function* createBatches(
  rows: AsyncIterable<CsvRow>,
  read: (row: CsvRow) => BookResult,
  batchSize: number,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push({ line: row.line, ...read(row) });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Starts the next item while the current one is used: the file is read while the database writes. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (let next = source.next(); ; ) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      // Its error is thrown when it is awaited.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    // Not awaited, because the source may be a pipe that sends no more data.
    source.return(undefined).catch(() => undefined);
  }
}
