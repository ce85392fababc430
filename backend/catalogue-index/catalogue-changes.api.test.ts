import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { askList } from '#backend/features/product-list/asked-list.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import {
  forgetOldChanges,
  isPast,
  isWithinKeptChanges,
  readChanges,
  readMoment,
} from './catalogue-changes.ts';

let shop: TestShop;
/** Products of the demo shop. */
let ids: [number, number, number, number, number];
/** Connections for transactions that stay open while others come and go. */
let slow: DatabaseConnection;
/** What could be seen then has been read. */
let moment: string;

beforeAll(async () => {
  shop = await openTestShop();
  slow = connect(shop.databaseUrl);
  const rows = await shop.db
    .selectFrom('product')
    .select('product_id')
    .orderBy('product_id')
    .limit(5)
    .execute();
  ids = rows.map(({ product_id }) => product_id) as typeof ids;
});
beforeEach(async () => {
  moment = await readMoment(shop.db);
});
afterAll(async () => {
  await slow.close();
  await shop.close();
});

const touch = (product_id: number, db: Database = shop.db) =>
  db
    .updateTable('product')
    .set({ sold_count: sql`sold_count + 1` })
    .where('product_id', '=', product_id)
    .execute();
const rename = (product_id: number, name: string, db: Database = shop.db) =>
  db.updateTable('product_text').set({ name }).where('product_id', '=', product_id).execute();

async function changes() {
  const { productIds, sharedTables, moment: next } = await readChanges(shop.db, moment);
  moment = next;
  return { products: [...productIds].sort((a, b) => a - b), shared: [...sharedTables].sort() };
}
const nothing = { products: [], shared: [] };

describe('Changes', () => {
  test('are read once each', async () => {
    await touch(ids[2]);
    await touch(ids[0]);
    await touch(ids[2]);
    expect(await changes()).toEqual({ products: [ids[0], ids[2]], shared: [] });
    expect(await changes()).toEqual(nothing);
    await touch(ids[1]);
    expect(await changes()).toEqual({ products: [ids[1]], shared: [] });
  });

  test('that were taken back are none', async () => {
    const trx = await shop.db.startTransaction().execute();
    await touch(ids[0], trx);
    await trx.rollback().execute();
    expect(await changes()).toEqual(nothing);
  });

  test('of a long transaction are not missed when later ones are read before it ends', async () => {
    const long = await slow.db.startTransaction().execute();
    await touch(ids[0], long);
    await touch(ids[1]);
    expect(await changes()).toEqual({ products: [ids[1]], shared: [] });
    await touch(ids[2]);
    expect(await changes()).toEqual({ products: [ids[2]], shared: [] });
    await long.commit().execute();
    expect(await changes()).toEqual({ products: [ids[0]], shared: [] });
    expect(await changes()).toEqual(nothing);
  });

  test('of long transactions that overlap in every way are each read once', async () => {
    const first = await slow.db.startTransaction().execute();
    await touch(ids[0], first);
    const second = await slow.db.startTransaction().execute();
    await touch(ids[1], second);
    expect(await changes()).toEqual(nothing);
    await second.commit().execute();
    expect(await changes()).toEqual({ products: [ids[1]], shared: [] });
    const third = await slow.db.startTransaction().execute();
    await touch(ids[2], third);
    await first.commit().execute();
    expect(await changes()).toEqual({ products: [ids[0]], shared: [] });
    await third.commit().execute();
    expect(await changes()).toEqual({ products: [ids[2]], shared: [] });
  });
});

describe('A moment', () => {
  test('is past once the database has come to it, and not where a copy from before was put back', async () => {
    expect(await isPast(shop.db, moment)).toBe(true);
    expect(await isPast(shop.db, '999999999:999999999:')).toBe(false);
  });
});

