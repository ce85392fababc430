import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { connect, type DatabaseConnection } from '../connection.ts';
import { statement } from '../statement.ts';

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

test('prepares a frequent statement of Kysely, with the same results', async () => {
  for (let value = 0; value < 20; value++)
    expect(await double(connection.db, value)).toEqual([{ doubled: 2 * value }]);
  expect(await preparedTexts(connection)).toEqual(['select $1::integer * 2 as doubled']);
});

test('does not prepare select *, because a migration may add a column', async () => {
  for (let run = 0; run < 20; run++) await connection.db.selectFrom('currency').selectAll().execute();
  expect((await preparedTexts(connection)).join()).not.toContain('currency');
});

test('does not prepare a conflict on a partial index, which a generic plan cannot match', async () => {
  await sql`create table voucher (code text, kind text)`.execute(connection.db);
  await sql`create unique index on voucher (code) where kind = 'gift'`.execute(connection.db);
  const insert = 'insert into voucher values ($1, $2) on conflict (code) where kind = $3 do nothing';
  for (let run = 0; run < 20; run++) await connection.pool.query(insert, ['A', 'gift', 'gift']);
  const { rows } = await connection.pool.query('select count(*)::integer as stored from voucher');
  expect(rows).toEqual([{ stored: 1 }]);
});

test('a hot statement that cannot be prepared is rejected', () => {
  expect(() => statement`select * from currency`).toThrow('cannot be prepared');
});

test('prepares nothing with prepare=false', async () => {
  const url = new URL(shop.databaseUrl);
  url.searchParams.set('prepare', 'false');
  const pooled = connect(url.href, { connections: 1 });
  for (let value = 0; value < 20; value++) await double(pooled.db, value);
  expect(await preparedTexts(pooled)).toEqual([]);
  await pooled.close();
});

test('prepares at most 200 statements per pool', async () => {
  const full = connect(shop.databaseUrl, { connections: 1 });
  for (let text = 0; text < 250; text++)
    for (let run = 0; run < 8; run++) await full.pool.query(`select ${text} + $1::integer as sum`, [run]);
  expect(await preparedTexts(full)).toHaveLength(200);
  await full.close();

  const fresh = connect(shop.databaseUrl, { connections: 1 });
  for (let value = 0; value < 20; value++) await double(fresh.db, value);
  expect(await preparedTexts(fresh)).toEqual(['select $1::integer * 2 as doubled']);
  await fresh.close();
});
