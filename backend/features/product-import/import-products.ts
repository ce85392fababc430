import {
  handOverCatalogue,
  needsHandover,
} from '#backend/catalogue-index/updater/new-index/hand-over-catalogue.ts';
import type { Database } from '#backend/database/connection.ts';
import type { Book } from './book/book.ts';
import { type Column, matchColumns } from './book/columns.ts';
import { type BookResult, createBookReader } from './book/read-book.ts';
import type { Bytes } from './csv/peek-bytes.ts';
import { type CsvRow, readCsv } from './csv/read-csv.ts';
import { toUtf8 } from './csv/to-utf8.ts';
import { unpackBytes } from './csv/unpack-bytes.ts';
import { fallbackPrices, formatFallbackPrices } from './fallback-prices.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions, ImportReport } from './import-options.ts';
import { type ImportRow, ImportRun } from './import-run.ts';
import { detectXml, openMessage } from './onix/open-message.ts';
import { SeenBooks } from './seen-books.ts';
import {
  analyzeTables,
  endBulkWrite,
  loadShop,
  lockImports,
  preferIndexes,
  type Shop,
  startBulkWrite,
} from './shop.queries.ts';

/** Large enough to save round trips, small enough for the memory. */
const defaultBatchSize = 500;

/** After this many new books the planner's statistics are outdated. */
const minBooksToAnalyze = 1000;

/** Thrown to roll back the transaction. */
class RollbackError extends Error {}

/**
 * Imports a table or an ONIX message in one transaction: all of it, or nothing if a row of a table is bad and bad rows are not
 * skipped. Importing the same file again changes nothing. Throws an `ImportError` if the file cannot be read.
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
      report = await importProductsWithin(trx, bytes, options);
      if (!report.isWritten) throw new RollbackError();
      if (options.dataFolder !== undefined && (await needsHandover(trx, report.added + report.changed)))
        await handOverCatalogue(db, trx, options.dataFolder);
      options.signal?.throwIfAborted();
    })
    .catch((error) => {
      if (!(error instanceof RollbackError)) throw error;
    });
  if (!report) throw new Error('Unreachable: an import without an error has a report.');
  return report;
}

/** Imports in the transaction of the caller, who must roll back if `isWritten` of the report is false. */
export async function importProductsWithin(
  db: Database,
  bytes: Bytes,
  options: ImportOptions,
): Promise<ImportReport> {
  await preferIndexes(db);
  if (!options.isDryRun) await startBulkWrite(db);
  const shop = await loadShop(db);
  const prices = fallbackPrices(shop, options.prices);
  const file = await openFile(db, bytes, shop, options);
  const run = await ImportRun.open(db, shop, { ...options, ...file.settings, prices });
  let count = 0;
  for await (const batch of readAhead(file.batches)) {
    options.signal?.throwIfAborted();
    const accepted = await run.importBatch(batch);
    if (run.isWriting) await file.save?.(db, accepted);
    count += batch.length;
    options.onProgress?.(count);
  }
  // A message without records is a valid update: its sender has no changes.
  if (count === 0 && file.settings.unit === 'line')
    throw new ImportError('The file has a header, but no rows.');
  await run.finish();
  const report = run.report();
  if (report.isWritten && report.added > minBooksToAnalyze) await analyzeTables(db);
  return {
    ...report,
    source: file.source,
    rows: count,
    defaultPrices: formatFallbackPrices(shop, prices),
    ignoredColumns: file.ignoredColumns,
  };
}

/** Ends the settings that an import sets for its transaction, so that the caller of `importProductsWithin` can write to it. */
export const endImportWithin = (db: Database): Promise<void> => endBulkWrite(db);

interface OpenedFile {
  source: string;
  batches: AsyncGenerator<ImportRow[]>;
  /** Stores facts about the accepted books of a batch that are not part of the products. */
  save?: (db: Database, accepted: ReadonlySet<Book>) => Promise<void>;
  settings: Pick<RunOptions, 'parameterColumns' | 'unit' | 'skipBadRows' | 'categoryParent'>;
  ignoredColumns: string[];
}

type RunOptions = Parameters<typeof ImportRun.open>[2];

