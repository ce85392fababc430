import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend } from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { connect, type Database } from '#backend/database/connection.ts';
import { generateCatalogue } from '../../bench/generate-catalogue.ts';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';
import { isFullRun } from '../../tests/full-run.ts';

const products = 4500;
let shop: TestShop;
let structureBefore: unknown;

beforeAll(async () => {
  shop = await openDemoShop();
  structureBefore = await structureOf(shop.db);
  await generateCatalogue(shop.db, products);
}, 60_000);
afterAll(() => shop.close());

/** The number of rows of a query. Most queries below select rows that must not exist. */
async function countRows(from: string, db = shop.db): Promise<number> {
  const { rows } = await sql.raw<{ count: number }>(`select count(*)::int as count from ${from}`).execute(db);
  return rows[0]?.count ?? -1;
}

/** The definitions of all indexes, constraints and triggers. */
async function structureOf(db: Database): Promise<unknown> {
  const { rows } = await sql`
    select pg_get_indexdef(indexrelid) as definition from pg_index
      join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows;
}

/** The foreign keys that have rows without a referenced row. */
async function brokenForeignKeys(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; statement: string }>`
    select conrelid::regclass || ' ' || conname as name, format(
      '%s child where %s and not exists (select from %s parent where %s)', conrelid::regclass,
      (select string_agg(format('child.%I is not null', attname), ' and ') from pg_attribute
        where attrelid = conrelid and attnum = any(conkey)),
      confrelid::regclass,
      (select string_agg(format('parent.%I = child.%I', parent.attname, child.attname), ' and ')
        from unnest(conkey, confkey) as pair (child_number, parent_number)
        join pg_attribute child on child.attrelid = conrelid and child.attnum = child_number
        join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = parent_number)) as statement
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  expect(rows.length).toBeGreaterThan(40);
  const counts = await Promise.all(
    rows.map(async ({ name, statement }) => ({ name, count: await countRows(statement, db) })),
  );
  return counts.filter(({ count }) => count > 0).map(({ name }) => name);
}

describe('A generated catalogue', () => {
  test('has the requested number of products, including those of the demo shop', async () => {
    expect(await countRows('product')).toBe(products);
    expect(await countRows("product where product_key like 'generated/%'")).toBeGreaterThan(500);
  });

  test('has no broken foreign keys', async () => {
    expect(await brokenForeignKeys(shop.db)).toEqual([]);
  });

  test('does not change indexes, constraints and triggers', async () => {
    expect(await structureOf(shop.db)).toEqual(structureBefore);
    const { rows } = await sql<{ role: string }>`show session_replication_role`.execute(shop.db);
    expect(rows).toEqual([{ session_replication_role: 'origin' }]);
  });

  test('advances the sequences, so that new rows get the next ids', async () => {
    const { brand_id } = await shop.db
      .insertInto('brand')
      .values({ brand_key: 'new-house', name: 'New House' })
      .returning('brand_id')
      .executeTakeFirstOrThrow();
    expect(await countRows(`brand where brand_id > ${brand_id}`)).toBe(0);
    await shop.db.deleteFrom('brand').where('brand_id', '=', brand_id).execute();
  });

  test('has the same data for each product as the demo shop', async () => {
    expect(await countRows('product_text')).toBe(products * 5);
    for (const table of ['sku', 'product_image', 'product_category'])
      expect(
        await countRows(
          `product where fulfilment not like 'gift_%' and product_id not in (select product_id from ${table})`,
        ),
      ).toBe(0);
    for (const identifier of [
      'author',
      'language',
      'original-language',
      'first-published',
      'pages',
      'format',
    ])
      expect(
        await countRows(`product where product_key like 'generated/%' and product_id not in (
          select product_id from product_parameter join parameter_value using (parameter_value_id)
          join parameter using (parameter_id) where identifier = '${identifier}')`),
      ).toBe(0);
    // Every currency has a price. Lists of single countries have only the prices that differ.
    expect(
      await countRows(`sku cross join currency where not exists (
        select from price join price_list using (price_list_id) where customer_group_id is null
          and price.sku_id = sku.sku_id and price_list.currency_code = currency.currency_code)`),
    ).toBe(0);
  });

  test('has valid aliases, and bar codes with a valid check digit', async () => {
    expect(await countRows("product_text where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$'")).toBe(0);
    // Numbers for use inside one shop begin with 2. No real book has an ISBN that begins with 9799.
    expect(await countRows("sku where gtin !~ '^(2|9799)[0-9]{9,12}$'")).toBe(0);
    expect(
      await countRows(`sku where (select sum(digit::int * case position % 2 when 0 then 3 else 1 end)
        from string_to_table(gtin, null) with ordinality as digits (digit, position)) % 10 <> 0`),
    ).toBe(0);
  });

  test('groups about half of its products into works of two to four editions', async () => {
    const groups = `(select count(*) as editions, count(distinct variant_value) as languages,
      count(distinct primary_category_id) as categories from product where product_key like 'generated/%'
      and variant_group_id is not null group by variant_group_id) groups`;
    expect(await countRows(`${groups} where editions > 4 or languages <> editions or categories <> 1`)).toBe(
      0,
    );
    for (const editions of [2, 3, 4])
      expect(await countRows(`${groups} where editions = ${editions}`)).toBeGreaterThan(10);
    const generated = await countRows("product where product_key like 'generated/%'");
    const grouped = await countRows(
      "product where product_key like 'generated/%' and variant_group_id is not null",
    );
    expect(grouped / generated).toBeCloseTo(0.5, 1);
  });

  test('has every kind of stock, some reduced prices and a running campaign', async () => {
    const sku = "sku join product using (product_id) where product_key like 'generated/%'";
    for (const kind of ['in_stock > 0', 'oversellable > 0', 'static_stock > 0'])
      expect(await countRows(`${sku} and ${kind}`)).toBeGreaterThan(10);
    expect(await countRows(`${sku} and in_stock + oversellable + static_stock = 0`)).toBeGreaterThan(10);
    const logged = 'price join sku using (sku_id) where sku_id in (select sku_id from price_log)';
    expect(await countRows(`${logged} and selling_price < regular_price`)).toBeGreaterThan(10);
    // Before each reduction, the log has the regular price as the selling price.
    expect(
      await countRows(`price where not exists (select from price_log log where log.sku_id = price.sku_id
        and log.price_list_id = price.price_list_id and log.selling_price = price.regular_price)
        and selling_price < regular_price and sku_id in (select sku_id from sku join product using (product_id)
        where product_key like 'generated/%')`),
    ).toBe(0);
    expect(
      await countRows("campaign where campaign_key = 'generated' and starts_at < now() and ends_at is null"),
    ).toBe(1);
  });

  test('is sold by a shop that starts on it', async () => {
    const later = await startBackend(shop.databaseUrl);
    try {
      const { data, errors } = await later.query(
        '{ products(take: 1, filter: { includeCollapsed: true, sort: NONE }) { count products { name unitPrice { sellingPriceIncVat } } } }',
      );
      expect(errors).toBeUndefined();
      expect(data.products).toMatchObject({
        // Gift cards and gift wrap are in no list.
        count: await countRows("product where fulfilment not like 'gift_%'"),
        products: [{ name: expect.any(String), unitPrice: { sellingPriceIncVat: expect.any(Number) } }],
      });
    } finally {
      await later.close();
    }
  }, 60_000);

  test('cannot be generated twice', async () => {
    await expect(generateCatalogue(shop.db, products + 1)).rejects.toThrow(
      'The database has a generated catalogue already. Use a new database.',
    );
  });
});

