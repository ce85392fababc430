import { Command } from '@commander-js/extra-typings';
import { createPictureProcessor } from '#backend/features/images/processing/picture-processor.ts';
import {
  importPictures,
  type PictureImportReport,
} from '#backend/features/picture/importing/import-pictures.ts';
import { openPictureFiles } from '#backend/features/picture/importing/picture-files.ts';
import {
  listFetches,
  listPictures,
  listProductsWithoutPicture,
  removePictures,
  retryFetches,
} from '#backend/features/picture/manage-pictures.ts';
import { PictureError } from '#backend/features/picture/storing/picture-error.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { Progress } from '../output/progress.ts';
import { readSettings } from '../settings.ts';
import { parseWholeNumber } from './argument-parsers.ts';
import { withDatabase } from './database-access.ts';
import { fetchStateOf } from './files.ts';
import { formatCount } from './import/import-summary.ts';
import { resolvePath, type Terminal } from './terminal.ts';
import { explainRejection, UsageError } from './usage-error.ts';

/** `npm run shop -- pictures`. */
export function picturesCommand(terminal: Terminal) {
  const pictures = new Command('pictures').description('Import, list and remove pictures of products.');
  pictures
    .command('import')
    .description('Import pictures whose file names begin with an article number or ISBN (docs/pictures.md).')
    .argument('<path>', 'a folder, with its subfolders, or a zip file')
    .option('--dry-run', 'check all files, write nothing')
    .option('--skip-bad-files', 'import the other files; without it, one bad file rejects all')
    .option('-q, --quiet', 'no progress', false)
    .action((path, flags) => importFolder(terminal, path, flags));
  pictures
    .command('list')
    .description('List pictures that are fetched from other servers, or those of one product.')
    .argument('[number]', 'article number, ISBN or GTIN')
    .option('--failed', 'URLs that could not be fetched, with the reason')
    .option('--pending', 'URLs that are waiting')
    .option('--missing', 'article numbers of products without a picture')
    .option('--limit <count>', 'maximum number of lines', parseWholeNumber, 100)
    .option('--json', 'print JSON')
    .action((number, flags) => list(terminal, number, flags));
  pictures
    .command('retry')
    .description('Fetch failed URLs again: all, or the named ones.')
    .argument('[urls...]', 'URLs as "pictures list --failed" prints them')
    .action((urls) => retry(terminal, urls));
  pictures
    .command('remove')
    .description('Remove pictures of a product. Without pictures, its cover is drawn.')
    .argument('<number>', 'article number, ISBN or GTIN')
    .argument('[name]', 'one picture, by its name in "pictures list NUMBER"')
    .action((number, name) => remove(terminal, number, name));
  return pictures;
}

interface ImportFlags {
  dryRun?: true | undefined;
  skipBadFiles?: true | undefined;
  quiet: boolean;
}

async function importFolder(terminal: Terminal, path: string, flags: ImportFlags): Promise<void> {
  const { environment, out, error, signal } = terminal;
  const progress = new Progress(flags.quiet ? undefined : terminal.progress);
  const processor = createPictureProcessor();
  const opened = await explain(() => openPictureFiles(resolvePath(terminal, path)));
  try {
    const report = await explain(() =>
      withDatabase(terminal, (db) =>
        importPictures({ db, processor, storage: openStorage(readSettings(environment)) }, opened.files, {
          isDryRun: flags.dryRun,
          skipBadFiles: flags.skipBadFiles,
          signal,
          onProgress: (done, total) => progress.show(formatCount(done, 'picture'), done / total),
          onIssue(file, reason) {
            progress.clear();
            error(`${file}: ${reason}`);
          },
        }),
      ),
    );
    progress.clear();
    summarize(report, flags, out);
  } finally {
    opened.close();
    await processor.close();
  }
}

const maxListedUnknown = 10;

function summarize(report: PictureImportReport, flags: ImportFlags, out: Terminal['out']): void {
  const { pictures, changedProducts, badFiles, unknown, isWritten } = report;
  if (badFiles > 0 && !flags.skipBadFiles && !flags.dryRun)
    throw new UsageError(
      `Import rejected: ${formatCount(badFiles, 'bad file')}. No changes were written. --skip-bad-files imports the others.`,
    );
  out(
    `${formatCount(pictures, 'picture')}, ${formatCount(changedProducts, 'changed product')}, ${formatCount(badFiles, 'bad file')}, ${formatCount(unknown.length, 'file')} of no product.`,
  );
  for (const path of unknown.slice(0, maxListedUnknown)) out(`No product has this number: ${path}`);
  if (unknown.length > maxListedUnknown) out(`… and ${unknown.length - maxListedUnknown} more.`);
  if (!isWritten) out('Dry run: no changes were written.');
}

interface ListFlags {
  failed?: true | undefined;
  pending?: true | undefined;
  missing?: true | undefined;
  limit: number;
  json?: true | undefined;
}

async function list(terminal: Terminal, number: string | undefined, flags: ListFlags): Promise<void> {
  const { out } = terminal;
  if (number !== undefined) return listOfProduct(terminal, number, flags.json);
  if (flags.missing) {
    const missing = await withDatabase(terminal, (db) => listProductsWithoutPicture(db, flags.limit));
    if (flags.json) return out(JSON.stringify(missing, null, 2));
    for (const articleNumber of missing) out(articleNumber);
    return;
  }
  const state = fetchStateOf(flags);
  const fetches = await withDatabase(terminal, (db) => listFetches(db, state, flags.limit));
  if (flags.json) return out(JSON.stringify(fetches, null, 2));
  for (const { url, error, attempts, articleNumbers } of fetches) {
    out(`${url}  ${articleNumbers.join(' ')}`);
    if (error) out(`    ${error}${state === 'pending' ? ` (${formatCount(attempts, 'attempt')})` : ''}`);
  }
  out(`${fetches.length} ${state}.`);
}

async function listOfProduct(terminal: Terminal, number: string, isJson: true | undefined): Promise<void> {
  const pictures = await withDatabase(terminal, (db) => listPictures(db, number));
  if (!pictures) throw new UsageError(`No product has the number ${number}.`);
  if (isJson) return terminal.out(JSON.stringify(pictures, null, 2));
  for (const { source, fileName, tags } of pictures)
    terminal.out([source, fileName, ...tags.map((tag) => `#${tag}`)].join('  '));
  terminal.out(`${formatCount(pictures.length, 'picture')}.`);
}

async function retry(terminal: Terminal, urls: string[]): Promise<void> {
  const count = await withDatabase(terminal, (db) => retryFetches(db, urls));
  terminal.out(`${formatCount(count, 'picture')} will be fetched again.`);
}

async function remove(terminal: Terminal, number: string, name: string | undefined): Promise<void> {
  const count = await withDatabase(terminal, (db) => removePictures(db, number, name));
  if (count === 0) throw new UsageError('The product does not exist, or has no such picture.');
  terminal.out(`Removed ${formatCount(count, 'picture')}.`);
}

function explain<Result>(work: () => Promise<Result>): Promise<Result> {
  return explainRejection(PictureError, work);
}
