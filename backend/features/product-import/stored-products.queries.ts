import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ProductText, SkuState, StoredProduct } from './product-state.ts';
import type { Shop } from './shop.queries.ts';

/** The stored products, by key. */
export async function loadStoredProducts(
  db: Database,
  keys: readonly string[],
  shop: Shop,
): Promise<Map<string, StoredProduct>> {
  const products = await db
    .selectFrom('product')
    .select([
      'product_id',
      'product_key',
      'article_number',
      'brand_id',
      'primary_category_id',
      'is_active',
      'freight_class',
    ])
    .where('product_key', 'in', sql<string>`(select unnest(${keys}::text[]))`)
    .execute();
  if (products.length === 0) return new Map();
  const ids = products.map(({ product_id }) => product_id);
  const skus = await loadSkus(db, ids);
  const [texts, categories, covers, parameters, prices] = await Promise.all([
    loadTexts(db, ids),
    loadCategories(db, ids),
    loadCovers(db, ids),
    loadParameters(db, ids, shop),
    loadPrices(db, skus, shop),
  ]);
  return new Map(
    products.map((row) => {
      const id = row.product_id;
      const sku = skus.get(id);
      const stored: StoredProduct = {
        key: row.product_key,
        productId: id,
        skuId: sku?.skuId,
        articleNumber: row.article_number,
        brandId: row.brand_id,
        primaryCategoryId: row.primary_category_id,
        isActive: row.is_active,
        freightClass: row.freight_class,
        texts: new Map(texts.get(id)?.map((text) => [text.language, text])),
        categoryIds: categories.get(id)?.map(({ category }) => category) ?? [],
        cover: covers.get(id),
        parameters: new Map(parameters.get(id)?.map(({ identifier, keys }) => [identifier, keys])),
        sku,
        prices: new Map(
          prices.get(sku?.skuId ?? -1)?.map(({ list, regular, selling }) => [list, { regular, selling }]),
        ),
      };
      return [stored.key, stored];
    }),
  );
}

/** The first SKU of each product: an import handles one SKU per product. */
async function loadSkus(db: Database, ids: number[]): Promise<Map<number, SkuState & { skuId: number }>> {
  const { rows } = await sql<SkuState & { skuId: number; productId: number }>`
    select distinct on (product_id) product_id as "productId", sku_id as "skuId", sku_choice_id as "choiceId",
           article_number as "articleNumber", gtin, weight_grams as "weightGrams", in_stock as "inStock",
           oversellable, static_stock as "staticStock"
    from sku where product_id = any(${ids}::int[]) order by product_id, sku_id`.execute(db);
  return new Map(rows.map(({ productId, ...sku }) => [productId, sku]));
}

async function loadTexts(db: Database, ids: number[]) {
  const { rows } = await sql<ProductText & { product: number; language: string }>`
    select product_id as product, language_id as language, name, slug, text1, text2
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

async function loadParameters(db: Database, ids: number[], { parameterIds }: Shop) {
  const { rows } = await sql<{ product: number; identifier: string; keys: string[] }>`
    select product_id as product, identifier, array_agg(value_key) as keys
    from product_parameter
    join parameter_value using (parameter_value_id)
    join parameter using (parameter_id)
    where product_id = any(${ids}::int[]) and parameter_id = any(${[...parameterIds.values()]}::int[])
    group by product_id, identifier`.execute(db);
  return byProduct(rows);
}

async function loadPrices(db: Database, skus: Map<number, { skuId: number }>, { currencies }: Shop) {
  const skuIds = [...skus.values()].map(({ skuId }) => skuId);
  const lists = currencies.map(({ priceListId }) => priceListId);
  const { rows } = await sql<{ product: number; list: number; regular: number; selling: number }>`
    select sku_id as product, price_list_id as list, regular_price as regular, selling_price as selling
    from price where sku_id = any(${skuIds}::int[]) and price_list_id = any(${lists}::int[])`.execute(db);
  return byProduct(rows);
}

function byProduct<Row extends { product: number }>(rows: Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ product }) => product);
}

/** Article number of a product or a SKU → keys of its products. */
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

/** Slug, current or redirected → ids of its products. */
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
