import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#backend/database/migrate.ts';
import { DEMO_NOTE } from '#demo/demo-note.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../tests/api/empty-database.ts';
import { refuseDemo } from './open-database.ts';

let database: EmptyDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database.connections[0].db);
});
afterAll(() => database.close());

// One database for all: each test starts with the state that the one before it left.
const refused = /^The database is empty or contains the demo shop.*ALLOW_IN_PUBLIC=demo-data\)$/;

test('a public start refuses an empty database, which would become the demo', async () => {
  await expect(refuseDemo(database.connections[0].db)).rejects.toThrow(refused);
});

test('a public start accepts the database of another shop', async () => {
  const [{ db }] = database.connections;
  // Foreign keys are not checked, so that the row needs no markets and languages.
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction
      .insertInto('channel')
      .values({
        channel_id: '1|se',
        name: 'Shop',
        type: 'webshop',
        url: 'https://shop.example',
        default_language_id: 'sv-SE',
        default_market_id: 'se',
      })
      .execute();
  });
  await expect(refuseDemo(db)).resolves.toBeUndefined();
});

test('a public start refuses the demo shop', async () => {
  const [{ db }] = database.connections;
  await db.insertInto('shop_note').values({ key: DEMO_NOTE, value: '{}' }).execute();
  await expect(refuseDemo(db)).rejects.toThrow(refused);
});
