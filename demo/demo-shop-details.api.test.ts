import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

/** Most queries select invalid rows, of which there must be none. */
async function countRows(from: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(`select count(*)::int as count from ${from}`)
    .execute(shop.db);
  return rows[0]?.count ?? -1;
}

describe('reviews of the demo shop', () => {
  test('are about many books, with every rating, in the language of the book', async () => {
    const reviews = await shop.db
      .selectFrom('product_review')
      .innerJoin('product', 'product.product_id', 'product_review.product_id')
      .innerJoin('language', 'language.language_id', 'product_review.language_id')
      .select(['product.product_id', 'rating', 'status', 'code', 'variant_outer_value', 'created_at'])
      .execute();
    expect(new Set(reviews.map(({ product_id }) => product_id)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(reviews.map(({ code }) => code)).size).toBe(5);
    for (const { code, variant_outer_value } of reviews) expect(code).toBe(variant_outer_value);
    const approved = reviews.filter(({ status }) => status === 'approved');
    expect(approved.length).toBeGreaterThan(reviews.length * 0.8);
    expect(reviews.some(({ status }) => status === 'pending')).toBe(true);
    expect(reviews.some(({ status }) => status === 'refused')).toBe(true);
  });

  test('are valid, and not older than the book', async () => {
    expect(
      await countRows(
        "product_review where length(comment) > 150 or trim(author) = '' or length(author) > 50",
      ),
    ).toBe(0);
    expect(
      await countRows(`product_review join product using (product_id)
        where created_at < first_available_on or created_at > now()`),
    ).toBe(0);
  });

  test('of a book are all different', async () => {
    expect(
      await countRows(`(select 1 from product_review where comment <> ''
        group by product_id, comment having count(*) > 1) twice`),
    ).toBe(0);
  });
});

describe('relations of the demo shop', () => {
  test('lead to books in the same language, and exist for most books', async () => {
    expect(
      await countRows(`product_relation join product p using (product_id)
        join product r on r.product_id = related_product_id where p.variant_outer_value <> r.variant_outer_value`),
    ).toBe(0);
    for (const relation of ['RELATED', 'SIMILAR', 'ACCESSORIES'])
      expect(await countRows(`product_relation where relation = '${relation}'`)).toBeGreaterThan(100);
    expect(
      await countRows(`product where type = 'product' and fulfilment in ('shipped', 'download') and product_id not in
        (select product_id from product_relation where relation = 'SIMILAR')`),
    ).toBe(0);
  });

  test('are by the same author if related, and by another if similar', async () => {
    const sameAuthor = `exists (
      select from product_parameter a join product_parameter b using (parameter_value_id)
      join parameter_value using (parameter_value_id) join parameter using (parameter_id)
      where identifier = 'author' and a.product_id = r.product_id and b.product_id = r.related_product_id)`;
    expect(await countRows(`product_relation r where relation = 'RELATED' and not ${sameAuthor}`)).toBe(0);
    expect(await countRows(`product_relation r where relation = 'SIMILAR' and ${sameAuthor}`)).toBe(0);
  });

  test('between books do not mix children’s books with those for adults', async () => {
    const hasAge = (id: string) => `exists (select from product_parameter
      join parameter_value using (parameter_value_id) join parameter using (parameter_id)
      where identifier = 'age' and product_id = r.${id})`;
    const isBook = (id: string) => `exists (select from product_parameter
      join parameter_value using (parameter_value_id) join parameter using (parameter_id)
      where identifier = 'author' and product_id = r.${id})`;
    expect(
      await countRows(`product_relation r where ${isBook('product_id')} and ${isBook('related_product_id')}
        and ${hasAge('product_id')} <> ${hasAge('related_product_id')}`),
    ).toBe(0);
  });
});

describe('packages of the demo shop', () => {
  test('are three, each in several languages', async () => {
    const { rows } = await sql<{ languages: number }>`
      select count(distinct variant_value)::int as languages from product
      where type = 'package' group by variant_group_id`.execute(shop.db);
    expect(rows).toHaveLength(3);
    for (const { languages } of rows) expect(languages).toBeGreaterThanOrEqual(4);
  });

  test('have groups with a name, and books of their language to choose from', async () => {
    expect(
      await countRows(
        "product where type = 'package' and product_id not in (select product_id from package_group)",
      ),
    ).toBe(0);
    expect(await countRows("package_group join product using (product_id) where type <> 'package'")).toBe(0);
    expect(await countRows('package_group_text')).toBe((await countRows('package_group')) * 5);
    expect(
      await countRows(
        'package_group where package_group_id not in (select package_group_id from package_option)',
      ),
    ).toBe(0);
    expect(
      await countRows(`package_option o join package_group using (package_group_id)
        join product p on p.product_id = package_group.product_id join product b on b.product_id = o.product_id
        where b.type <> 'product' or b.variant_outer_value <> p.variant_value`),
    ).toBe(0);
  });

  test('have a default book in required groups only', async () => {
    expect(
      await countRows(`package_group g where (select count(*) from package_option o
        where o.package_group_id = g.package_group_id and is_default) <> is_required::int`),
    ).toBe(0);
    expect(await countRows('package_group where not is_required')).toBeGreaterThan(0);
    expect(await countRows('package_option where quantity = 2')).toBeGreaterThan(0);
    expect(
      await countRows('(select 1 from package_option group by package_group_id having count(*) > 2) choices'),
    ).toBeGreaterThan(0);
  });

  test('cost less than their single books, for any selection', async () => {
    expect(
      await countRows(`product p join sku using (product_id) join price using (sku_id)
        where type = 'package' and selling_price >= (
          select sum(cheapest) from (
            select min(quantity * b.regular_price) as cheapest
            from package_group g join package_option o using (package_group_id)
            join sku s on s.product_id = o.product_id join price b on b.sku_id = s.sku_id
            where g.product_id = p.product_id and is_required and b.price_list_id = price.price_list_id
            group by package_group_id) groups)`),
    ).toBe(0);
  });
});

describe('further product data of the demo shop', () => {
  test('has sizes and weights for books, and none for files', async () => {
    const isDigital = "choice_key in ('audio', 'ebook')";
    const sized = 'weight_grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0';
    const skus = 'sku join sku_choice using (sku_choice_id)';
    const isShipped = "product_id in (select product_id from product where fulfilment = 'shipped')";
    expect(await countRows(`${skus} where ${isShipped} and not (${sized})`)).toBe(0);
    expect(await countRows(`${skus} where ${isDigital} and weight_grams + length_mm + height_mm <> 0`)).toBe(
      0,
    );
    expect(await countRows('sku where weight_grams > 3000 or height_mm > 120 or length_mm > 400')).toBe(0);
    expect(await countRows("product where freight_class = 'letter'")).toBeGreaterThan(0);
    expect(await countRows("product where freight_class = 'parcel'")).toBeGreaterThan(0);
    expect(await countRows("product where freight_class = 'letter' and height_mm > 30")).toBe(0);
  });

  test('has a custom order with a unique position per work', async () => {
    for (const list of [1, 2]) {
      const positions = `(select distinct variant_group_id, custom_order[${list}] as position from product
        where custom_order[${list}] is not null) ordered`;
      expect(await countRows(positions)).toBeGreaterThanOrEqual(5);
      expect(
        await countRows(`(select 1 from ${positions} group by position having count(*) > 1) duplicates`),
      ).toBe(0);
    }
  });

  test('has contributors with biographies in five languages, and series in their order', async () => {
    expect(await countRows('contributor_text')).toBeGreaterThanOrEqual(30 * 5);
    expect(await countRows('contributor where image is not null')).toBe(
      await countRows('(select distinct contributor_id from contributor_text) described'),
    );
    expect(await countRows('contributor_text')).toBe(
      await countRows('(select distinct contributor_id, biography from contributor_text) texts'),
    );
    const { data } = await shop.query(
      `{ products(url: "/l/series/mumin", filter: { sort: CUSTOM_5 }) { products { name } }
         listPageInfo(url: "/l/series/mumin") { name primaryDescription canonicalUrl } }`,
    );
    const names = data.products.products.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Trollkarlens hatt', 'Trollvinter']);
    expect(data.listPageInfo).toMatchObject({
      name: 'Mumin',
      primaryDescription: expect.stringMatching(/^Berättelserna/),
    });
  });

  test('describes publishers in five languages', async () => {
    expect(await countRows('brand_text where coalesce(length(description), 0) < 20')).toBe(0);
    expect(await countRows('brand_text')).toBe(
      await countRows('(select distinct brand_id, description from brand_text) texts'),
    );
  });

  test('has page titles with known placeholders only', async () => {
    const known = String.raw`\[(name|count|brand|dshort|pmin)\]`;
    for (const table of ['product_text', 'brand_text', 'campaign_text']) {
      expect(await countRows(`${table} where meta_title ~ '${known}'`)).toBeGreaterThan(0);
      expect(await countRows(`${table} where regexp_replace(meta_title, '${known}', '', 'g') ~ '[][]'`)).toBe(
        0,
      );
    }
  });
});

test('France is closed until the merchant opens it', async () => {
  const virtual = async () => {
    const { data } = await shop.query('{ channel { markets { alias virtual } } }');
    const markets: { alias: string; virtual: boolean }[] = data.channel.markets;
    return markets.filter((market) => market.virtual).map(({ alias }) => alias);
  };
  expect(await virtual()).toEqual(['fr', 'eu']);
  await shop.db.updateTable('market').set({ opened: true }).where('market_id', '=', 'fr').execute();
  await shop.backend.refreshCatalogue();
  expect(await virtual()).toEqual(['eu']);
});

test('every audiobook of the demo shop has one narrator, and no other format has', async () => {
  const { rows } = await sql<{ format: string; narrators: number; products: number }>`
    select variant_value as format, narrators, count(*)::int as products from (
      select product_id, variant_value, (select count(*)::int from product_parameter
        join parameter_value using (parameter_value_id) join parameter using (parameter_id)
        where identifier = 'narrator' and product_parameter.product_id = product.product_id) as narrators
      from product where variant_group_id in (select variant_group_id from variant_group where outer_dimension = 'Language')
    ) formats group by format, narrators`.execute(shop.db);
  expect(rows.find(({ format }) => format === 'audio')?.products).toBeGreaterThan(100);
  for (const { format, narrators } of rows)
    expect([format, narrators]).toEqual([format, format === 'audio' ? 1 : 0]);
});
