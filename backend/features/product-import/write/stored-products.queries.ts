import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { Book, BookPrice, LinkKind } from '../book/book.ts';
import { priceListIdsOf, type Shop } from '../shop.queries.ts';
import type { FixedPriceState, ProductRow, ProductText, SkuState, StoredProduct } from './product-state.ts';

type SearchedBook = Pick<Book, 'key' | 'gtin' | 'title' | 'articleNumber' | 'isFoundByKeyOnly'>;

/** The stored product of each book: by key, by ISBN, or for a row without a title by article number. */
export async function loadStoredProducts(
  db: Database,
  books: readonly SearchedBook[],
  shop: Shop,
): Promise<Map<(typeof books)[number], StoredProduct>> {
  const ids = await findProductIds(db, books);
  const products = await loadProducts(db, [...new Set(ids.values())], shop);
  return new Map(
    [...ids].flatMap(([book, id]) => {
      const product = products.get(id);
      return product ? [[book, product] as const] : [];
    }),
  );
}

async function findProductIds<B extends SearchedBook>(
  db: Database,
  books: readonly B[],
): Promise<Map<B, number>> {
  const keys = books.map(({ key }) => key);
  const gtins = books.flatMap(({ gtin }) => gtin ?? []);
  const numbers = books.flatMap(({ title, articleNumber }) =>
    title === undefined ? (articleNumber ?? []) : [],
  );
  const { rows } = await sql<{ kind: string; name: string; id: number }>`
    select 'key' as kind, product_key as name, product_id as id from product where product_key = any(${keys}::text[])
    union all
    (select 'gtin', search_code(gtin), product_id from sku where search_code(gtin) = any(${gtins}::text[])
     order by sku_id desc)
    union all
    select 'number', article_number, product_id from product where article_number = any(${numbers}::text[])`.execute(
    db,
  );
  // Later rows replace earlier ones, so the oldest SKU with a GTIN counts.
  const found = new Map(rows.map(({ kind, name, id }) => [`${kind} ${name}`, id]));
  return new Map(
    books.flatMap((book) => {
      const { key, gtin, title, articleNumber, isFoundByKeyOnly } = book;
      const byKey = found.get(`key ${key}`);
      const byGtin = found.get(`gtin ${gtin}`);
      const byNumber = title === undefined ? found.get(`number ${articleNumber}`) : undefined;
      const id = isFoundByKeyOnly ? byKey : (byKey ?? byGtin ?? byNumber);
      return id === undefined ? [] : [[book, id] as const];
    }),
  );
}

export async function loadProducts(
  db: Database,
  ids: number[],
  shop: Shop,
): Promise<Map<number, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const skus = await loadSkus(db, ids);
  const [products, texts, categories, covers, parameters, prices, fixedPrices, links, altTexts] =
    await Promise.all([
      loadRows(db, ids),
      loadTexts(db, ids),
      loadCategories(db, ids),
      loadCovers(db, ids),
      loadParameters(db, ids),
      loadPrices(
        db,
        [...skus.values()].map(({ skuId }) => skuId),
        shop,
      ),
      loadFixedPrices(db, ids),
      loadLinks(db, ids),
      loadAltTexts(db, ids),
    ]);
  return new Map(
    products.map((row) => {
      const id = row.productId;
      const sku = skus.get(id);
      const stored: StoredProduct = {
        ...row,
        skuId: sku?.skuId,
        texts: new Map(texts.get(id)?.map((text) => [text.language, text])),
        categoryIds: categories.get(id)?.map(({ category }) => category) ?? [],
        cover: covers.get(id),
        parameters: new Map(parameters.get(id)?.map(({ identifier, keys }) => [identifier, keys])),
        sku,
        prices: prices.get(sku?.skuId ?? -1) ?? new Map(),
        fixedPrices: new Map(fixedPrices.get(id)?.map((row) => [row.market, row])),
        links: new Map(links.get(id)?.map(({ kind, urls }) => [kind, urls])),
        pictureAltTexts: new Map(altTexts.get(id)?.map(({ url, texts }) => [url, texts])),
      };
      return [id, stored];
    }),
  );
}

type StoredRow = ProductRow & Pick<StoredProduct, 'key' | 'productId'>;

