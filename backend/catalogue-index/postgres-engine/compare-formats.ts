import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { LANGUAGE_DIMENSION, type Product, type VariantGroup } from '../catalogue.ts';
import { type FormatComparison, type ListScope, ONLY_FORMAT } from '../engine.ts';
import { OUT_OF_STOCK } from '../stock-status.ts';
import { campaignTables, lineageTable, offerTables, stockStatusOfSkus } from './offer-tables.ts';

/** Compares a product with the products of its collapsed group that have its language and that the scope sells. */
export async function compareFormats(
  db: Database,
  scope: ListScope,
  { id, group }: Product,
): Promise<FormatComparison> {
  if (!group?.collapseInLists) return ONLY_FORMAT;
  const { rows } = await sql<{ count: number; has_lowest_price: boolean }>`
with recursive ${lineageTable},
  product_here as materialized (
    select product.product_id, product.brand_id from product own
      join product on product.variant_group_id = own.variant_group_id and product.is_active
    where own.product_id = ${id}
      and ${editionColumn(group, 'own')} is not distinct from ${editionColumn(group, 'product')}
      and exists (select from product_text text
        where text.product_id = product.product_id and language_id = ${scope.language.id})
  ),
  ${campaignTables(scope, [])},
  ${offerTables(scope)},
  format (product_id, selling, stock_status) as (
    select product_id, selling, (select ${stockStatusOfSkus} from sku where sku.product_id = offer.product_id) from offer
  )
select count(*)::int as count, not exists (
    select from format own join format other on other.selling < own.selling
    where own.product_id = ${id} and (own.stock_status = ${sql.lit(OUT_OF_STOCK)} or other.stock_status <> ${sql.lit(OUT_OF_STOCK)})
  ) as has_lowest_price
from format`.execute(db);
  const [{ count, has_lowest_price } = { count: 1, has_lowest_price: true }] = rows;
  return { count, hasLowestPrice: has_lowest_price };
}

function editionColumn({ dimension, outerDimension }: VariantGroup, table: string): RawBuilder<unknown> {
  if (outerDimension === LANGUAGE_DIMENSION) return sql.ref(`${table}.variant_outer_value`);
  return dimension === LANGUAGE_DIMENSION ? sql.ref(`${table}.variant_value`) : sql`null`;
}
