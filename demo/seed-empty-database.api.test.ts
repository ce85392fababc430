import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#backend/database/migrate.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../tests/api/empty-database.ts';
import { findDemoServices } from './demo-services.ts';
import { seedDemoShop } from './seed-demo-shop.ts';

let database: EmptyDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database.connections[0].db);
});
afterAll(() => database.close());

// One database for all, because a seed takes seconds: each test starts with the state that the one before it left.
test('a failed seed leaves no rows', async () => {
  const [{ db }] = database.connections;
  // Search words take most of the time of a seed, and this one is rolled back.
  await sql`alter table product_text disable trigger user`.execute(db);
  // The last insert of the seed fails.
  await sql`alter table shop_note add constraint full_disk check (false)`.execute(db);
  await expect(seedDemoShop(db)).rejects.toThrow(/full_disk/);
  for (const table of ['channel', 'product', 'menu', 'widget_collection'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await findDemoServices(db)).toEqual({});
  await sql`alter table shop_note drop constraint full_disk`.execute(db);
  await sql`alter table product_text enable trigger user`.execute(db);
});

test('two processes that start on an empty database at once create one shop', async () => {
  const seeded = await Promise.all(database.connections.map(({ db }) => seedDemoShop(db)));
  expect(seeded.toSorted()).toEqual([false, true]);
  const [{ db }] = database.connections;
  expect(await db.selectFrom('channel').select('channel_id').execute()).toEqual([{ channel_id: '1|se' }]);
  expect(await db.selectFrom('market').select('market_id').execute()).toHaveLength(9);
  expect(await db.selectFrom('shop_note').select('key').execute()).toEqual([{ key: 'demo-shop' }]);
});

test('only a demo shop draws its pictures and creates files', async () => {
  expect(await findDemoServices(database.connections[0].db)).toEqual({
    drawCover: expect.any(Function),
    drawPicture: expect.any(Function),
    createFiles: expect.any(Function),
  });
});
