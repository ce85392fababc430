import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { Shop } from '../shop.queries.ts';
import type { SkuState } from '../write/product-state.ts';
import { skuColumns } from '../write/stored-products.queries.ts';

/** The next active products after a key, in the order of their keys. */
export async function listProductIds(
  db: Database,
  afterKey: string,
  limit: number,
): Promise<{ id: number; key: string }[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select product_id as id, product_key as key from product
    where type = 'product' and is_active and fulfilment not in ('gift_card', 'gift_wrap') and product_key collate "C" > ${afterKey}
    order by product_key collate "C" limit ${limit}`.execute(db);
  return rows;
}

export interface ExportedContributor {
  role: string;
  key: string;
  name: string;
  sortName: string;
  isni: string | null;
  /** By language id. */
  biographies: Record<string, string>;
}

/** Contributors of products, by role and key of their parameter values. */
export async function listContributors(
  db: Database,
  productIds: number[],
): Promise<Map<string, ExportedContributor>> {
  const { rows } = await sql<ExportedContributor>`
    select distinct on (identifier, value_key) identifier as role, value_key as key, contributor.name,
           sort_name as "sortName", isni, coalesce((
             select jsonb_object_agg(language_id, biography) from contributor_text
             where contributor_text.contributor_id = contributor.contributor_id), '{}') as biographies
    from product_parameter
    join parameter_value using (parameter_value_id)
    join parameter using (parameter_id)
    join contributor using (contributor_id)
    where product_id = any(${productIds}::int[])`.execute(db);
  return new Map(rows.map((row) => [`${row.role} ${row.key}`, row]));
}

/** All SKUs of products with several SKUs, the first SKU of a product first. */
export async function listSkusOfSizes(
  db: Database,
  productIds: number[],
): Promise<Map<number, (SkuState & { skuId: number })[]>> {
  const { rows } = await sql<SkuState & { skuId: number; productId: number }>`
    select product_id as "productId", ${skuColumns}
    from sku
    where product_id = any(${productIds}::int[])
      and exists (select from sku other where other.product_id = sku.product_id and other.sku_id <> sku.sku_id)
    order by product_id, sku_id`.execute(db);
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** Keys of variant groups, by their ids. */
export async function listWorkKeys(db: Database, groupIds: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; key: string }>`
    select variant_group_id as id, variant_group_key as key from variant_group
    where variant_group_id = any(${groupIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, key }) => [id, key]));
}

export interface ExportNames {
  /** Names of publishers by id. */
  brands: Map<number, string>;
  /** Paths of categories in the shop's first language, except the category `other`. */
  categories: Map<number, string>;
  /** Keys and names of formats by id. */
  formats: Map<number, { key: string; name: string }>;
}

export async function loadNames(db: Database, { languages }: Shop): Promise<ExportNames> {
  const [first = ''] = languages.map(({ id }) => id);
  const brands = await sql<{ id: number; name: string }>`select brand_id as id, name from brand`.execute(db);
  const categories = await sql<{ id: number; path: string }>`
    with recursive tree as (
      select category_id, category_key, category_text.name as path from category
      join category_text using (category_id) where parent_category_id is null and language_id = ${first}
      union all
      select category.category_id, category.category_key, tree.path || ' > ' || category_text.name from category
      join tree on tree.category_id = category.parent_category_id
      join category_text on category_text.category_id = category.category_id and language_id = ${first}
    )
    select category_id as id, path from tree where category_key <> 'other'`.execute(db);
  const formats = await sql<{ id: number; key: string; name: string }>`
    select sku_choice_id as id, choice_key as key, coalesce(name, choice_key) as name from sku_choice
    left join sku_choice_text using (sku_choice_id) where language_id = ${first}`.execute(db);
  return {
    brands: new Map(brands.rows.map(({ id, name }) => [id, name])),
    categories: new Map(categories.rows.map(({ id, path }) => [id, path])),
    formats: new Map(formats.rows.map(({ id, key, name }) => [id, { key, name }])),
  };
}
