import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../tests/api/test-shop.ts';
import { brands } from './catalogue/brands.ts';
import { createDemoProducts } from './catalogue/demo-products.ts';
import { type CategorizedWork, loadDemoWorks } from './catalogue/load-demo-works.ts';
import { seedDemoShop } from './seed-demo-shop.ts';

let shop: TestShop;
let works: CategorizedWork[];
beforeAll(async () => {
  [shop, works] = await Promise.all([openDemoShop(), loadDemoWorks()]);
});
afterAll(() => shop.close());

const languages = ['sv', 'da', 'en', 'fi', 'nb'] as const;

/** Most queries below select invalid rows, of which there must be none. */
async function countRows(from: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(`select count(*)::int as count from ${from}`)
    .execute(shop.db);
  return rows[0]?.count ?? -1;
}

describe('the works of the demo shop', () => {
  test('are at least 300, without duplicates', () => {
    expect(works.length).toBeGreaterThanOrEqual(300);
    expect(new Set(works.map(({ work }) => work)).size).toBe(works.length);
  });

  test('have a different description in each of five languages', () => {
    const withMissingTexts = works.filter(({ text }) =>
      languages.some((code) => (text[code]?.trim().length ?? 0) < 40),
    );
    expect(withMissingTexts.map(({ work }) => work)).toEqual([]);
    const withRepeatedTexts = works.filter(({ text }) => new Set(Object.values(text)).size !== 5);
    expect(withRepeatedTexts.map(({ work }) => work)).toEqual([]);
  });

  test('have known publishers', () => {
    const unknown = works.flatMap(({ editions }) =>
      editions.map(({ publisher }) => publisher).filter((publisher) => !(publisher in brands)),
    );
    expect(unknown).toEqual([]);
  });

  test('have at least one edition, and at most one per language', () => {
    const wrong = works.filter(
      ({ editions }) =>
        editions.length === 0 || new Set(editions.map(({ language }) => language)).size !== editions.length,
    );
    expect(wrong.map(({ work }) => work)).toEqual([]);
  });
});

