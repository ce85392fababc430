import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../../tests/api/empty-database.ts';
import { insertBaseData } from './base-data.ts';
import { migrate } from './migrate.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
  await migrate(database.connections[0].db);
});
afterEach(() => database.close());

const languageIds = async () => {
  const rows = await database.connections[0].db.selectFrom('language').select('language_id').execute();
  return rows.map(({ language_id }) => language_id).sort();
};
const expectedIds = Object.values(LOCALES)
  .map(({ iso }) => iso)
  .sort();

test('two processes that start at the same time insert each language once', async () => {
  await Promise.all(database.connections.map(({ db }) => insertBaseData(db)));
  expect(await languageIds()).toEqual(expectedIds);
});

test('a missing language gets its row, and the merchant’s changes to the others stay', async () => {
  const [{ db }] = database.connections;
  await insertBaseData(db);
  await db.deleteFrom('language').where('code', '=', 'fi').execute();
  await db.updateTable('language').set({ name: 'Engelska' }).where('code', '=', 'en').execute();
  await insertBaseData(db);
  expect(await languageIds()).toEqual(expectedIds);
  const { name } = await db
    .selectFrom('language')
    .select('name')
    .where('code', '=', 'en')
    .executeTakeFirstOrThrow();
  expect(name).toBe('Engelska');
});
