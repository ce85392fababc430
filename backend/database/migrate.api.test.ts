import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { seedDemoShop } from '../../demo/seed-demo-shop.ts';
import { connect, type DatabaseConnection } from './connection.ts';
import { migrate } from './migrate.ts';

/** Two processes that start on the same empty database. */
let processes: DatabaseConnection[];
let database: string;

beforeEach(async () => {
  const { adminUrl } = inject('postgres');
  database = `kvarto_empty_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${database}`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;
  processes = [connect(url), connect(url)];
});
afterEach(async () => {
  await Promise.all(processes.map((process) => process.close()));
  await asAdmin(`drop database ${database} with (force)`);
});

async function asAdmin(statement: string): Promise<void> {
  const admin = connect(inject('postgres').adminUrl, { connections: 1 });
  await admin.pool.query(statement).finally(() => admin.close());
}

async function migrationNames({ db }: DatabaseConnection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function migrationFiles(): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, 'migrations'));
  return names.map((name) => name.replace('.sql', '')).sort();
}

test('two processes that start on an empty database at once create one shop', async () => {
  const seeded = await Promise.all(
    processes.map(async ({ db }) => {
      await migrate(db);
      return seedDemoShop(db);
    }),
  );
  expect(seeded.toSorted()).toEqual([false, true]);
  const [first, second] = processes as [DatabaseConnection, DatabaseConnection];
  expect(await migrationNames(first)).toEqual(await migrationFiles());
  expect(await second.db.selectFrom('channel').select('channel_id').execute()).toEqual([
    { channel_id: '1|se' },
  ]);
  expect(await second.db.selectFrom('market').select('market_id').execute()).toHaveLength(9);
  const notes = await second.db.selectFrom('shop_note').select('key').execute();
  expect(notes).toEqual([{ key: 'demo-shop' }]);
});

test('migrating a second time changes nothing', async () => {
  const [first] = processes as [DatabaseConnection];
  await migrate(first.db);
  const times = () => sql`select name, timestamp from kysely_migration order by name`.execute(first.db);
  const before = (await times()).rows;
  await migrate(first.db);
  expect((await times()).rows).toEqual(before);
  expect(before).toHaveLength((await migrationFiles()).length);
});

test('a failed seed leaves no rows', async () => {
  const [first] = processes as [DatabaseConnection];
  await migrate(first.db);
  // The last insert of the seed fails.
  await sql`alter table shop_note add constraint full_disk check (false)`.execute(first.db);
  await expect(seedDemoShop(first.db)).rejects.toThrow(/full_disk/);
  for (const table of ['channel', 'product', 'menu', 'widget_collection'] as const)
    expect(await first.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
