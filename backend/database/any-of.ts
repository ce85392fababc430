import { type RawBuilder, sql } from 'kysely';

/** `where('sku_id', '=', anyOf(ids))`: one parameter for any number of values, so that the statement can be prepared. */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql`any(${values})`;
}
