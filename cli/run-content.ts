import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { ContentError } from '#backend/features/content/content-error.ts';
import { describeContent } from '#backend/features/content/describe-content.ts';
import { importFiles } from '#backend/features/content/import-files.ts';
import {
  exportPages,
  publishPage,
  removePage,
  requirePage,
  schedulePage,
  unpublishPage,
} from '#backend/features/content/manage-content.ts';
import { createPreview } from '#backend/features/content/preview.ts';
import { exportMenus, importMenus } from '#backend/features/menu/manage-menus.ts';
import { LOCALE_CODES, type LocaleCode, pathPrefix } from '#contract/locales.ts';
import { type ContentCommand, contentUsage, readContentArguments } from './content-arguments.ts';
import { addressOf } from './listening.ts';
import { readSettings } from './settings.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

/** `npm run shop -- content`: what editors do without a developer. */
export async function runContent(args: string[]): Promise<number> {
  const command = readContentArguments(args);
  const lines = command ? await withDatabase((db) => explained(run(db, command))) : [contentUsage];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

/** What is wrong with a file is said in words, without a stack. */
function explained<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error) => {
    throw error instanceof ContentError ? new UsageError(error.message) : error;
  });
}

async function run(db: Database, command: ContentCommand): Promise<string[]> {
  switch (command.name) {
    case 'list':
      return describeContent(db);
    case 'export': {
      const files = await exportPages(db, command.folder, command.key, command);
      return files.map((file) => join(command.folder, file));
    }
    case 'import':
      return importPages(db, command);
    case 'publish':
      await publishPage(db, command.key);
      return [`${command.key} is published.`];
    case 'unpublish':
      await unpublishPage(db, command.key);
      return [`${command.key} is taken from the site, and stays as a draft.`];
    case 'schedule': {
      const scheduled = await schedulePage(db, command.key, command.times);
      const what = scheduled.includes('published')
        ? 'what is published'
        : 'the draft, which is still to be published';
      return [`${command.key} has its times: ${what}.`];
    }
    case 'preview':
      return [await previewLink(db, command.key, command.hours)];
    case 'remove':
      await removePage(db, command.key);
      return [`${command.key} is removed.`];
    case 'export-menus': {
      const files = await exportMenus(db, command.folder, command.location);
      return files.map((file) => join(command.folder, file));
    }
    case 'import-menus': {
      const menus = await importMenus(db, command.files, command);
      const fate = command.isDryRun ? 'would be replaced' : 'is replaced';
      return menus.map(({ location, items }) => `${location} ${fate}: ${items.length} items.`);
    }
  }
}

async function importPages(
  db: Database,
  { files, isPublished, isDryRun }: Extract<ContentCommand, { name: 'import' }>,
): Promise<string[]> {
  const pages = await importFiles(db, files, { isPublished, isDryRun });
  const done = isPublished ? 'published' : 'a draft';
  return pages.flatMap(({ file, path, pictures, dropped }) => [
    `${file.key} ${isDryRun ? 'would be' : 'is'} ${done}${pictures.length > 0 ? `, with ${pictures.join(', ')}` : ''}.`,
    ...dropped.map(({ path: place, what }) => `  ${path}: ${place}: left out ${what.join(', ')}.`),
  ]);
}

/** A page is shown at its own address, an area on the screen for previews. */
async function previewLink(db: Database, key: string, hours: number): Promise<string> {
  const { page } = (await requirePage(db, key)) as { page: Partial<Record<LocaleCode, { alias?: string }>> };
  const { PUBLIC_URL, HOST, PORT } = readSettings(process.env);
  const link = new URL('/preview-widgets', PUBLIC_URL || addressOf(HOST, PORT));
  link.searchParams.set('loginToken', await createPreview(db, key, hours));
  const code = LOCALE_CODES.find((one) => page[one]?.alias);
  if (code) link.searchParams.set('redirect', `${pathPrefix(code)}/${page[code]?.alias}`);
  return link.href;
}
