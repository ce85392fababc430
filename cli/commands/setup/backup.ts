import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { BackupError, readBackupLines } from '#backend/database/backup/backup-lines.ts';
import { type RestoreFile, restoreBackup } from '#backend/database/backup/restore-backup.ts';
import { type BackupFolders, writeBackup } from '#backend/database/backup/write-backup.ts';
import { hasChannel } from '#backend/database/base-data.ts';
import type { Database } from '#backend/database/connection.ts';
import { listMigrations, migrate, readAppliedMigrations } from '#backend/database/migrate.ts';
import { contentTypeOf } from '#backend/storage/content-types.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { prepareTables } from '../../open-database.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { connectToShop } from '../database-access.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { explainRejection, UsageError } from '../usage-error.ts';

/** `npm run shop -- backup FILE`. */
export function backupCommand(terminal: Terminal) {
  return new Command('backup')
    .description('Write all data of the shop to a file, also while it runs (docs/backup.md).')
    .argument('<file>', 'file to create')
    .action((file) =>
      withUnmigratedDatabase(terminal, async (db, settings) => {
        const path = resolvePath(terminal, file);
        if (existsSync(path)) throw new UsageError(`${path} exists. Choose another name.`);
        if ((await readAppliedMigrations(db)).length === 0) throw new UsageError('The database has no shop.');
        const { rows, files } = await writeBackup(db, path, foldersOf(settings));
        terminal.out(`Wrote ${rows} rows and ${files} files to ${path}.`);
        if (settings.S3_ENDPOINT) terminal.out('The backup does not contain files of the object storage.');
      }),
    );
}

/** `npm run shop -- restore FILE`. */
export function restoreCommand(terminal: Terminal) {
  return new Command('restore')
    .description('Fill the shop from a file that backup has written (docs/backup.md).')
    .argument('<file>', 'file of a backup')
    .option('--replace', 'delete the data of the shop that is in the database', false)
    .action((file, { replace }) =>
      withUnmigratedDatabase(terminal, async (db, settings) => {
        const path = resolvePath(terminal, file);
        if (!existsSync(path)) throw new UsageError(`File not found: ${path}`);
        const { createdAt, migrations } = await readBackupHeader(path);
        await ensureTablesOfBackup(db, migrations, replace);
        // The snapshot of the catalogue index contains the rows that are replaced.
        await rm(join(settings.DATA_DIR, 'catalogue'), { recursive: true, force: true });
        await restoreBackup(db, readBackupLines(path), restoreFileOf(settings));
        await prepareTables(db);
        terminal.out(`Restored the backup of ${createdAt.slice(0, 16).replace('T', ' ')} UTC.`);
        if (replace) terminal.out('Restart all processes of the shop.');
      }),
    );
}

/** The files of the object storage are not in a folder of this machine. */
function foldersOf({ DATA_DIR, S3_ENDPOINT }: Settings): BackupFolders {
  const object = S3_ENDPOINT ? undefined : join(DATA_DIR, 'files/objects');
  const contentTypes = join(DATA_DIR, 'files/content-types');
  return { object, contentTypes, picture: join(DATA_DIR, 'pictures') };
}

async function readBackupHeader(path: string) {
  for await (const line of readBackupLines(path)) {
    if (line.type === 'header' && line.header.kind === 'backup' && line.header.format === 1)
      return line.header;
    break;
  }
  throw new BackupError('The file is not a backup of a shop.');
}

/** Creates the tables of the backup's version in an empty database. Throws for tables of another version, or another shop. */
async function ensureTablesOfBackup(db: Database, migrations: string[], isReplacing: boolean): Promise<void> {
  const known = await listMigrations();
  if (migrations.some((name) => !known.includes(name)))
    throw new UsageError('The backup is of a newer version of the shop. Use that version to restore it.');
  const applied = await readAppliedMigrations(db);
  if (applied.length === 0) return migrate(db, { only: migrations });
  if (!isReplacing && (await hasChannel(db)))
    throw new UsageError(
      'The database has a shop. Restore into an empty database, or delete the data of that shop with --replace.',
    );
  if (applied.join() !== migrations.join())
    throw new UsageError(
      'The tables of the database are of another version than the backup. Restore into an empty database: set DATA_DIR or DATABASE_URL.',
    );
}

/** Returns a function that writes a file of the backup to the object storage, or a picture to the data folder. */
function restoreFileOf(settings: Settings): RestoreFile {
  const storage = openStorage(settings);
  return async ({ kind, path, contentType }, content) => {
    if (kind === 'object') return storage.put(path, content, contentType ?? contentTypeOf(path));
    const isInside = path.split('/').every((part) => part !== '' && part !== '..' && !part.includes('\\'));
    if (!isInside) throw new BackupError(`The backup has a file outside the data folder: ${path}.`);
    const target = join(settings.DATA_DIR, 'pictures', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };
}

/** A backup before an upgrade must not change the tables of the running shop. */
async function withUnmigratedDatabase(
  terminal: Terminal,
  work: (db: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(terminal.environment);
  const database = await connectToShop(settings, terminal.error, { canBeEmpty: true, migrates: false });
  try {
    await explainRejection(BackupError, () => work(database.db, settings));
  } finally {
    await database.close();
  }
}
