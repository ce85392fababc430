import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase } from '../../tests/api/empty-database.ts';
import type { Database } from './connection.ts';
import { migrate, NewerDatabaseError, readAppliedMigrations } from './migrate.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

async function migrationFiles(): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, 'migrations'));
  return names.map((name) => name.replace('.sql', '')).sort();
}

test('two processes that start on an empty database at the same time run each migration once', async () => {
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

describe('on the database of a newer release', () => {
  const addMigration = (db: Database) =>
    sql`insert into kysely_migration values ('9999-newer', '2030-01-01T00:00:00.000Z')`.execute(db);

  test('a release starts, and runs those of its migrations that are missing', async () => {
    const [{ db }] = database.connections;
    const names = await migrationFiles();
    await migrate(db, { only: names.filter((name) => name !== '0085-postal-areas') });
    await addMigration(db);
    await migrate(db);
    expect(await readAppliedMigrations(db)).toEqual([...names, '9999-newer']);
    expect(await db.selectFrom('market').select('postal_areas').execute()).toEqual([]);
  });

  test('a release that lacks the migration which the newer one requires is rejected', async () => {
    const [{ db }] = database.connections;
    await migrate(db);
    await addMigration(db);
    await db.updateTable('oldest_release').set({ migration: '9998-other' }).execute();
    await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
  });
});

test('a migration that waits for the lock of a table blocks other queries of the table only briefly', async () => {
  const [{ db }, { db: shop }] = database.connections;
  const names = await migrationFiles();
  // Adds a column to `mail_outbox`, for which it needs an exclusive lock.
  const waitingMigration = '0104-oldest-release';
  await migrate(db, { only: names.filter((name) => name !== waitingMigration) });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const reader = shop.transaction().execute(async (trx) => {
    await trx.selectFrom('mail_outbox').select('mail_id').execute();
    await released;
  });
  const migrating = migrate(db);
  const isWaiting = () =>
    sql`select 1 from pg_locks where not granted and relation = 'mail_outbox'::regclass`.execute(shop);
  while ((await isWaiting()).rows.length === 0);
  // PostgreSQL queues this query behind the migration. It runs when the lock timeout cancels the migration's attempt.
  await shop.selectFrom('mail_outbox').select('mail_id').execute();
  expect(await readAppliedMigrations(shop)).not.toContain(waitingMigration);
  release();
  await Promise.all([reader, migrating]);
  expect(await readAppliedMigrations(shop)).toContain(waitingMigration);
});

test('migration 0027 moves texts and marks that the storefront contained into the payment and shipping methods', async () => {
  const [{ db }] = database.connections;
  const presentation = '0027-option-presentation';
  const run = async (name: string) =>
    sql.raw(await readFile(join(import.meta.dirname, 'migrations', `${name}.sql`), 'utf8')).execute(db);
  for (const name of (await migrationFiles()).filter((name) => name < presentation)) await run(name);
  await sql`insert into language values ('sv-SE', 'sv', 'Svenska')`.execute(db);
  await sql`insert into payment_method (method_key, provider_key, credit, capture) values
    ('card', 'x', 'possible', 'at-once'), ('instalments', 'x', 'always', 'at-once'), ('lease', 'x', 'always', 'at-once')`.execute(
    db,
  );
  await sql`insert into payment_method_text values (2, 'sv-SE', 'Delbetalning', 'Never shown')`.execute(db);
  await sql`insert into shipping_method (method_key) values ('freight')`.execute(db);
  await sql`insert into shipping_method_text values (1, 'sv-SE', 'Hemleverans med fraktbolag')`.execute(db);
  await run(presentation);
  const methods = db.selectFrom('payment_method').select(['method_key', 'credit_type', 'marks']);
  expect(await methods.orderBy('payment_method_id').execute()).toEqual([
    { method_key: 'card', credit_type: 'none', marks: ['visa', 'mastercard'] },
    { method_key: 'instalments', credit_type: 'part-payment', marks: [] },
    { method_key: 'lease', credit_type: 'invoice', marks: [] },
  ]);
  expect(await db.selectFrom('payment_method_text').select('description').execute()).toEqual([
    { description: 'Dela upp betalningen per månad. Kräver kreditprövning.' },
  ]);
  expect(await db.selectFrom('shipping_method_text').select(['short_name', 'description']).execute()).toEqual(
    [{ short_name: 'Hemleverans', description: 'Med lastbil inom 3–6 vardagar' }],
  );
});
