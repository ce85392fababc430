import { basename } from 'node:path';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { formatOf } from '#backend/features/product-import/book/format-names.ts';
import { delimiters } from '#backend/features/product-import/csv/detect-delimiter.ts';
import { encodings } from '#backend/features/product-import/csv/to-utf8.ts';
import type { ImportOptions } from '#backend/features/product-import/import-options.ts';
import { importProducts } from '#backend/features/product-import/import-products.ts';
import { importThemaNames } from '#backend/features/product-import/thema/import-thema.ts';
import { slug } from '#contract/product/slug.ts';
import { Progress } from '../../output/progress.ts';
import { readSettings } from '../../settings.ts';
import { collect, oneOf } from '../argument-parsers.ts';
import { connectToShop, withDatabase } from '../database-access.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { IssuePrinter, ReportFile } from './import-report.ts';
import { formatCount, summarizeImport } from './import-summary.ts';
import { openImportFile } from './open-import-file.ts';

/** `npm run shop -- import`. */
export function importCommand(terminal: Terminal) {
  return new Command('import')
    .description('Import books from a CSV file or an ONIX message (docs/importing.md, docs/onix.md).')
    .argument('<file>', 'a path, also of a gzip file; "-" reads standard input')
    .option('--dry-run', 'print what would change')
    .option('--skip-bad-rows', 'import the other rows; without it, one bad row rejects a CSV file')
    .option('--rename-slugs', 'new URLs for books whose title changed; old URLs redirect')
    .option('--no-new-categories', 'reject rows that name an unknown category')
    .option(
      '--category-parent <path>',
      'parent of new categories: "Fiction > New", or / for the top level',
      parsePath,
    )
    .option('--group-by-title', 'join formats with the same title, author and language into one work')
    .option('--unknown-columns-as-parameters', 'store columns that are not recognised as parameters')
    .option('--report <file>', 'write the result of every row to a CSV file')
    .option('--authors-as-written', 'do not turn "Lagerlöf, Selma" into "Selma Lagerlöf"')
    .option('--source <name>', 'namespace of the ids (default: the file’s name, or the ONIX sender)')
    .option('--column <field=header>', 'column of a field; repeatable', collect(pairParser('title=Header')))
    .option('--currency <code>', 'currency of prices whose column names none (default: the main market’s)')
    .option(
      '--price <list>',
      'prices for rows without one: SEK=99,EUR=9.90; repeatable',
      collect(parsePrices),
    )
    .option('--publisher <name>', 'publisher for rows without one')
    .option('--format <name>', 'format for rows without one: hardback, paperback, audio, ebook …', formatOf)
    .option('--delimiter <character>', ', ; | or tab (default: detected from the header)', parseDelimiter)
    .option('--encoding <name>', `${encodings.join(', ')} (default: utf-8)`, parseEncoding)
    .option('--thema <language>', 'the file has names of Thema codes: an official JSON list in this language')
    .option('--json', 'print the result of every row and the summary as JSON, one object per line', false)
    .option('-q, --quiet', 'no progress', false)
    .action((file, flags) => {
      if (flags.thema !== undefined) return importThema(terminal, file, flags.thema);
      const options: ImportOptions = {
        source: sourceOf(flags.source, file),
        isSourceGiven: flags.source !== undefined,
        hasGzipName: /\.gz$/i.test(file),
        encoding: flags.encoding,
        delimiter: flags.delimiter,
        columns: new Map(flags.column),
        currency: flags.currency?.toUpperCase(),
        publisher: flags.publisher?.trim() || undefined,
        format: flags.format,
        prices: new Map(flags.price?.flat()),
        isDryRun: flags.dryRun,
        skipBadRows: flags.skipBadRows,
        renameSlugs: flags.renameSlugs,
        rejectNewCategories: !flags.newCategories,
        categoryParent: flags.categoryParent,
        groupByTitle: flags.groupByTitle,
        unknownColumnsAsParameters: flags.unknownColumnsAsParameters,
        authorsAsWritten: flags.authorsAsWritten,
      };
      return importFile(terminal, file, options, flags);
    });
}

