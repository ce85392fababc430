import { Command } from '@commander-js/extra-typings';
import {
  addFiles,
  listFileFetches,
  listFiles,
  listProductsWithoutFiles,
  removeFiles,
  retryFileFetches,
} from '#backend/features/download/files/manage-files.ts';
import { ProductFileError } from '#backend/features/download/files/product-file-error.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { readSettings } from '../settings.ts';
import { parseWholeNumber } from './argument-parsers.ts';
import { withDatabase } from './database-access.ts';
import { formatCount } from './import/import-summary.ts';
import { resolvePath, type Terminal } from './terminal.ts';
import { explainRejection, UsageError } from './usage-error.ts';

/** `npm run shop -- files`. */
export function filesCommand(terminal: Terminal) {
  const files = new Command('files').description('Files of e-books and audiobooks (docs/downloads.md).');
  files
    .command('add')
    .description('Add a file, or the files of a folder as parts, to a product.')
    .argument('<number>', 'article number, ISBN, GTIN or id of the product')
    .argument('<path>', 'an EPUB, PDF, MP3, M4B, M4A or WAV file, or a folder of them')
    .option('--sample', 'a sample for every visitor instead of a file for buyers')
    .option('--title <text>', 'the title of a single file')
    .option('--replace', 'remove the other files of the product')
    .action((number, path, { sample, title, replace }) =>
      add(terminal, {
        number,
        path,
        kind: sample ? 'sample' : 'download',
        title,
        isReplacing: replace === true,
      }),
    );
  files
    .command('list')
    .description('List the files of a product, or downloads without files.')
    .argument('[number]', 'article number, ISBN, GTIN or id of the product')
    .option('--missing', 'article numbers of downloads with stock that have no file for their buyers')
    .option('--limit <count>', 'maximum number of lines', parseWholeNumber, 100)
    .option('--json', 'print JSON')
    .action((number, { missing, limit, json }) => {
      if (missing) return listMissing(terminal, limit, json);
      if (number === undefined) throw new UsageError('Name a product, or use --missing.');
      return list(terminal, number, json);
    });
  files
    .command('fetches')
    .description('List the URLs of files and samples that imports name: fetched, failed or waiting.')
    .option('--failed', 'URLs that could not be fetched, with the reason')
    .option('--pending', 'URLs that are waiting')
    .option('--limit <count>', 'maximum number of lines', parseWholeNumber, 100)
    .option('--json', 'print JSON')
    .action((flags) => listFetches(terminal, flags));
  files
    .command('retry')
    .description('Fetch URLs again: all that failed, or the named ones.')
    .argument('[urls...]', 'URLs as "files fetches" prints them')
    .action(async (urls) => {
      const count = await withDatabase(terminal, (db) => retryFileFetches(db, urls));
      terminal.out(`${formatCount(count, 'file')} will be fetched again.`);
    });
  files
    .command('remove')
    .description('Remove files of a product: one part, or all.')
    .argument('<number>', 'article number, ISBN, GTIN or id of the product')
    .option('--sample', 'samples instead of files for buyers')
    .option('--part <number>', 'one part, by its number in "files list"', parseWholeNumber)
    .action((number, { sample, part }) =>
      remove(terminal, { number, kind: sample ? 'sample' : 'download', part }),
    );
  return files;
}

type AddRequest = Parameters<typeof addFiles>[1];

async function add(terminal: Terminal, request: AddRequest): Promise<void> {
  const { environment, out } = terminal;
  const path = resolvePath(terminal, request.path);
  const { added, unchanged, removed } = await explain(() =>
    withDatabase(terminal, (db) =>
      addFiles({ db, storage: openStorage(readSettings(environment)) }, { ...request, path }),
    ),
  );
  out(`${formatCount(added, 'file')} added, ${unchanged} unchanged, ${removed} removed.`);
}

async function list(terminal: Terminal, number: string, isJson: true | undefined): Promise<void> {
  const files = await explain(() => withDatabase(terminal, (db) => listFiles(db, number)));
  if (isJson) return terminal.out(JSON.stringify(files, null, 2));
  for (const { kind, part_number, media_type, byte_size, title } of files)
    terminal.out(`${kind} ${part_number}  ${media_type}  ${formatSize(byte_size)}  ${title}`.trimEnd());
  terminal.out(`${formatCount(files.length, 'file')}.`);
}

async function listMissing(terminal: Terminal, limit: number, isJson: true | undefined): Promise<void> {
  const missing = await withDatabase(terminal, (db) => listProductsWithoutFiles(db, limit));
  if (isJson) return terminal.out(JSON.stringify(missing, null, 2));
  for (const articleNumber of missing) terminal.out(articleNumber);
}

interface FetchFlags {
  failed?: true | undefined;
  pending?: true | undefined;
  limit: number;
  json?: true | undefined;
}

async function listFetches(terminal: Terminal, { failed, pending, limit, json }: FetchFlags): Promise<void> {
  const { out } = terminal;
  const state = fetchStateOf({ failed, pending });
  const fetches = await withDatabase(terminal, (db) => listFileFetches(db, state, limit));
  if (json) return out(JSON.stringify(fetches, null, 2));
  for (const { kind, url, error, attempts, articleNumber } of fetches) {
    out(`${kind}  ${url}  ${articleNumber}`);
    if (error) out(`    ${error}${state === 'pending' ? ` (${formatCount(attempts, 'attempt')})` : ''}`);
  }
  out(`${fetches.length} ${state}.`);
}

/** The state that the flags of a list select. */
export function fetchStateOf({ failed, pending }: Pick<FetchFlags, 'failed' | 'pending'>) {
  if (failed) return 'failed';
  return pending ? 'pending' : 'fetched';
}

async function remove(terminal: Terminal, request: Parameters<typeof removeFiles>[1]): Promise<void> {
  const storage = openStorage(readSettings(terminal.environment));
  const count = await explain(() => withDatabase(terminal, (db) => removeFiles({ db, storage }, request)));
  if (count === 0) throw new UsageError('The product has no such file.');
  terminal.out(`Removed ${formatCount(count, 'file')}.`);
}

function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function explain<Result>(work: () => Promise<Result>): Promise<Result> {
  return explainRejection(ProductFileError, work);
}
