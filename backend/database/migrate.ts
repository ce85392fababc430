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

async function getMigrations() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(folder, name), 'utf8');
      return [
        name.slice(0, -'.sql'.length),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db)) },
      ] as const;
    }),
  );
  return Object.fromEntries(migrations);
}
