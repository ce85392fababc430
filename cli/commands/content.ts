import { join } from 'node:path';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Database } from '#backend/database/connection.ts';
import { ContentError } from '#backend/features/content/content-error.ts';
import { describeContent } from '#backend/features/content/management/describe-content.ts';
import { importPages } from '#backend/features/content/management/import-pages.ts';
import {
  exportPages,
  publishPage,
  removePage,
  requirePage,
  schedulePage,
  unpublishPage,
} from '#backend/features/content/management/manage-pages.ts';
import { createPreview } from '#backend/features/content/preview.ts';
import { exportMenus, importMenus } from '#backend/features/menu/manage-menus.ts';
import { LOCALE_CODES, type LocaleCode, pathPrefix } from '#contract/locales.ts';
import { urlOfPort } from '../listening.ts';
import { readSettings } from '../settings.ts';
import { wholeNumberBetween } from './argument-parsers.ts';
import { printFromDatabase } from './database-access.ts';
import { resolvePath, type Terminal } from './terminal.ts';
import { explainRejection, UsageError } from './usage-error.ts';

/** 90 days. */
const maxPreviewHours = 24 * 90;

/** `npm run shop -- content`: pages, areas and menus. A change is visible within two seconds, in every process. */
export function contentCommand(terminal: Terminal): Command {
  const content = new Command('content').description(
    'List, export, import, publish, schedule and preview pages and menus (docs/content.md).',
  );
  content
    .command('list')
    .description('List pages and areas with state, paths and times.')
    .option('--json', 'print JSON')
    .action(({ json }) => withContent(terminal, (db) => describeContent(db, { isJson: json === true })));
  addFileCommands(content, terminal);
  addPublishingCommands(content, terminal);
  addMenuCommands(content, terminal);
  return content;
}

function addFileCommands(content: Command, terminal: Terminal): void {
  content
    .command('export')
    .description('Write one file per page, with its pictures: the draft if there is one.')
    .argument('<folder>')
    .argument('[key]', 'one page instead of all')
    .option('--published', 'the published version instead of the draft', false)
    .action((folder, key, { published }) =>
      withContent(terminal, async (db) => {
        const files = await exportPages(db, resolvePath(terminal, folder), key, { ignoresDrafts: published });
        return files.map((file) => join(folder, file));
      }),
    );
  content
    .command('import')
    .description('Read pages, with the pictures beside their files, as drafts or published.')
    .argument('<files...>')
    .option('--publish', 'publish at once', false)
    .option('--dry-run', 'change nothing', false)
    .action((files, { publish, dryRun }) =>
      withContent(terminal, (db) => {
        const paths = files.map((file) => resolvePath(terminal, file));
        return importFiles(db, paths, { isPublished: publish, isDryRun: dryRun });
      }),
    );
}

async function importFiles(
  db: Database,
  files: string[],
  { isPublished, isDryRun }: { isPublished: boolean; isDryRun: boolean },
): Promise<string[]> {
  const pages = await importPages(db, files, { isPublished, isDryRun });
  const verb = isDryRun ? 'Would import' : 'Imported';
  const state = isPublished ? 'published' : 'as a draft';
  return pages.flatMap(({ file, path, pictures, dropped }) => [
    `${verb} ${file.key} ${state}${pictures.length > 0 ? `, with ${pictures.join(', ')}` : ''}.`,
    ...dropped.map(({ path: field, markup }) => `  ${path}: ${field}: removed ${markup.join(', ')}.`),
  ]);
}

function addPublishingCommands(content: Command, terminal: Terminal): void {
  const pageCommand = (name: string, description: string) =>
    content.command(name).description(description).argument('<key>', 'as "content list" prints it');
  pageCommand('publish', 'Publish the draft.').action((key) =>
    withContent(terminal, async (db) => {
      await publishPage(db, key);
      return [`Published ${key}.`];
    }),
  );
  pageCommand('unpublish', 'Remove a page from the site; it stays as a draft.').action((key) =>
    withContent(terminal, async (db) => {
      await unpublishPage(db, key);
      return [`Unpublished ${key}; it stays as a draft.`];
    }),
  );
  pageCommand('remove', 'Delete a page and its draft.').action((key) =>
    withContent(terminal, async (db) => {
      await removePage(db, key);
      return [`Deleted ${key}.`];
    }),
  );
  pageCommand('schedule', 'Set when a page is visible. Times have a zone; "none" removes a limit.')
    .option('--from <time>', 'such as 2026-11-27T00:00:00+01:00', parseTime)
    .option('--to <time>', 'such as 2026-12-27T00:00:00+01:00', parseTime)
    .action((key, { from, to }) =>
      withContent(terminal, async (db) => {
        if (!from && !to) throw new UsageError('Set --from, --to, or both.');
        const limits = { ...(from && { from: from.time }), ...(to && { to: to.time }) };
        const scheduled = await schedulePage(db, key, limits);
        return [
          `Scheduled ${key}: ${scheduled.includes('published') ? 'the published version' : 'the draft, which is not published yet'}.`,
        ];
      }),
    );
  pageCommand('preview', 'Create a link that shows the draft to everyone who has it.')
    .option('--hours <n>', 'how long the link works', wholeNumberBetween(1, maxPreviewHours), 24)
    .action((key, { hours }) =>
      withContent(terminal, async (db) => [await previewLink(terminal, db, key, hours)]),
    );
}

function addMenuCommands(content: Command, terminal: Terminal): void {
  const menus = content.command('menus').description('Export and import menus.');
  menus
    .command('export')
    .description('Write one file per menu.')
    .argument('<folder>')
    .argument('[location]', 'one menu instead of all')
    .action((folder, location) =>
      withContent(terminal, async (db) => {
        const files = await exportMenus(db, resolvePath(terminal, folder), location);
        return files.map((file) => join(folder, file));
      }),
    );
  menus
    .command('import')
    .description('Replace the menu at the location that each file names.')
    .argument('<files...>')
    .option('--dry-run', 'change nothing', false)
    .action((files, { dryRun }) =>
      withContent(terminal, async (db) => {
        const paths = files.map((file) => resolvePath(terminal, file));
        const replaced = await importMenus(db, paths, { isDryRun: dryRun });
        const verb = dryRun ? 'Would replace' : 'Replaced';
        return replaced.map(({ location, items }) => `${verb} ${location}: ${items.length} items.`);
      }),
    );
}

/** An object, because commander takes null for a missing value. */
function parseTime(text: string): { time: string | null } {
  if (text === 'none') return { time: null };
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError(
      'Expected a time with its zone, such as 2026-11-27T00:00:00+01:00, or "none".',
    );
  return { time: text };
}

/** A page is previewed at its own path, an area on the preview screen. */
async function previewLink(
  { environment }: Terminal,
  db: Database,
  key: string,
  hours: number,
): Promise<string> {
  const { page } = (await requirePage(db, key)) as { page: Partial<Record<LocaleCode, { alias?: string }>> };
  const { PUBLIC_URL, HOST, PORT } = readSettings(environment);
  const link = new URL('/preview-widgets', PUBLIC_URL || urlOfPort(HOST, PORT));
  link.searchParams.set('loginToken', await createPreview(db, key, hours));
  const code = LOCALE_CODES.find((locale) => page[locale]?.alias);
  if (code) link.searchParams.set('redirect', `${pathPrefix(code)}/${page[code]?.alias}`);
  return link.href;
}

function withContent(terminal: Terminal, run: (db: Database) => Promise<string[]>): Promise<void> {
  return explainRejection(ContentError, () => printFromDatabase(terminal, run));
}
