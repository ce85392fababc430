import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { slug } from '#backend/database/slug.ts';
import { formatOf } from '#backend/features/product-import/book/format-names.ts';
import { delimiters } from '#backend/features/product-import/csv/detect-delimiter.ts';
import { encodings } from '#backend/features/product-import/csv/to-utf8.ts';
import type { ImportOptions } from '#backend/features/product-import/import-options.ts';
import { UsageError } from './usage-error.ts';

export interface ImportArguments {
  /** A path, or `-` for standard input. */
  file: string;
  isQuiet: boolean;
  options: ImportOptions;
}

export const importUsage = `npm run shop -- import FILE.csv [options]

FILE may be packed with gzip; "-" reads from standard input. docs/importing.md tells what columns mean.

  --dry-run                Only tell what would change.
  --skip-bad-rows          Leave bad rows out; without it, one bad row keeps the whole file out.
  --rename-slugs           New addresses for books whose title has changed; old ones lead on.
  --no-new-categories      Rows that name an unknown category are bad.
  --authors-as-written     Do not turn "Lagerlöf, Selma" around.
  --source NAME            Whose ids these are. Default: the file's name.
  --column FIELD=HEADER    Which column holds what; may be given several times.
  --currency CODE          Of prices whose column names none. Default: the main market's.
  --price SEK=99,EUR=9.90  For rows without a price.
  --publisher NAME         For rows without a publisher.
  --format NAME            For rows without a format: hardback, paperback, audio, ebook …
  --delimiter CHARACTER    , ; | or tab. Default: found out from the header.
  --encoding NAME          ${encodings.join(', ')}. Default: utf-8.
  --quiet                  No progress.`;

const flags = {
  'dry-run': { type: 'boolean' },
  'skip-bad-rows': { type: 'boolean' },
  'rename-slugs': { type: 'boolean' },
  'no-new-categories': { type: 'boolean' },
  'authors-as-written': { type: 'boolean' },
  source: { type: 'string' },
  column: { type: 'string', multiple: true },
  currency: { type: 'string' },
  price: { type: 'string', multiple: true },
  publisher: { type: 'string' },
  format: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Nothing where only help was asked for. */
export function readImportArguments(args: string[]): ImportArguments | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [file, another] = positionals;
  if (file === undefined) throw new UsageError('Name the file to import: npm run shop -- import FILE.csv');
  if (another !== undefined) throw new UsageError(`One file at a time: "${another}" is one too many.`);
  return {
    file,
    isQuiet: values.quiet ?? false,
    options: {
      source: readSource(values.source, file),
      isNamedGzip: /\.gz$/i.test(file),
      encoding: values.encoding === undefined ? undefined : readEncoding(values.encoding),
      delimiter: values.delimiter === undefined ? undefined : readDelimiter(values.delimiter),
      columns: new Map((values.column ?? []).map((pair) => readPair('--column', 'title=Header', pair))),
      currency: values.currency?.toUpperCase(),
      publisher: values.publisher?.trim() || undefined,
      format: values.format === undefined ? undefined : formatOf(values.format),
      prices: readPrices(values.price ?? []),
      isDryRun: values['dry-run'],
      skipBadRows: values['skip-bad-rows'],
      renameSlugs: values['rename-slugs'],
      refuseNewCategories: values['no-new-categories'],
      authorsAsWritten: values['authors-as-written'],
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [, option] = /'(--?[^' ]+)/.exec(message) ?? [];
    throw new UsageError(
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? `There is no option ${option}. All of them: npm run shop -- import --help`
        : `${message.split('\n')[0]} All options: npm run shop -- import --help`,
    );
  }
}

/** Without an ending, as it may stand in article numbers. */
function readSource(given: string | undefined, file: string): string {
  const name = file === '-' ? 'stdin' : basename(file).replace(/(\.(csv|tsv|txt))?(\.gz)?$/i, '');
  const source = slug(given ?? name);
  if (source !== '') return source;
  throw new UsageError('Give the source a name of letters and digits: --source NAME');
}

function readEncoding(given: string) {
  const encoding = encodings.find((name) => name === given.toLowerCase());
  if (encoding) return encoding;
  throw new UsageError(`--encoding must be one of ${encodings.join(', ')}, not "${given}".`);
}

function readDelimiter(given: string): string {
  const delimiter = /^(tab|\\t)$/i.test(given) ? '\t' : given;
  if (delimiters.some((known) => known === delimiter)) return delimiter;
  throw new UsageError(`--delimiter must be , or ; or | or tab, not "${given}".`);
}

function readPrices(given: string[]): Map<string, string> {
  // A comma stands between prices, and inside those with decimals.
  const pairs = given.flatMap((list) => list.split(/[,;\s]+(?=[a-z]{3}=)/i));
  return new Map(
    pairs.map((pair) => {
      const [code, amount] = readPair('--price', 'SEK=99', pair);
      return [code.toUpperCase(), amount];
    }),
  );
}

function readPair(option: string, example: string, pair: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`${option} is written as ${option} ${example}, not "${pair}".`);
  return [name.trim(), value.trim()];
}