/** Fails when bad rows prevent the import. */
async function importFile(
  terminal: Terminal,
  file: string,
  options: ImportOptions,
  { quiet: isQuiet, report: reportFile, json: isJson }: { quiet: boolean; report?: string; json: boolean },
): Promise<void> {
  const { environment, out, error, progress: output, signal } = terminal;
  const { bytes, shareRead } = await openImportFile(file, terminal);
  signal.addEventListener('abort', () => bytes.destroy(signal.reason));
  const results =
    reportFile === undefined ? undefined : await ReportFile.open(resolvePath(terminal, reportFile));
  const progress = new Progress(isQuiet ? undefined : output);
  const settings = readSettings(environment);
  const database = await connectToShop(settings, isQuiet ? () => undefined : error);
  try {
    const start = Date.now();
    const issues = new IssuePrinter(error);
    const report = await importProducts(database.db, bytes, {
      ...options,
      dataFolder: settings.DATA_DIR,
      signal,
      onProgress: (rows) => progress.show(formatCount(rows, 'row'), shareRead()),
      onResult(result) {
        results?.add(result);
        if (isJson) out(JSON.stringify(result));
      },
      onIssue(issue) {
        progress.clear();
        issues.print(issue);
      },
    });
    progress.clear();
    issues.printRest();
    if (isJson) out(JSON.stringify({ ...report, withoutPriceIn: Object.fromEntries(report.withoutPriceIn) }));
    else for (const line of summarizeImport(report, options, (Date.now() - start) / 1000)) out(line);
    if (report.badRows > 0 && report.unit === 'line' && !options.skipBadRows)
      throw new UsageError(
        `Import rejected: ${formatCount(report.badRows, 'bad row')}. Correct the file, or skip such rows with --skip-bad-rows.`,
      );
  } finally {
    progress.clear();
    bytes.destroy();
    await results?.close();
    await database.close();
  }
}

async function importThema(terminal: Terminal, file: string, language: string): Promise<void> {
  const { bytes } = await openImportFile(file, terminal);
  const { codes, written, relabelled } = await withDatabase(terminal, (db) =>
    importThemaNames(db, bytes, language),
  );
  terminal.out(
    `${formatCount(codes, 'Thema code')} read, ${formatCount(written, 'name')} written, ${formatCount(relabelled, 'subject')} renamed.`,
  );
}

/** The source of the ids, by default the file's name without its extension. Generated article numbers contain it. */
function sourceOf(name: string | undefined, file: string): string {
  const fileName =
    file === '-' ? 'stdin' : basename(file).replace(/(\.(csv|tsv|txt|xml|onx|onix))?(\.gz)?$/i, '');
  const source = slug(name ?? fileName);
  if (source === '') throw new UsageError('The source needs a name of letters and digits: --source NAME');
  return source;
}

/** `/` is the top level. */
function parsePath(text: string): string[] {
  return text
    .split(/[>/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function parseEncoding(text: string) {
  return oneOf(encodings)(text.toLowerCase());
}

function parseDelimiter(text: string): string {
  const delimiter = /^(tab|\\t)$/i.test(text) ? '\t' : text;
  if (!delimiters.some((known) => known === delimiter))
    throw new InvalidArgumentError('Expected , or ; or | or tab.');
  return delimiter;
}

/** A comma separates prices, and also decimals. A new price therefore starts where a currency follows the comma. */
function parsePrices(list: string): [string, string][] {
  return list.split(/[,;\s]+(?=[a-z]{3}=)/i).map((pair) => {
    const [code, amount] = pairParser('SEK=99')(pair);
    return [code.toUpperCase(), amount];
  });
}

function pairParser(example: string): (pair: string) => [string, string] {
  return (pair) => {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new InvalidArgumentError(`Expected ${example}.`);
    return [name.trim(), value.trim()];
  };
}
