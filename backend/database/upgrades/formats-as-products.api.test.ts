import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase } from '../../../tests/api/empty-database.ts';
import type { Database } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { editionShop, lastEditionMigration, shopWithoutBooks } from './edition-shop.fixture.ts';

const migration = '0045-formats-as-products';

let database: EmptyDatabase;
let db: Database;
let changesBefore: number;
let unchangedBefore: unknown[];
let editionBefore: Record<string, unknown> | undefined;

beforeAll(async () => {
  database = await openEmptyDatabase();
  db = database.connections[0].db;
  await migrate(db, { upTo: lastEditionMigration });
  await sql.raw(editionShop).execute(db);
  changesBefore = (await rows(`select change_id from catalogue_change`)).length;
  unchangedBefore = await readUnchanged();
  [editionBefore] = await rows(`select * from product where product_id = 10`);
  await migrate(db, { upTo: migration });
});
afterAll(() => database.close());

async function rows(query: string, from = db): Promise<Record<string, unknown>[]> {
  return (await sql.raw<Record<string, unknown>>(query).execute(from)).rows;
}

/** The values of the only column, or those of each row. */
async function values(query: string): Promise<unknown[]> {
  return (await rows(query)).map((row) =>
    Object.keys(row).length === 1 ? Object.values(row)[0] : Object.values(row),
  );
}

const tablesOfSkus = ['price', 'price_log', 'stock_alert', 'cart_item', 'stock_reservation', 'order_line'];
const tablesOfFirstProduct = ['package_option', 'product_review', 'favorite_list_item', 'slug_history'];

/** Rows that refer to SKUs, to orders and to the products that exist before. */
function readUnchanged(): Promise<unknown[]> {
  return Promise.all([
    ...[...tablesOfSkus, ...tablesOfFirstProduct, 'cart', 'shop_order'].map((table) =>
      rows(`select * from ${table} order by 1, 2`),
    ),
    rows(`select sku_id, sku_choice_id, article_number, gtin, in_stock, static_stock from sku order by 1`),
    rows(`select * from product_text where product_id <= 70 order by 1, 2`),
    rows(
      `select product_id, product_key, article_number, sold_count from product where product_id <= 70 order by 1`,
    ),
  ]);
}

const idOfSku = async (skuId: number) =>
  Number((await values(`select product_id from sku where sku_id = ${skuId}`))[0]);

