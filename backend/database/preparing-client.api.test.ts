import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { connect, type DatabaseConnection } from './connection.ts';
import { statement } from './statement.ts';

let shop: TestShop;
let connection: DatabaseConnection;
beforeAll(async () => {
  shop = await openTestShop();
  connection = connect(shop.databaseUrl, { connections: 1 });
});
afterAll(async () => {
  await connection.close();
  await shop.close();
});

async function preparedTexts({ db }: DatabaseConnection): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map((row) => row.statement);
}

const double = (db: DatabaseConnection['db'], value: number) =>
  statement<{ doubled: number }>`select ${value}::integer * 2 as doubled`.execute(db);

test('What is asked again and again is prepared, and answers as before', async () => {
  for (let value = 0; value < 20; value++)
    expect(await double(connection.db, value)).toEqual([{ doubled: 2 * value }]);
  expect(await preparedTexts(connection)).toEqual(['select $1::integer * 2 as doubled']);
});

test('All columns are never prepared: a migration may add one', async () => {
  for (let turn = 0; turn < 20; turn++) await connection.db.selectFrom('currency').selectAll().execute();
  expect((await preparedTexts(connection)).join()).not.toContain('currency');
});

test('What is unique among some rows only is never prepared: no plan for every value finds its index', async () => {
  await sql`create table voucher (code text, kind text)`.execute(connection.db);
  await sql`create unique index on voucher (code) where kind = 'gift'`.execute(connection.db);
  const insert = 'insert into voucher values ($1, $2) on conflict (code) where kind = $3 do nothing';
  for (let turn = 0; turn < 20; turn++) await connection.pool.query(insert, ['A', 'gift', 'gift']);
  const { rows } = await connection.pool.query('select count(*)::integer as kept from voucher');
  expect(rows).toEqual([{ kept: 1 }]);
});

test('Behind a pooler that knows none, nothing is', async () => {
  const url = new URL(shop.databaseUrl);
  url.searchParams.set('prepare', 'false');
  const pooled = connect(url.href, { connections: 1 });
  for (let value = 0; value < 20; value++) await double(pooled.db, value);
  expect(await preparedTexts(pooled)).toEqual([]);
  await pooled.close();
});

test('Of many hundred ways to ask, the server keeps two hundred; another pool begins anew', async () => {
  const crowded = connect(shop.databaseUrl, { connections: 1 });
  for (let way = 0; way < 250; way++)
    for (let turn = 0; turn < 8; turn++)
      await crowded.pool.query(`select ${way} + $1::integer as sum`, [turn]);
  expect(await preparedTexts(crowded)).toHaveLength(200);
  await crowded.close();

  const fresh = connect(shop.databaseUrl, { connections: 1 });
  for (let value = 0; value < 20; value++) await double(fresh.db, value);
  expect(await preparedTexts(fresh)).toEqual(['select $1::integer * 2 as doubled']);
  await fresh.close();
});
