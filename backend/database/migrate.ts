import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Database } from './connection.ts';

const folder = join(import.meta.dirname, 'migrations');

/** A newer release has removed tables or columns that this one needs. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/**
 * A change of a table waits for all transactions on it, and all later ones wait for the change: a running shop would stop. A
 * migration that waits longer is cancelled and tried again.
 */
const lockTimeout = '2s';
const maxAttempts = 30;
const pauseMs = 500;
const lockNotAvailable = '55P03';

interface MigrateOptions {
  /** Creates the tables of an earlier version, whose last migration this is. */
  upTo?: string;
  /** Runs these migrations only. */
  only?: readonly string[];
}

/**
 * Runs new migrations, each in a transaction, also while another release runs. Concurrent processes wait for the migrator's
 * lock. Migrations of a newer release stay: see `0104-oldest-release.sql`.
 */
export async function migrate(db: Database, { upTo, only }: MigrateOptions = {}): Promise<void> {
  const applied = await readAppliedMigrations(db);
  const known = await listMigrations();
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0 && !(await isCompatible(db, known, applied)))
    throw new NewerDatabaseError(
      `A newer release has migrated the database (${unknown.at(-1)}), and this release is too old for it. Start a newer release, or restore a backup from before the upgrade into an empty database (docs/upgrade.md).`,
    );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(only ?? known, unknown) },
    // Branches may be merged in another order than the numbers of their migrations.
    allowUnorderedMigrations: true,
  });
  // No running shop uses a database without tables, and one transaction is faster.
  if (applied.length === 0 || upTo)
    return throwIfFailed(await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest()));
  while (await migrateOnce(migrator));
}

/** Names of all migrations, in their order. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => name.slice(0, -'.sql'.length));
}

/** Names of the migrations that the database has; none if it is empty. */
export async function readAppliedMigrations(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration') as name`.execute(db);
  if (!tables[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns whether there was a migration to run. */
async function migrateOnce(migrator: Migrator): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const result = await migrator.migrateUp();
    const isBusy = (result.error as { code?: unknown } | undefined)?.code === lockNotAvailable;
    if (!isBusy || attempt === maxAttempts) {
      throwIfFailed(result);
      return (result.results ?? []).length > 0;
    }
    await setTimeout(pauseMs);
  }
}

function throwIfFailed({ error }: MigrationResultSet): void {
  if (error) throw error;
}

/** Whether a release with the known migrations can use the database. */
async function isCompatible(db: Database, known: string[], applied: string[]): Promise<boolean> {
  if (!applied.includes('0104-oldest-release')) return false;
  const { rows } = await sql<{ migration: string }>`select migration from oldest_release`.execute(db);
  return rows.every(({ migration }) => known.includes(migration));
}

async function readMigrations(names: readonly string[], unknown: readonly string[]) {
  const migrations = names.map(
    (name) => [name, { up: (db: Kysely<unknown>) => runMigration(db, name) }] as const,
  );
  // The migrator requires every applied migration.
  const ofNewerRelease = unknown.map((name) => [name, { up: async () => undefined }] as const);
  return Object.fromEntries([...migrations, ...ofNewerRelease]);
}

async function runMigration(db: Kysely<unknown>, name: string): Promise<void> {
  const statements = await readFile(join(folder, `${name}.sql`), 'utf8');
  await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(db);
  await sql.raw(statements).execute(db);
}