describe('A change is noted of', () => {
  /** Writes a row of a table as it is: that counts as a change too. */
  const rewrite = (table: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(columnOf[table] ?? '')} = ${sql.ref(columnOf[table] ?? '')}
      where ctid = (select ctid from ${sql.table(table)} limit 1)`.execute(shop.db);
  const columnOf: Record<string, string> = {
    ...{
      product: 'sold_count',
      product_text: 'name',
      product_category: 'category_id',
      product_image: 'sort_order',
    },
    ...{ product_parameter: 'parameter_value_id', sku: 'in_stock', product_relation: 'sort_order' },
    ...{ product_review: 'rating', package_group: 'sort_order', package_group_text: 'name' },
    ...{ package_option: 'quantity', variant_group: 'name', price: 'selling_price' },
    ...{
      language: 'name',
      currency: 'name',
      channel: 'name',
      market: 'sort_order',
      market_language: 'sort_order',
    },
    ...{
      vat_rate: 'basis_points',
      brand: 'name',
      brand_text: 'slug',
      category: 'sort_order',
      category_text: 'name',
    },
    ...{
      parameter_group: 'sort_order',
      parameter: 'sort_order',
      parameter_text: 'label',
      sku_choice: 'sort_order',
    },
    ...{
      sku_choice_text: 'name',
      customer_group: 'name',
      price_list: 'identifier',
      price_list_market: 'sort_order',
    },
    ...{ campaign: 'type', campaign_market: 'market_id', campaign_target: 'kind', campaign_text: 'name' },
    ...{ parameter_value: 'value_key', parameter_value_text: 'label' },
    ...{ shipping_method: 'method_key', shipping_method_text: 'name', shipping_fee: 'fee' },
  };
  const ofProducts = [
    ...[
      'product',
      'product_text',
      'product_category',
      'product_image',
      'product_parameter',
      'sku',
      'product_relation',
    ],
    ...['product_review', 'package_group', 'package_group_text', 'package_option', 'variant_group', 'price'],
  ];

  test.each(ofProducts)('the products that a row of %s is about', async (table) => {
    await rewrite(table);
    const { products, shared } = await changes();
    expect(products.length).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });

  test.each(Object.keys(columnOf).filter((table) => !ofProducts.includes(table)))(
    'the table %s',
    async (table) => {
      await rewrite(table);
      expect(await changes()).toEqual({ products: [], shared: [table] });
    },
  );

  test('a product that is deleted with all that hangs on it', async () => {
    await shop.db.deleteFrom('product').where('product_id', '=', ids[4]).execute();
    expect((await changes()).products).toContain(ids[4]);
  });

  test('both products when something goes over from one to the other', async () => {
    const { sku_id } = await shop.db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', '=', ids[2])
      .orderBy('sku_id')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('sku').set({ product_id: ids[3] }).where('sku_id', '=', sku_id).execute();
    expect((await changes()).products).toEqual([ids[2], ids[3]]);
  });

  test('nothing when nothing was touched', async () => {
    await touch(-1);
    await shop.db.updateTable('brand').set({ name: 'x' }).where('brand_id', '=', -1).execute();
    await shop.db.deleteFrom('campaign').where('campaign_id', '=', -1).execute();
    expect(await changes()).toEqual(nothing);
  });
});

describe('Old notes', () => {
  test('are forgotten after eight days', async () => {
    const age = (hours: number) =>
      shop.db
        .updateTable('catalogue_change')
        .set({ changed_at: sql`now() - make_interval(hours => ${hours})` })
        .where('change_id', '=', (eb) =>
          eb.selectFrom('catalogue_change').select((row) => row.fn.max('change_id').as('last')),
        )
        .execute();
    await touch(ids[0]);
    await age(8 * 24 + 1);
    await touch(ids[1]);
    await age(8 * 24 - 1);
    await forgetOldChanges(shop.db);
    expect((await changes()).products).toEqual([ids[1]]);
  });

  test('are there for whoever was away less than a week', () => {
    const now = Date.UTC(2026, 10, 15);
    const day = 86_400_000;
    expect(isWithinKeptChanges(now - 6.9 * day, now)).toBe(true);
    expect(isWithinKeptChanges(now - 7 * day, now)).toBe(false);
    expect(isWithinKeptChanges(now - 8 * day, now)).toBe(false);
  });
});

test('A shop shows what a long transaction changed, although it has taken in later ones before', async () => {
  const names = async () => (await askList(shop, { productIds: [ids[0], ids[1]] })).names;
  const [before] = await names();
  const long = await slow.db.startTransaction().execute();
  await rename(ids[0], 'Took long', long);
  await rename(ids[1], 'Took a moment');
  await shop.backend.refreshCatalogue();
  expect(await names()).toEqual([before, 'Took a moment']);
  await long.commit().execute();
  await shop.backend.refreshCatalogue();
  expect(await names()).toEqual(['Took long', 'Took a moment']);
  expect((await askList(shop, { searchText: 'took long' })).names[0]).toBe('Took long');
});