async function loadRows(db: Database, ids: number[]): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select product_id as "productId", product_key as key, article_number as "articleNumber", brand_id as "brandId",
           primary_category_id as "primaryCategoryId", is_active as "isActive", freight_class as "freightClass",
           tax_class as "taxClass", fulfilment, publication_date as "publicationDate", variant_group_id as "groupId",
           variant_outer_value as language, variant_value as format, length_mm as "lengthMm", width_mm as "widthMm",
           height_mm as "heightMm"
    from product where product_id = any(${ids}::int[])`.execute(db);
  return rows;
}

/** The columns of a SKU, named as in `SkuState`. */
export const skuColumns = sql`sku_id as "skuId", sku_choice_id as "choiceId", article_number as "articleNumber", gtin,
  weight_grams as "weightGrams", in_stock as "inStock", oversellable, static_stock as "staticStock", max_quantity as "maxQuantity",
  accepts_pre_orders as "acceptsPreOrders", to_char(incoming at time zone 'UTC', 'YYYY-MM-DD') as incoming`;

/** The first SKU of each product: an import handles one SKU per product. */
async function loadSkus(db: Database, ids: number[]): Promise<Map<number, SkuState & { skuId: number }>> {
  const { rows } = await sql<SkuState & { skuId: number; productId: number }>`
    select distinct on (product_id) product_id as "productId", ${skuColumns}
    from sku where product_id = any(${ids}::int[]) order by product_id, sku_id`.execute(db);
  return new Map(rows.map(({ productId, ...sku }) => [productId, sku]));
}

async function loadTexts(db: Database, ids: number[]) {
  const { rows } = await sql<ProductText & { product: number; language: string }>`
    select product_id as product, language_id as language, name, slug, text1, text2, text3,
           meta_description as "metaDescription"
    from product_text where product_id = any(${ids}::int[])`.execute(db);
  return byProduct(rows);
}

async function loadCategories(db: Database, ids: number[]) {
  const { rows } = await sql<{ product: number; category: number }>`
    select product_id as product, category_id as category
    from product_category where product_id = any(${ids}::int[])`.execute(db);
  return byProduct(rows);
}

async function loadCovers(db: Database, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ product: number; file: string }>`
    select distinct on (product_id) product_id as product, file_name as file
    from product_image where product_id = any(${ids}::int[]) and source is null
    order by product_id, sort_order, file_name`.execute(db);
  return new Map(rows.map(({ product, file }) => [product, file]));
}

async function loadParameters(db: Database, ids: number[]) {
  const { rows } = await sql<{ product: number; identifier: string; keys: string[] }>`
    select product_id as product, identifier, array_agg(value_key order by product_parameter.sort_order) as keys
    from product_parameter
    join parameter_value using (parameter_value_id)
    join parameter using (parameter_id)
    where product_id = any(${ids}::int[])
    group by product_id, identifier`.execute(db);
  return byProduct(rows);
}

async function loadLinks(db: Database, ids: number[]) {
  const { rows } = await sql<{ product: number; kind: LinkKind; urls: string[] }>`
    select product_id as product, kind, array_agg(url order by sort_order) as urls
    from product_link where product_id = any(${ids}::int[]) group by product_id, kind`.execute(db);
  return byProduct(rows);
}

/** Alt texts of the pictures that an import named, in the languages that have one. */
async function loadAltTexts(db: Database, ids: number[]) {
  const { rows } = await sql<{ product: number; url: string; texts: Record<string, string> }>`
    select product_id as product, url, alt_texts as texts
    from picture_fetch_product where product_id = any(${ids}::int[]) and alt_texts <> '{}'`.execute(db);
  return byProduct(rows);
}

async function loadFixedPrices(db: Database, ids: number[]) {
  const { rows } = await sql<FixedPriceState & { product: number; market: string }>`
    select product_id as product, market_id as market, price, max_discount as "maxDiscount", fixed_by as by,
           fixed_until as until
    from fixed_price where product_id = any(${ids}::int[])`.execute(db);
  return byProduct(rows);
}

/** Prices by SKU and price list. */
export async function loadPrices(
  db: Database,
  skuIds: number[],
  shop: Shop,
): Promise<Map<number, Map<number, BookPrice>>> {
  const lists = priceListIdsOf(shop);
  const { rows } = await sql<BookPrice & { sku: number; list: number }>`
    select sku_id as sku, price_list_id as list, regular_price as regular, selling_price as selling
    from price where sku_id = any(${skuIds}::int[]) and price_list_id = any(${lists}::int[])`.execute(db);
  const prices = new Map<number, Map<number, BookPrice>>();
  for (const { sku, list, ...price } of rows)
    prices.set(sku, (prices.get(sku) ?? new Map<number, BookPrice>()).set(list, price));
  return prices;
}

function byProduct<Row extends { product: number }>(rows: Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ product }) => product);
}

/** The keys of the products that have each article number, or have a SKU with it. */
export async function ownersOfArticleNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ number: string; key: string }>`
    select article_number as number, product_key as key from product where article_number = any(${numbers}::text[])
    union
    select sku.article_number, product_key from sku join product using (product_id)
    where sku.article_number = any(${numbers}::text[])`.execute(db);
  const owners = Map.groupBy(rows, ({ number }) => number);
  return new Map([...owners].map(([number, rows]) => [number, rows.map(({ key }) => key)]));
}

/** The ids of the products that have or had each slug. */
export async function ownersOfSlugs(db: Database, slugs: readonly string[], { languages }: Shop) {
  const ids = languages.map(({ id }) => id);
  const { rows } = await sql<{ slug: string; product: number }>`
    select slug, product_id as product from product_text
    where language_id = any(${ids}::text[]) and slug = any(${slugs}::text[])
    union
    select slug, entity_id from slug_history
    where kind = 'product' and language_id = any(${ids}::text[]) and slug = any(${slugs}::text[])`.execute(
    db,
  );
  const owners = Map.groupBy(rows, ({ slug }) => slug);
  return new Map([...owners].map(([slug, rows]) => [slug, new Set(rows.map(({ product }) => product))]));
}
