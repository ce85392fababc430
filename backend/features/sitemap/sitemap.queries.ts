import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { isActiveNow } from '#backend/database/is-active-now.ts';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';

/** From `first` up to `end`, which is not included. */
export interface IdRange {
  first: number;
  end: number;
}

/** The aliases of content pages that are active now, by page and language. */
export function listPageAliases(
  db: Database,
  { first, end }: IdRange,
): Promise<{ widget_collection_id: number; language_id: string; alias: string }[]> {
  return db
    .selectFrom('widget_collection_text as text')
    .innerJoin('widget_collection as page', 'page.widget_collection_id', 'text.widget_collection_id')
    .select(['text.widget_collection_id', 'language_id', 'alias'])
    .where('alias', 'is not', null)
    .where(isActiveNow)
    .where('text.widget_collection_id', '>=', first)
    .where('text.widget_collection_id', '<', end)
    .orderBy('text.widget_collection_id')
    .$narrowType<{ alias: string }>()
    .execute();
}

/** The ranges of `size` ids that have a content page in the language. */
export async function listPageRanges(db: Database, size: number, languageId: string): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    select distinct widget_collection_id / ${size}::int as range
    from widget_collection_text join widget_collection using (widget_collection_id)
    where alias is not null and language_id = ${languageId} and ${isActiveNow} order by range`.execute(db);
  return rows.map(({ range }) => range);
}

/** Values of active products that have a page in the sitemaps: filters, contributors, series and awards. */
export async function listValues(db: Database, { first, end }: IdRange): Promise<ListedValue[]> {
  const { rows } = await sql<ListedValue>`
    select parameter_value_id as id, parameter_id as "parameterId", value_key as key,
           (select coalesce(jsonb_object_agg(language_id, label), '{}') from parameter_value_text
            where parameter_value_text.parameter_value_id = value.parameter_value_id) as labels
    from parameter_value value
    where parameter_value_id >= ${first} and parameter_value_id < ${end} and ${hasPage} and ${isUsed}
    order by parameter_value_id`.execute(db);
  return rows;
}

/** The ranges of `size` ids that have a value of `listValues`. A range is read only up to its first such value. */
export async function listValueRanges(db: Database, size: number): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    select range from generate_series(0, (select max(parameter_value_id) / ${size}::int from parameter_value)) as range
    where (select true from parameter_value value
           where parameter_value_id >= range * ${size}::bigint and parameter_value_id < (range + 1) * ${size}::bigint
             and ${hasPage} and ${isUsed} limit 1)
    order by range`.execute(db);
  return rows.map(({ range }) => range);
}

const parametersWithPages = [...CONTRIBUTOR_ROLES, 'series', 'award'];

const hasPage = sql<boolean>`parameter_id in (
  select parameter_id from parameter where is_filter or identifier = any(${parametersWithPages}::text[]))`;

/** Whether an active product has the value. A join would read all products of all values. */
const isUsed = sql<boolean>`
  (select true from product_parameter join product using (product_id)
   where product_parameter.parameter_value_id = value.parameter_value_id and is_active limit 1)`;

interface ListedValue {
  id: number;
  parameterId: number;
  key: string;
  /** By language id. */
  labels: Record<string, string>;
}
