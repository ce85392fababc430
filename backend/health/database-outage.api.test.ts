import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';

let shop: TestShop;
let alias: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { data } = await shop.query('{ products(take: 1) { products { alias } } }');
  alias = data.products.products[0].alias;
});
afterAll(() => shop.close());

/** Closes the shop's connections and rejects new ones, as a server that stops does. */
async function stopDatabase(): Promise<void> {
  await changeDatabase(
    (name) => `alter database ${name} with allow_connections false;
      select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

const startDatabase = () => changeDatabase((name) => `alter database ${name} with allow_connections true`);

async function changeDatabase(statement: (name: string) => string): Promise<void> {
  const admin = connect(inject('postgres').adminUrl, { connections: 1 });
  await admin.pool.query(statement(new URL(shop.databaseUrl).pathname.slice(1)));
  await admin.close();
}

const send = (path: string, body?: object) =>
  shop.backend.fetch(
    new Request(`http://shop.test${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-apikey': 'demo', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );

const catalogueQueries = [
  '{ products(take: 3, filter: { sort: PRICE }) { count products { name } filters { facets { filterId } } } }',
  '{ search: products(take: 3, filter: { searchText: "a" }) { count } }',
  'query ($alias: String!) { product(alias: $alias) { name unitPrice { sellingPriceIncVat } skus { stock { totalStock } } } }',
  'query ($alias: String!) { relatedProducts(alias: $alias) { name } }',
  '{ getMenuAtLocation(menuLocationId: "main-menu", languageId: "fi-FI") { menuItems { label } } }',
  '{ getMenuAtLocation(menuLocationId: "top-searches") { menuItems { label } } }',
  '{ urlHistory(url: "/c/unknown") { newUrl } }',
  '{ categories { name } brands { name } channel { markets { alias } } }',
];

describe('without its database', () => {
  test('the shop serves its catalogue under load, sells nothing, and recovers', async () => {
    await shop.query('{ getMenuAtLocation(menuLocationId: "footer") { menuItems { label } } }');
    const ended = new AbortController();
    const failures: unknown[] = [];
    const visitors = catalogueQueries.map(async (query) => {
      while (!ended.signal.aborted) {
        const { status, errors } = await shop.query(query, { alias });
        if (status !== 200 || errors) failures.push({ query, status, errors });
        await new Promise(setImmediate);
      }
    });
    await stopDatabase();
    await expect.poll(async () => (await send('/health')).status, { timeout: 20_000 }).toBe(503);

    const cart = await send('/graphql', { query: '{ getCart { id } }' });
    expect([cart.status, cart.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await cart.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(await shop.backend.execute('{ getCart { id } }', {})).toMatchObject({ status: 503 });
    const form = await send('/newsletter/confirm', { key: 'a'.repeat(43) });
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await send('/readyz?exclude=database')).status).toBe(200);

    await startDatabase();
    await expect.poll(async () => (await send('/health')).status, { timeout: 20_000 }).toBe(200);
    const { data } = await shop.query('{ getCart { id } }');
    expect(data.getCart.id).toBeTruthy();
    ended.abort();
    await Promise.all(visitors);
    expect(failures).toEqual([]);
  });
});

test('a full disk of the database gets 503 with Retry-After, and the shop still serves its catalogue', async () => {
  await sql`
    create function report_full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(shop.db);
  await sql`create trigger full_disk before insert on cart execute function report_full_disk()`.execute(
    shop.db,
  );
  const response = await send('/graphql', { query: '{ getCart { id } }' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  const { status, data } = await shop.query('{ products(take: 1) { count } }');
  expect([status, data.products.count > 0]).toEqual([200, true]);
  await sql`drop trigger full_disk on cart`.execute(shop.db);
  expect((await shop.query('{ getCart { id } }')).data.getCart.id).toBeTruthy();
});
