import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { Database } from '#backend/database/connection.ts';
import { parseSettingsFile, replaceSettings } from '#backend/features/shop-settings/apply-settings.ts';
import { describeDifferences } from '#backend/features/shop-settings/compare-settings.ts';
import { listSettingsHistory, readSettingsFile } from '#backend/features/shop-settings/read-settings.ts';
import { ShopSettingsError } from '#backend/features/shop-settings/settings-error.ts';
import { readSettingsFiles, storeSettingsFiles } from '#backend/features/shop-settings/settings-files.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { formatMinute, rowLines } from '../../output/print-rows.ts';
import { readSettings } from '../../settings.ts';
import { currentUser } from '../current-user.ts';
import { printFromDatabase } from '../database-access.ts';
import { readNamedFile, resolvePath, type Terminal } from '../terminal.ts';
import { explainRejection, UsageError } from '../usage-error.ts';

/** `npm run shop -- settings`. A running shop applies changes within two seconds. */
export function shopSettingsCommand(terminal: Terminal): Command {
  const settings = new Command('settings').description(
    'Export and import name, company, design, mails, markets, VAT, shipping and payment (docs/branding.md).',
  );
  settings
    .command('export')
    .description('Write the settings to a file.')
    .argument('<file>', 'a JSON file, or - for standard output')
    .action((file) => run(terminal, (db) => exportSettings(db, storageOf(terminal), pathOf(terminal, file))));
  settings
    .command('import')
    .description('Compare a file with the settings, and apply it with --yes.')
    .argument('<file>')
    .option('--yes', 'apply the differences', false)
    .action((file, { yes }) =>
      run(terminal, (db) => importSettings(db, storageOf(terminal), pathOf(terminal, file), yes)),
    );
  settings
    .command('history')
    .description('List the revisions of the settings.')
    .option('--json', 'print JSON')
    .action(({ json }) => run(terminal, (db) => listHistory(db, json)));
  return settings;
}

/** `-` is standard input or output. */
function pathOf(terminal: Terminal, file: string): string {
  return file === '-' ? file : resolvePath(terminal, file);
}

function storageOf({ environment }: Terminal): ObjectStorage {
  return openStorage(readSettings(environment));
}

async function exportSettings(db: Database, storage: ObjectStorage, path: string): Promise<string[]> {
  const { file } = await requireSettings(db);
  const text = JSON.stringify(file, null, 2);
  if (path === '-') return [text];
  const files = await exportFiles(storage, file, dirname(path));
  // The names of stored files become paths that are relative to the settings file.
  const withPaths = [...files].reduce(
    (json, name) => json.replaceAll(`"${name}"`, `"${brandingFolder}/${name}"`),
    text,
  );
  await writeFile(path, `${withPaths}\n`);
  return [`Exported revision ${file.revision} to ${path}.`];
}

const brandingFolder = 'branding';

/** Files of the shop beside the settings, so that another shop can import both. */
async function exportFiles(storage: ObjectStorage, file: SettingsFile, folder: string): Promise<string[]> {
  const files = await readSettingsFiles(storage, file);
  if (files.size > 0) await mkdir(join(folder, brandingFolder), { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(folder, brandingFolder, name), bytes);
  return [...files.keys()];
}

/** Paths in a settings file are relative to it. */
export async function readSettingsWithFiles(path: string, storage: ObjectStorage): Promise<SettingsFile> {
  const read = (file: string) => readFile(resolve(dirname(path), file));
  return storeSettingsFiles(storage, parseSettingsFile(await readSettingsText(path)), read);
}

async function importSettings(
  db: Database,
  storage: ObjectStorage,
  path: string,
  isConfirmed: boolean,
): Promise<string[]> {
  const next = await readSettingsWithFiles(path, storage);
  const { file } = await requireSettings(db);
  const { revision: _, ...before } = file;
  const { revision: __, ...after } = next;
  const differences = describeDifferences(before, after);
  if (differences.length === 0) return ['The file has the same settings as the shop.'];
  if (!isConfirmed) return [...differences, '', 'No changes were written. Add --yes to apply them.'];
  const { revision, languages } = await replaceSettings(db, next, `command line (${currentUser()})`);
  return [
    ...differences,
    '',
    `Applied. The settings are of revision ${revision}.`,
    ...languages.map(
      (code) =>
        `New language ${code}: complete its pages and menus (npm run shop -- content export pages), and translate categories (docs/markets.md).`,
    ),
  ];
}

async function readSettingsText(path: string): Promise<string> {
  return (await readNamedFile(path)).toString();
}

async function listHistory(db: Database, isJson: true | undefined): Promise<string[]> {
  const { channelId } = await requireSettings(db);
  const revisions = await listSettingsHistory(db, channelId);
  return rowLines(revisions, isJson, ['REVISION', 'CHANGED', 'BY'], (row) => [
    String(row.revision),
    formatMinute(row.changed_at),
    row.changed_by,
  ]);
}

async function requireSettings(db: Database) {
  const settings = await readSettingsFile(db);
  if (!settings) throw new UsageError('The database has no shop yet: npm run shop -- init');
  return settings;
}

function run(terminal: Terminal, work: (db: Database) => Promise<string[]>): Promise<void> {
  return explainRejection(ShopSettingsError, () => printFromDatabase(terminal, work));
}
