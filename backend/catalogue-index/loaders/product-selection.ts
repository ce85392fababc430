import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';

/** Products by id, or all in a range of ids (both ends included). */
export type ProductSelection = { ids: readonly number[] } | { from: number; to: number };

/**
 * The condition that a column has the id of a selected product. Every table is searched by its own column, without a join
 * with `product`: rows of products that are not active are read too, and left out by the caller.
 */
export function isSelected(column: string, selection: ProductSelection): RawBuilder<SqlBool> {
  const id = sql.ref(column);
  return 'ids' in selection
    ? sql<SqlBool>`${id} = ${anyOf(selection.ids)}`
    : sql<SqlBool>`${id} between ${selection.from} and ${selection.to}`;
}

/**
 * The variant groups of the products, as in `where('variant_group_id', '=', anyGroupOf(products))`. PostgreSQL computes the
 * array first; for a join it would read all products in the order of their groups.
 */
export function anyGroupOf(selection: ProductSelection): RawBuilder<number> {
  return sql<number>`any(array(select distinct variant_group_id from product
    where variant_group_id is not null and ${isSelected('product_id', selection)}))`;
}

/** The ids of all products in the variant groups of the selected products, used like `anyGroupOf`. */
export function anyGroupMemberOf(selection: ProductSelection): RawBuilder<number> {
  return sql<number>`any(array(select product_id from product where variant_group_id = ${anyGroupOf(selection)}))`;
}
