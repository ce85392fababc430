import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { queryList } from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import {
  type ChangePosition,
  deleteOldChanges,
  hasReachedPosition,
  isWithinRetention,
  readChangePosition,
  readChanges,
} from './catalogue-changes.queries.ts';

let shop: TestShop;
/** Products of the demo shop. */
let ids: [number, number, number, number, number];
/** Connections for transactions that stay open while others come and go. */
let slow: DatabaseConnection;
/** Changes before this position have been read. */
let position: ChangePosition;

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
  position = await readChangePosition(shop.db);
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
  const { productIds, sharedTables, position: next } = await readChanges(shop.db, position);
  position = next;
  return { products: [...productIds].sort((a, b) => a - b), shared: [...sharedTables].sort() };
}
const noChanges = { products: [], shared: [] };

describe('Changes', () => {
  test('are read once each', async () => {
    await touch(ids[2]);
    await touch(ids[0]);
    await touch(ids[2]);
    expect(await changes()).toEqual({ products: [ids[0], ids[2]], shared: [] });
    expect(await changes()).toEqual(noChanges);
    await touch(ids[1]);
    expect(await changes()).toEqual({ products: [ids[1]], shared: [] });
  });

  test('that were rolled back are not read', async () => {
    const trx = await shop.db.startTransaction().execute();
    await touch(ids[0], trx);
    await trx.rollback().execute();
    expect(await changes()).toEqual(noChanges);
  });

  test('of a long transaction are read even if later ones were read before it ended', async () => {
    const long = await slow.db.startTransaction().execute();
    await touch(ids[0], long);
    await touch(ids[1]);
    expect(await changes()).toEqual({ products: [ids[1]], shared: [] });
    await touch(ids[2]);
    expect(await changes()).toEqual({ products: [ids[2]], shared: [] });
    await long.commit().execute();
    expect(await changes()).toEqual({ products: [ids[0]], shared: [] });
    expect(await changes()).toEqual(noChanges);
  });

  test('of overlapping long transactions are each read once', async () => {
    const first = await slow.db.startTransaction().execute();
    await touch(ids[0], first);
    const second = await slow.db.startTransaction().execute();
    await touch(ids[1], second);
    expect(await changes()).toEqual(noChanges);
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

describe('A position', () => {
  test('is reached by the database, but not after restoring an older backup', async () => {
    expect(await hasReachedPosition(shop.db, position)).toBe(true);
    expect(await hasReachedPosition(shop.db, '999999999:999999999:')).toBe(false);
  });
});

describe('A change is recorded for', () => {
  /** Updates a row without changing it, which counts as a change. */
  const rewrite = (table: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(columnByTable[table] ?? '')} = ${sql.ref(columnByTable[table] ?? '')}
      where ctid = (select ctid from ${sql.table(table)} limit 1)`.execute(shop.db);
  const columnByTable: Record<string, string> = {
    product: 'sold_count',
    product_text: 'name',
    product_category: 'category_id',
    product_image: 'sort_order',
    product_parameter: 'parameter_value_id',
    sku: 'in_stock',
    product_relation: 'sort_order',
    product_review: 'rating',
    package_group: 'sort_order',
    package_group_text: 'name',
    package_option: 'quantity',
    variant_group: 'name',
    price: 'selling_price',
    language: 'name',
    currency: 'name',
    channel: 'name',
    market: 'sort_order',
    market_language: 'sort_order',
    vat_rate: 'basis_points',
    brand: 'name',
    brand_text: 'slug',
    category: 'sort_order',
    category_text: 'name',
    parameter_group: 'sort_order',
    parameter: 'sort_order',
    parameter_text: 'label',
    sku_choice: 'sort_order',
    sku_choice_text: 'name',
    customer_group: 'name',
    price_list: 'identifier',
    price_list_market: 'sort_order',
    campaign: 'type',
    campaign_market: 'market_id',
    campaign_target: 'kind',
    campaign_text: 'name',
    parameter_value: 'value_key',
    parameter_value_text: 'label',
    shipping_method: 'method_key',
    shipping_method_text: 'name',
    shipping_fee: 'fee',
  };
  const productTables = [
    'product',
    'product_text',
    'product_category',
    'product_image',
    'product_parameter',
    'sku',
    'product_relation',
    'product_review',
    'package_group',
    'package_group_text',
    'package_option',
    'variant_group',
    'price',
  ];

  test.each(productTables)('the products of a row of %s', async (table) => {
    await rewrite(table);
    const { products, shared } = await changes();
    expect(products.length).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });

  test.each(Object.keys(columnByTable).filter((table) => !productTables.includes(table)))(
    'the table %s',
    async (table) => {
      await rewrite(table);
      expect(await changes()).toEqual({ products: [], shared: [table] });
    },
  );

  test('a deleted product', async () => {
    await shop.db.deleteFrom('product').where('product_id', '=', ids[4]).execute();
    expect((await changes()).products).toContain(ids[4]);
  });

  test('both products if a SKU moves from one to the other', async () => {
    const { sku_id } = await shop.db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', '=', ids[2])
      .orderBy('sku_id')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('sku').set({ product_id: ids[3] }).where('sku_id', '=', sku_id).execute();
    expect((await changes()).products).toEqual([ids[2], ids[3]]);
  });

  test('nothing if no row was touched', async () => {
    await touch(-1);
    await shop.db.updateTable('brand').set({ name: 'x' }).where('brand_id', '=', -1).execute();
    await shop.db.deleteFrom('campaign').where('campaign_id', '=', -1).execute();
    expect(await changes()).toEqual(noChanges);
  });
});

describe('Old changes', () => {
  test('are deleted after eight days', async () => {
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
    await deleteOldChanges(shop.db);
    expect((await changes()).products).toEqual([ids[1]]);
  });

  test('are available for a week', () => {
    const now = Date.UTC(2026, 10, 15);
    const day = 86_400_000;
    expect(isWithinRetention(now - 6.9 * day, now)).toBe(true);
    expect(isWithinRetention(now - 7 * day, now)).toBe(false);
    expect(isWithinRetention(now - 8 * day, now)).toBe(false);
  });
});

test('a shop applies the changes of a long transaction after those of later ones', async () => {
  const names = async () => (await queryList(shop, { productIds: [ids[0], ids[1]] })).names;
  const [before] = await names();
  const long = await slow.db.startTransaction().execute();
  await rename(ids[0], 'Took long', long);
  await rename(ids[1], 'Took a second');
  await shop.backend.refreshCatalogue();
  expect(await names()).toEqual([before, 'Took a second']);
  await long.commit().execute();
  await shop.backend.refreshCatalogue();
  expect(await names()).toEqual(['Took long', 'Took a second']);
  // A list shows one format of a work, which may be another one.
  const found = await queryList(shop, { searchText: 'took long', includeCollapsed: true });
  expect(found.ids).toContain(ids[0]);
});
