import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './connection.ts';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Runs new migrations. Concurrent processes wait for the migrator's lock. Tests of a migration create the tables of an earlier
 * version with `upTo`, the name of its last migration.
 */
export async function migrate(db: Database, { upTo }: { upTo?: string } = {}): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
}

/** Names of all migrations, in their order. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => name.slice(0, -'.sql'.length));
}

async function getMigrations() {
  const migrations = await Promise.all(
    (await listMigrations()).map(async (name) => {
      const statements = await readFile(join(folder, `${name}.sql`), 'utf8');
      return [
        name,
        { up: async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db)) },
      ] as const;
    }),
  );
  return Object.fromEntries(migrations);
}