/** A table or an ONIX message, by the content of the file. */
async function openFile(
  db: Database,
  packed: Bytes,
  shop: Shop,
  options: ImportOptions,
): Promise<OpenedFile> {
  const { batchSize = defaultBatchSize, source } = options;
  const { isXml, all } = await detectXml(await unpackBytes(packed, options));
  if (isXml) {
    const message = await openMessage(db, all, shop, { ...options, batchSize });
    // The export of a shop names whole category paths, which need no parent.
    const categoryParent = message.isExport ? [] : options.categoryParent;
    // A bad record never rejects a message: its sender is another company, which sends thousands.
    return {
      ...message,
      settings: { parameterColumns: [], unit: 'record', skipBadRows: true, categoryParent },
      ignoredColumns: [],
    };
  }
  const broken: ImportRow[] = [];
  const table = await openTable(all, shop, options, broken);
  const { parameterColumns, ignoredColumns } = table;
  const { skipBadRows, categoryParent } = options;
  const settings = { parameterColumns, unit: 'line' as const, skipBadRows, categoryParent };
  return { source, batches: createBatches(table, broken, batchSize), settings, ignoredColumns };
}

interface Table {
  rows: AsyncIterable<CsvRow>;
  read: (row: CsvRow) => BookResult;
  ignoredColumns: string[];
  parameterColumns: string[];
}

/** Opens a CSV file. Rows that cannot be read are added to `broken`, if bad rows are skipped. */
async function openTable(
  bytes: Bytes,
  shop: Shop,
  options: ImportOptions,
  broken: ImportRow[],
): Promise<Table> {
  const rows = readCsv(toUtf8(bytes, options.encoding), {
    delimiter: options.delimiter,
    onBrokenRow: options.skipBadRows ? (line, reason) => broken.push({ line, reasons: [reason] }) : undefined,
  });
  const { value: header, done } = await rows.next();
  if (done) throw new ImportError('The file is empty.');
  return { rows, ...createReader(header, shop, options) };
}

function createReader({ cells }: CsvRow, shop: Shop, options: ImportOptions) {
  const currency = options.currency ?? shop.mainCurrency;
  const codes = shop.currencies.map(({ code }) => code);
  if (!codes.includes(currency))
    throw new ImportError(`The shop has no prices in ${currency}. It has: ${codes.join(', ')}.`);
  const { columns, ignored, isUpdateOnly } = matchColumns(cells, {
    explicit: options.columns ?? new Map(),
    currencies: codes,
    markets: shop.markets.map(({ code }) => code),
    languages: shop.languages.map(({ code }) => code),
  });
  rejectSharedPriceLists(columns, shop);
  const parameterColumns = options.unknownColumnsAsParameters ? ignored : [];
  const readRow = createBookReader({
    columns,
    parameterColumns,
    width: cells.length,
    isUpdateOnly,
    priceTargets: [...shop.currencies, ...shop.markets],
    markets: shop.markets.map(({ code }) => code),
    taxClasses: shop.taxClasses,
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
  const names = ignored.map(({ name }) => name);
  return {
    read,
    ignoredColumns: options.unknownColumnsAsParameters ? [] : names,
    parameterColumns: parameterColumns.map(({ name }) => name),
  };
}

/** Two markets with one price list cannot have different prices. */
function rejectSharedPriceLists(columns: readonly Column[], { markets }: Shop): void {
  for (const field of ['price', 'regular_price']) {
    const marketOfList = new Map<number, string>();
    for (const column of columns) {
      const market =
        column.field === field ? markets.find(({ code }) => code === column.qualifier) : undefined;
      if (!market) continue;
      const other = marketOfList.get(market.priceListId);
      if (other)
        throw new ImportError(
          `The markets ${other} and ${market.code} have the same price list. Name one of them.`,
        );
      marketOfList.set(market.priceListId, market.code);
    }
  }
}

async function* createBatches(
  { rows, read }: Pick<Table, 'rows' | 'read'>,
  broken: ImportRow[],
  batchSize: number,
): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = [];
  for await (const row of rows) {
    batch.push(...broken.splice(0), { line: row.line, ...read(row) });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  batch.push(...broken.splice(0));
  if (batch.length > 0) yield batch;
}

/** Requests the next item while the current one is used, so that the file is read while the database writes. */
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