describe('Triggers, which are disabled while a catalogue is generated,', () => {
  test('are known: the generator must write the rows that each of them would write', async () => {
    // The bit of pg_trigger.tgtype for inserts: the generator updates and deletes nothing.
    const insertTrigger = 4;
    const { rows } = await sql<{ name: string }>`
      select distinct proname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and (tgtype & ${insertTrigger}) > 0 order by 1`.execute(shop.db);
    expect(rows.map(({ name }) => name)).toEqual([
      // The generator writes no gift codes.
      'check_gift_code_balance',
      'log_prices',
      'note_code_kind',
      'note_gift_code_issue',
      'note_product_changes',
      'note_shared_change',
      'refresh_changed_search',
      'refresh_search_for_language',
    ]);
  });

  const generatedAuthors = sql`
    select distinct parameter_value_id as author_id from product_parameter join product using (product_id)
    where product_key like 'generated/%'`;

  test.runIf(isFullRun)(
    'would have written the same search documents and words',
    async () => {
      const hashes = async () => [
        await hashOfTable(shop.db, 'search_document'),
        await hashOfTable(shop.db, 'search_word'),
      ];
      const generated = await hashes();
      await sql`
      select refresh_search('product', array(select product_id from product where product_key like 'generated/%')),
        refresh_search('brand', array(select brand_id from brand where brand_key like 'generated-%')),
        refresh_search('author', array(select author_id from (${generatedAuthors}) authors))`.execute(
        shop.db,
      );
      expect(await hashes()).toEqual(generated);
    },
    60_000,
  );
});

/** A hash of all rows of a table. */
async function hashOfTable(db: Database, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select count(*) || ':' || md5(string_agg(t::text, '|' order by t::text)) as hash
    from ${sql.table(table)} t`.execute(db);
  return rows[0]?.hash;
}

describe.runIf(isFullRun)('Generating a catalogue again', () => {
  const tables = [
    'brand',
    'product',
    'product_text',
    'product_category',
    'product_parameter',
    'sku',
    'price',
  ];

  test('inserts the same rows, even as a table owner who is not a superuser', async () => {
    const other = await openDemoShop();
    try {
      await sql`create role shop_owner`.execute(other.db);
      await sql`
        do $$ declare name text; begin
          for name in select tablename from pg_tables where schemaname = 'public' loop
            execute format('alter table %I owner to shop_owner', name);
          end loop;
          grant all on schema public to shop_owner;
        end $$`.execute(other.db);
      const url = new URL(other.databaseUrl);
      url.searchParams.set('options', '-c role=shop_owner');
      const owner = connect(url.href);
      try {
        await generateCatalogue(owner.db, products);
      } finally {
        await owner.close();
      }
      for (const table of tables)
        expect([table, await hashOfTable(other.db, table)]).toEqual([
          table,
          await hashOfTable(shop.db, table),
        ]);
      expect(await structureOf(other.db)).toEqual(structureBefore);
    } finally {
      await sql`reassign owned by shop_owner to current_user`.execute(other.db);
      await sql`drop owned by shop_owner`.execute(other.db);
      await sql`drop role shop_owner`.execute(other.db);
      await other.close();
    }
  }, 60_000);
});
