import { readdir, readFile } from 'node:fs/promises';
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

test('0027 gives existing payment and shipping methods the values that the storefront had', async () => {
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