describe('Migration 0045', () => {
  test('moves each further format to a product with its own SKU, and the first one stays', async () => {
    expect(
      await values(`select sku_id, product_key, product.article_number, variant_outer_value, variant_value, fulfilment
        from product join sku using (product_id) where variant_group_id = 1 order by sku_id`),
    ).toEqual([
      [101, 'berling/sv/hardback-2', 'KV10-H', 'sv', 'hardback', 'shipped'],
      [102, 'berling/sv', 'KV10', 'sv', 'paperback', 'shipped'],
      [103, 'berling/sv/audio', 'KV10-A-2', 'sv', 'audio', 'download'],
      [104, 'berling/sv/ebook', 'KV10-E', 'sv', 'ebook', 'download'],
      [111, 'berling/en/hardback', 'KV11-H', 'en', 'hardback', 'shipped'],
      [112, 'berling/en', 'KV11', 'en', 'paperback', 'shipped'],
      [113, 'berling/en/audio', 'KV11-A', 'en', 'audio', 'download'],
      [114, 'berling/en/ebook', 'KV11-E', 'en', 'ebook', 'download'],
      [121, 'berling/fi', 'KV12', 'fi', 'paperback', 'shipped'],
    ]);
    expect(
      await values(`select product_id from sku where sku_id in (102, 112, 121) order by sku_id`),
    ).toEqual([10, 11, 12]);
    expect(await values(`select product_id from sku group by product_id having count(*) > 1`)).toEqual([50]);
  });

  test('gives books without a group one, and numbers taken keys', async () => {
    expect(
      await values(`select sku_id, product_key, variant_group_key, variant_group.name, dimension, outer_dimension,
        collapse_in_lists, variant_outer_value, variant_value, fulfilment
        from product join sku using (product_id) join variant_group using (variant_group_id)
        where sku_id between 200 and 299 or sku_id between 700 and 799 order by sku_id`),
    ).toEqual([
      [201, 'solo', 'solo-2', 'Name of solo', 'Format', 'Language', true, 'sv', 'hardback', 'shipped'],
      [202, 'solo/ebook', 'solo-2', 'Name of solo', 'Format', 'Language', true, 'sv', 'ebook', 'download'],
      [701, 'twice', 'twice', 'Name of twice', 'Format', 'Language', true, 'und', 'hardback', 'shipped'],
      [
        702,
        'twice/hardback',
        'twice',
        'Name of twice',
        'Format',
        'Language',
        true,
        'und',
        'hardback',
        'shipped',
      ],
      [
        703,
        'twice/hardback-2',
        'twice',
        'Name of twice',
        'Format',
        'Language',
        true,
        'und',
        'hardback',
        'shipped',
      ],
    ]);
  });

  test('leaves single products, packages and goods with sizes as they are', async () => {
    expect(
      await values(`select product_key, dimension, outer_dimension, variant_outer_value, variant_value, fulfilment
        from product left join variant_group using (variant_group_id) where product_id in (30, 40, 50) order by product_id`),
    ).toEqual([
      ['single', null, null, null, null, 'shipped'],
      ['set/sv', 'Language', null, null, 'sv', 'shipped'],
      ['shirt', null, null, null, null, 'shipped'],
    ]);
    expect(await values(`select dimension from variant_group where variant_group_key = 'solo'`)).toEqual([
      'Colour',
    ]);
  });

  test('copies all other columns, and measures of the SKU', async () => {
    const changed = [
      'product_id',
      'product_key',
      'article_number',
      'sold_count',
      'variant_value',
      'variant_outer_value',
      'fulfilment',
      'length_mm',
      'width_mm',
      'height_mm',
      'freight_class',
    ];
    const copied = Object.entries(editionBefore ?? {}).filter(([column]) => !changed.includes(column));
    const products = await rows(
      `select product.* from product join sku using (product_id) where sku_id in (101, 102, 104)`,
    );
    for (const product of products) expect(product).toMatchObject(Object.fromEntries(copied));
    expect(products).toHaveLength(3);
    expect(
      await values(`select product.length_mm, product.width_mm, product.height_mm, freight_class, sold_count
        from product join sku using (product_id) where sku_id in (101, 102, 104) order by sku_id`),
    ).toEqual([
      [216, 138, 30, 'parcel', 0],
      [178, 110, 20, 'parcel', 7],
      [0, 0, 0, null, 0],
    ]);
    expect(
      await values(`select is_active from product join sku using (product_id) where sku_id = 702`),
    ).toEqual([false]);
  });

  test('copies texts with slugs that no product has or had', async () => {
    expect(
      await values(`select sku_id, language_id, slug, name, text1, text2, meta_title
        from product_text join sku using (product_id) where sku_id in (101, 103, 104) order by sku_id, language_id`),
    ).toEqual(
      [
        [101, 'en-GB', 'saga-hardback'],
        [101, 'sv-SE', 'saga-inbunden-2'],
        [103, 'en-GB', 'saga-audiobook'],
        [103, 'sv-SE', 'saga-ljudbok-2'],
        [104, 'en-GB', 'saga-ebook'],
        [104, 'sv-SE', 'saga-e-bok'],
      ].map((row) => [...row, 'Name of berling/sv', 'Author', 'Text', 'Title']),
    );
  });

  test('copies categories, pictures, relations and campaign targets', async () => {
    const id = await idOfSku(101);
    const of = (table: string, columns: string) =>
      values(`select ${columns} from ${table} where product_id = ${id} order by 1`);
    expect(await of('product_category', 'category_id')).toEqual([1, 2]);
    expect(await of('product_image', 'file_name, sort_order, tags, source')).toEqual([
      ['0123456789abcdef-300x450.jpg', 1, ['front'], '1'],
      ['kv10-cover.jpg', 0, [], null],
    ]);
    expect(await of('product_image_text', 'alt_text')).toEqual(['Omslaget']);
    expect(await of('picture_fetch_product', 'url, sort_order')).toEqual([
      ['https://pictures.example/10.jpg', 2],
    ]);
    expect(await of('product_relation', 'related_product_id, relation, sort_order')).toEqual([
      [30, 'RELATED', 2],
    ]);
    expect(await of('campaign_target', 'campaign_id, kind')).toEqual([[1, 'product']]);
    expect(await of('product_review', 'rating')).toEqual([]);
    expect(await of('package_option', 'package_group_id')).toEqual([]);
    expect(await of('favorite_list_item', 'favorite_list_id')).toEqual([]);
    expect(await values(`select product_id from product_relation where related_product_id = ${id}`)).toEqual(
      [],
    );
    expect(await values(`select count(*) from campaign_target`)).toEqual([5]);
  });

  test('leaves each product only its own format, and copies the other parameters', async () => {
    const parametersOf = (skuId: number) =>
      values(`select identifier, value_key, product_parameter.sort_order
        from sku join product_parameter using (product_id) join parameter_value using (parameter_value_id)
          join parameter using (parameter_id)
        where sku_id = ${skuId} order by parameter_id`);
    const others = [
      ['author', 'Selma Lagerlöf', 3],
      ['language', 'sv', 0],
    ];
    for (const [skuId, format] of [
      [101, 'hardback'],
      [102, 'paperback'],
      [103, 'audio'],
      [104, 'ebook'],
    ] as const)
      expect(await parametersOf(skuId)).toEqual([...others, ['format', format, 0], ['keyword', 'winter', 0]]);
    expect(await parametersOf(121)).toEqual([
      ['language', 'fi', 0],
      ['format', 'paperback', 0],
    ]);
    expect(await parametersOf(401)).toEqual([['language', 'sv', 0]]);
    expect(
      await values(`select language_id, label from parameter_value_text join parameter_value using (parameter_value_id)
        where value_key = 'ebook'`),
    ).toEqual([['sv-SE', 'E-bok']]);
  });

  test('leaves rows that refer to SKUs, orders and the first product as they are', async () => {
    expect(await readUnchanged()).toEqual(unchangedBefore);
  });

  test('lets buyers of a file download it', async () => {
    expect(
      await values(`select line_index, product_id from download_right join order_line using (order_line_id)`),
    ).toEqual([[0, await idOfSku(104)]]);
  });

  test('records few changes, indexes new texts later, and leaves triggers on', async () => {
    const changes = await values(`select product_id, shared_table from catalogue_change order by change_id`);
    const added = changes.slice(changesBefore);
    expect(added).toContainEqual([null, 'parameter']);
    expect(added.filter((change) => Array.isArray(change) && change[0] !== null)).toEqual([]);
    expect(
      await values(`select id from search_pending where kind = 'product' and id = ${await idOfSku(101)}`),
    ).toHaveLength(1);
    expect(await values(`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([]);
    expect(await values(`select is_bulk_write()`)).toEqual([false]);
  });

  test('advances the sequences', async () => {
    const sequences = ['product', 'variant_group', 'parameter_value', 'campaign_target'];
    for (const table of sequences)
      expect(
        await values(
          `select nextval(pg_get_serial_sequence('${table}', '${table}_id')) > max(${table}_id) from ${table}`,
        ),
      ).toEqual([true]);
  });
});

describe('On another database, migration 0045', () => {
  let other: EmptyDatabase;
  beforeAll(async () => {
    other = await openEmptyDatabase();
  });
  afterAll(() => other.close());

  test('finds no other table with the product of a SKU, and changes nothing in a shop without books', async () => {
    const [{ db: shop }] = other.connections;
    const files = await readdir(join(import.meta.dirname, '../migrations'));
    const names = files.map((file) => file.replace('.sql', '')).sort();
    await migrate(shop, { upTo: names[names.indexOf(migration) - 1] ?? '' });
    expect(
      await rows(
        `select table_name from information_schema.columns where table_schema = 'public'
         and column_name in ('product_id', 'sku_id') group by table_name having count(*) = 2`,
        shop,
      ),
    ).toEqual([{ table_name: 'sku' }]);
    await sql.raw(shopWithoutBooks).execute(shop);
    const read = () => rows(`select * from product join sku using (product_id), catalogue_change`, shop);
    const before = await read();
    await migrate(shop, { upTo: migration });
    expect(await read()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});
