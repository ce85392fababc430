import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase } from '../../../tests/api/empty-database.ts';
import { listMigrations, migrate } from '../migrate.ts';

const migration = '0099-email-addresses';

let database: EmptyDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

test('addresses with full-width letters get the form in which they are compared, unless an account has it', async () => {
  const [{ db }] = database.connections;
  await migrate(db, { only: (await listMigrations()).filter((name) => name !== migration) });
  const addresses = [
    'ｒace@example.se',
    'rａce@example.se',
    'ｏwn@example.se',
    'own@example.se',
    'åsa@example.se',
  ];
  for (const email of addresses) await sql`insert into customer (email) values (${email})`.execute(db);
  await sql`insert into blocked_email (email) values ('ｂad@example.se')`.execute(db);
  await migrate(db);
  const { rows } = await sql<{ email: string }>`select email from customer order by customer_id`.execute(db);
  expect(rows.map(({ email }) => email)).toEqual(['race@example.se', ...addresses.slice(1)]);
  const blocked = await sql`select email from blocked_email where email = 'bad@example.se'`.execute(db);
  expect(blocked.rows).toHaveLength(1);
});
