import { sql } from 'kysely';
import type { Database } from '../connection.ts';

export interface ShopTable {
  name: string;
  /** Without generated columns, which the database computes again. */
  columns: { name: string; type: string }[];
}

/** Rows that belong to one server, or to the last minutes. Running shops continue without them. */
const transientTables = ['catalogue_change', 'job_state', 'rate_limit'];

/** The tables of the shop with their columns, by name. */
export async function listShopTables(db: Database): Promise<ShopTable[]> {
  const { rows } = await sql<ShopTable>`
    select relname as name, json_agg(json_build_object(
      'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and relname not like 'kysely\\_%'
    group by relname order by relname`.execute(db);
  return rows.filter(({ name }) => !transientTables.includes(name));
}