test.each(['cart', 'payment', 'shop_order'])(
  'Rows of %s are found by the id of the cart with an index, not by reading all rows',
  async (table) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from ${sql.table(table)}
    where cart_id = 'a'`.execute(shop.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index/);
  },
);

/** Editions are grouped by language, and other goods are not. */
const isEdition =
  "variant_group_id in (select variant_group_id from variant_group where outer_dimension = 'Language')";
/** Gift cards are in no list. */
const isListed = "fulfilment in ('shipped', 'download')";

describe('the products of the demo shop', () => {
  test('are at least 300 editions, each with one product per format', async () => {
    const editions = works.flatMap((work) => work.editions);
    const stored = `(select distinct variant_group_id, variant_outer_value from product where ${isEdition}) editions`;
    expect(await countRows(stored)).toBe(editions.length);
    expect(
      await countRows(
        `(select 1 from sku join product using (product_id) where ${isEdition} group by product_id having count(*) > 1) several`,
      ),
    ).toBe(0);
    expect(editions.length).toBeGreaterThanOrEqual(300);
  });

  test('are imported from the ONIX message, with the ids, keys and URLs that every demo shop has', async () => {
    const expected = createDemoProducts(works, new Date()).map(
      ({ id, key, slug, articleNumber, sku, work }) =>
        `${id} ${key} ${slug} ${articleNumber} ${sku.id} ${sku.gtin} ${work.work}`,
    );
    const { rows } = await sql<{ name: string }>`
      select concat_ws(' ', product_id, product_key, slug, product.article_number, sku_id, gtin, variant_group_key) as name
      from onix_record join product using (product_key) join product_text using (product_id) join sku using (product_id)
      join variant_group using (variant_group_id) where language_id = 'fi-FI'`.execute(shop.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  test('have a Thema subject, whose name is in each of five languages', async () => {
    const subjects = "parameter_value join parameter using (parameter_id) where identifier = 'subject'";
    expect(
      await countRows(`${subjects} and parameter_value_id not in (
      select parameter_value_id from parameter_value_text group by 1 having count(*) >= 5)`),
    ).toBe(0);
    expect(
      await countRows(`product where ${isEdition} and not exists (
      select from product_parameter join parameter_value using (parameter_value_id) join parameter using (parameter_id)
      where product_parameter.product_id = product.product_id and identifier = 'subject')`),
    ).toBe(0);
  });

  test('have a name, an alias and a text in each of five languages', async () => {
    expect(await countRows('product_text')).toBe((await countRows('product')) * 5);
    expect(
      await countRows("product_text where trim(name) = '' or trim(text1) = '' or coalesce(text2, '') = ''"),
    ).toBe(0);
  });

  test('describe a book in three paragraphs of at least 100 words, and search engines in the first one', async () => {
    const isShort = `array_length(regexp_split_to_array(trim(text2), '\\s+'), 1) < 100`;
    const hasOtherCount = `array_length(regexp_split_to_array(text2, '\n\n'), 1) <> 3`;
    expect(
      await countRows(`product_text join product using (product_id)
        where ${isEdition} and (${isShort} or ${hasOtherCount})`),
    ).toBe(0);
    const { data } = await shop.query(
      `{ products(filter: { searchText: "sommarboken" }, take: 1, languageId: "sv-SE") {
        products { texts { text2 } meta { description } } } }`,
    );
    const [{ texts, meta }] = data.products.products;
    expect(texts.text2.split(/\s+/).length).toBeGreaterThanOrEqual(100);
    expect(texts.text2.split('\n\n')).toHaveLength(3);
    expect(meta.description).toBe(texts.text2.split('\n\n')[0]);
  });

  test('have aliases that are unique in their language and fit into a path', async () => {
    expect(
      await countRows('(select 1 from product_text group by language_id, slug having count(*) > 1) twice'),
    ).toBe(0);
    expect(await countRows("product_text where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$'")).toBe(0);
  });

  test('have at least one SKU, a picture and a category', async () => {
    for (const table of ['sku', 'product_image', 'product_category'])
      expect(
        await countRows(`product where ${isListed} and product_id not in (select product_id from ${table})`),
      ).toBe(0);
  });

  test('have a price above zero in every market', async () => {
    const missing = `sku cross join market where not exists (
      select from price join price_list_market using (price_list_id)
      where price.sku_id = sku.sku_id and price_list_market.market_id = market.market_id and selling_price > 0)`;
    expect(await countRows('market')).toBe(9);
    expect(await countRows(missing)).toBe(0);
  });

  test('are priced in the currency of the market', async () => {
    expect(
      await countRows(
        `price_list join price_list_market using (price_list_id) join market using (market_id)
          where price_list.currency_code <> market.currency_code`,
      ),
    ).toBe(0);
  });

  test('have unique article numbers and bar codes', async () => {
    expect(
      await countRows('(select 1 from sku where gtin is not null group by gtin having count(*) > 1) twice'),
    ).toBe(0);
    expect(
      await countRows(`sku join product using (product_id) where ${isEdition} and gtin !~ '^9799[0-9]{9}$'`),
    ).toBe(0);
    // Numbers for use inside one shop begin with 2. No real book has an ISBN that begins with 9799.
    expect(await countRows("sku where gtin !~ '^(2|9799)[0-9]{9,12}$'")).toBe(0);
  });

  test('are in subcategories, and every subcategory has products', async () => {
    expect(
      await countRows(
        `product join category on category_id = primary_category_id where ${isListed} and parent_category_id is null`,
      ),
    ).toBe(0);
    expect(
      await countRows(`category where parent_category_id is not null
        and category_id not in (select primary_category_id from product)`),
    ).toBe(0);
  });

  test('have a VAT rate for their class in every market, today', async () => {
    const missing = `(select distinct tax_class from product) classes cross join market where not exists (
      select from vat_rate where vat_rate.market_id = market.market_id
      and vat_rate.tax_class = classes.tax_class and valid_from <= current_date)`;
    expect(await countRows(missing)).toBe(0);
  });

  test('have publishers, each of which has a text', async () => {
    expect(await countRows('brand')).toBe(Object.keys(brands).length);
    expect(await countRows('brand where brand_id not in (select brand_id from brand_text)')).toBe(0);
  });
});

describe('categories of the demo shop', () => {
  test('have aliases that are unique below their parent, in each language', async () => {
    const twice = `(select 1 from category_text join category using (category_id)
      group by language_id, parent_category_id, slug having count(*) > 1) twice`;
    expect(await countRows(twice)).toBe(0);
    expect(await countRows('category_text')).toBe((await countRows('category')) * 5);
  });
});

describe('seeding a database that has a shop', () => {
  /** A hash of all rows. */
  async function fingerprint(): Promise<Record<string, string>> {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.db);
    const prints: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ print: string }>`
        select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
        from ${sql.table(name)} t`.execute(shop.db);
      prints[name] = rows[0]?.print ?? '';
    }
    return prints;
  }

  test('changes nothing and returns false', async () => {
    const before = await fingerprint();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['channel', 'price', 'product', 'widget_collection']),
    );
    expect(await seedDemoShop(shop.db)).toBe(false);
    expect(await fingerprint()).toEqual(before);
  });

  test('keeps later changes', async () => {
    await shop.db.updateTable('channel').set({ name: 'Another shop' }).execute();
    await shop.db.deleteFrom('menu').execute();
    expect(await seedDemoShop(shop.db)).toBe(false);
    expect(await shop.db.selectFrom('channel').select('name').execute()).toEqual([{ name: 'Another shop' }]);
    expect(await countRows('menu')).toBe(0);
  });

  test('sets sequences behind the seeded ids', async () => {
    const { brand_id } = await shop.db
      .insertInto('brand')
      .values({ brand_key: 'new-house', name: 'New House' })
      .returning('brand_id')
      .executeTakeFirstOrThrow();
    expect(brand_id).toBe(Object.keys(brands).length + 1);
  });
});
