import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase } from '../../tests/api/empty-database.ts';
import { migrate } from './migrate.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

async function migrationFiles(): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, 'migrations'));
  return names.map((name) => name.replace('.sql', '')).sort();
}

test('two processes that start on an empty database at once run each migration once', async () => {
  await Promise.all(database.connections.map(({ db }) => migrate(db)));
  const [{ db }] = database.connections;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(await migrationFiles());
});

test('migrating a second time changes nothing', async () => {
  const [{ db }] = database.connections;
  await migrate(db);
  const times = () => sql`select name, timestamp from kysely_migration order by name`.execute(db);
  const before = (await times()).rows;
  await migrate(db);
  expect((await times()).rows).toEqual(before);
  expect(before).toHaveLength((await migrationFiles()).length);
});
