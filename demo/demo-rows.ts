import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** Tables with rows of the demo, their primary keys, and an expression that changes when a merchant edits the row. */
const markedTables: readonly { table: string; id: string; content?: string }[] = [
  { table: 'campaign', id: 'campaign_id' },
  { table: 'gift_code', id: 'gift_code_id' },
  { table: 'product_review', id: 'product_review_id' },
  { table: 'product', id: 'product_id' },
  { table: 'variant_group', id: 'variant_group_id' },
  { table: 'category', id: 'category_id' },
  { table: 'brand', id: 'brand_id' },
  { table: 'contributor', id: 'contributor_id' },
  { table: 'customer_group', id: 'customer_group_id' },
  { table: 'pickup_point', id: 'pickup_point_id' },
  { table: 'api_key', id: 'api_key_id' },
  { table: 'search_count', id: "concat_ws('|', day, language_id, term)" },
  { table: 'menu_item', id: 'menu_item_id', content: "concat_ws('|', type, target, parent_item_id)" },
  { table: 'widget_collection', id: 'widget_collection_id', content: 'published' },
];

/** Records every row of the tables. Called at the end of the seed, when all of them are the demo's. */
export async function markDemoRows(trx: Database): Promise<void> {
  for (const { table, id, content } of markedTables)
    await sql`insert into demo_row (table_name, row_id, checksum)
      select ${table}, (${sql.raw(id)})::text, ${sql.raw(checksumOf(content))} from ${sql.table(table)}`.execute(
      trx,
    );
}

/** A condition for the rows of the table that are still as the demo inserted them. */
export function isDemoRow(table: string) {
  const { id, content } = markedTables.find((marked) => marked.table === table) ?? { id: 'null' };
  return sql<boolean>`exists (select from demo_row where table_name = ${table}
    and row_id = (${sql.raw(/^\w+$/.test(id) ? `${table}.${id}` : id)})::text and checksum is not distinct from ${sql.raw(checksumOf(content))})`;
}

function checksumOf(content: string | undefined): string {
  return content ? `md5((${content})::text)` : 'null';
}

/** False for a demo of an older version. */
export async function hasDemoRows(db: Database): Promise<boolean> {
  return (await db.selectFrom('demo_row').select('row_id').limit(1).executeTakeFirst()) !== undefined;
}
