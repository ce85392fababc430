import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';

export interface Work {
  key: string;
  /** Temporary and negative until the work is inserted. */
  id: number;
  name: string;
}

/** Works by their key, or by another key that a supplier uses. */
export async function findWorks(db: Database, keys: string[]): Promise<{ key: string; id: number }[]> {
  const { rows } = await sql<{ key: string; id: number }>`
    select work_key as key, variant_group_id as id from work_key where work_key = any(${keys}::text[])
    union
    select variant_group_key, variant_group_id from variant_group where variant_group_key = any(${keys}::text[])`.execute(
    db,
  );
  return rows;
}

/** Groups of products with these GTINs, which are written as `search_code` writes them: without spaces and hyphens. */
export async function findGroupsOfGtins(
  db: Database,
  gtins: string[],
): Promise<{ gtin: string; id: number }[]> {
  const { rows } = await sql<{ gtin: string; id: number }>`
    select search_code(gtin) as gtin, variant_group_id as id from sku join product using (product_id)
    where search_code(gtin) = any(${gtins}::text[]) and variant_group_id is not null`.execute(db);
  return rows;
}

export interface UngroupedProduct {
  gtin: string;
  productId: number;
  key: string;
  language: string;
  format: string;
}

/**
 * Books outside a work, with their language and format. A product with several SKUs, such as sizes, is not a book. The GTINs are
 * as `search_code` writes them.
 */
export async function findUngroupedProducts(db: Database, gtins: string[]): Promise<UngroupedProduct[]> {
  const { rows } = await sql<UngroupedProduct>`
    select distinct on (search_code(gtin)) search_code(gtin) as gtin, product_id as "productId", product_key as key,
      choice_key as format, coalesce((
        select value_key from product_parameter
        join parameter_value using (parameter_value_id)
        join parameter using (parameter_id)
        where product_parameter.product_id = product.product_id and identifier = 'language'
        order by product_parameter.sort_order limit 1), 'und') as language
    from sku join product using (product_id) join sku_choice using (sku_choice_id)
    where search_code(gtin) = any(${gtins}::text[]) and variant_group_id is null and type = 'product' and is_format
      and not exists (select from sku other where other.product_id = product.product_id and other.sku_id <> sku.sku_id)
    order by search_code(gtin), sku_id`.execute(db);
  return rows;
}

export type AddedProduct = UngroupedProduct & { groupId: number };

/** Adds products to the variant groups of works, with their language and format. */
export async function addToWorks(db: Database, products: readonly AddedProduct[]): Promise<void> {
  const columns = { id: 'integer', work: 'integer', language: 'text', format: 'text' } as const;
  const rows = products.map(({ productId: id, groupId: work, language, format }) => ({
    id,
    work,
    language,
    format,
  }));
  await sql`update product set variant_group_id = work, variant_outer_value = language, variant_value = format
    from ${bulkRows(columns, rows)} where product_id = input.id`.execute(db);
}

/** Returns the ids of the new works. */
export async function insertWorks(
  db: Database,
  works: readonly Work[],
): Promise<{ key: string; id: number }[]> {
  const input = works.map(({ key, name }) => ({ key, name }));
  const { rows } = await sql<{ key: string; id: number }>`
    insert into variant_group (variant_group_key, name, dimension, outer_dimension, collapse_in_lists)
    select key, name, 'Format', 'Language', true from ${bulkRows({ key: 'text', name: 'text' }, input)}
    returning variant_group_key as key, variant_group_id as id`.execute(db);
  return rows;
}

/** Further keys of works. `ids` has the ids of groups that were just created, by their temporary ids. */
export async function insertWorkKeys(
  db: Database,
  aliases: ReadonlyMap<string, number>,
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = [...aliases].map(([key, id]) => ({ key, id: ids.get(id) ?? id }));
  await sql`insert into work_key (work_key, variant_group_id)
    select key, id from ${bulkRows({ key: 'text', id: 'integer' }, rows)} on conflict do nothing`.execute(db);
}

/** Products of works, with their language and format as `sv/hardback`. */
export async function listMembers(db: Database, groupIds: number[]) {
  const { rows } = await sql<{ groupId: number; slot: string; key: string }>`
    select variant_group_id as "groupId", concat(variant_outer_value, '/', variant_value) as slot, product_key as key
    from product where variant_group_id = any(${groupIds}::int[]) order by product_id`.execute(db);
  return rows;
}
