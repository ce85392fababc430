import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { readAppliedMigrations } from '../migrate.ts';
import { type BackupHeader, dataLine, headerLine, rowLine } from './backup-lines.ts';
import { listShopTables, type ShopTable } from './shop-tables.ts';

/** Folders whose files belong to a backup. A folder can be missing. */
export interface BackupFolders {
  /** The folder of the storage; undefined if the files are on an S3 server. */
  object: string | undefined;
  picture: string;
  /** Has a file with the content type of each object whose type does not follow from its extension, at the same path. */
  contentTypes: string;
}

const rowsPerFetch = 500;
/** A multiple of 3, so that only the last line of a file is padded. */
const bytesPerLine = 3 * 64 * 1024;

/**
 * Writes all rows as of one moment, while the shop runs, and then the files. Files are never changed, so the files that rows
 * name exist unless they are deleted during the backup. The backup appears under its name when it is complete. It contains
 * personal data and secrets, so only its owner can read it.
 */
export async function writeBackup(db: Database, path: string, folders: BackupFolders) {
  const counted = { rows: 0, files: 0 };
  const partial = `${path}.partial`;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) =>
        pipeline(
          Readable.from(linesOf(snapshot, folders, counted)),
          createGzip(),
          createWriteStream(partial, { mode: 0o600, flush: true }),
        ),
      );
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  return counted;
}

async function* linesOf(db: Database, folders: BackupFolders, counted: { rows: number; files: number }) {
  const migrations = await readAppliedMigrations(db);
  yield headerLine({ kind: 'backup', format: 1, createdAt: new Date().toISOString(), migrations });
  for (const table of await listShopTables(db)) {
    const columns = table.columns.map(({ name }) => name);
    yield headerLine({ kind: 'table', name: table.name, columns });
    for await (const rows of readRows(db, table)) {
      counted.rows += rows.length;
      yield rows.map(rowLine).join('');
    }
  }
  // Read after the rows, so that no id of a row is assigned again. Ids that other transactions take meanwhile are skipped.
  for (const sequence of await listSequences(db)) yield headerLine(sequence);
  for (const kind of ['object', 'picture'] as const)
    for await (const path of listFiles(folders[kind])) {
      counted.files += 1;
      yield headerLine({ kind, path, contentType: await readContentType(folders, path) });
      const file = createReadStream(join(folders[kind] ?? '', path), { highWaterMark: bytesPerLine });
      for await (const bytes of file) yield dataLine(bytes);
    }
  yield headerLine({ kind: 'end', ...counted });
}

function readContentType({ contentTypes }: BackupFolders, path: string): Promise<string | undefined> {
  return readFile(join(contentTypes, path), 'utf8').catch(() => undefined);
}

/** Every value as PostgreSQL's text, which it reads back to the same value. */
async function* readRows(db: Database, { name, columns }: ShopTable) {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare backup_rows no scroll cursor for
    select to_json(array[${sql.join(texts)}])::text as row from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsPerFetch)} from backup_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(db);
}

async function listSequences(db: Database): Promise<BackupHeader[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return rows.map(({ name, value }) => ({ kind: 'sequence', name, value }));
}

/** Paths below the folder, with `/` between their parts. */
async function* listFiles(folder: string | undefined, below = ''): AsyncGenerator<string> {
  if (folder === undefined) return;
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* listFiles(folder, path);
    else if (entry.isFile()) yield path;
  }
}
