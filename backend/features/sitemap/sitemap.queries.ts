import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { isActiveNow } from '#backend/database/is-active-now.ts';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';

/** The aliases of all content pages that are active now, by page and language. */
export function listPageAliases(
  db: Database,
): Promise<{ widget_collection_id: number; language_id: string; alias: string }[]> {
  return db
    .selectFrom('widget_collection_text as text')
    .innerJoin('widget_collection as page', 'page.widget_collection_id', 'text.widget_collection_id')
    .select(['text.widget_collection_id', 'language_id', 'alias'])
    .where('alias', 'is not', null)
    .where(isActiveNow)
    .orderBy('text.widget_collection_id')
    .$narrowType<{ alias: string }>()
    .execute();
}

const parametersWithPages = [...CONTRIBUTOR_ROLES, 'series', 'award'];

/** Contributors, series and awards, also those that are not a filter; the ones with the most products first. */
export async function listNamedValues(db: Database, limit: number): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select parameter_value_id as id, parameter_id as "parameterId", value_key as key,
           (select coalesce(jsonb_object_agg(language_id, label), '{}') from parameter_value_text
            where parameter_value_text.parameter_value_id = value.parameter_value_id) as labels
    from parameter_value value
    join parameter using (parameter_id)
    join (select parameter_value_id, count(*) as products from product_parameter
          join product using (product_id) where is_active group by parameter_value_id) used using (parameter_value_id)
    where identifier = any(${parametersWithPages}::text[])
    order by products desc, parameter_value_id
    limit ${limit}`.execute(db);
  return rows;
}

interface NamedValue {
  id: number;
  parameterId: number;
  key: string;
  /** By language id. */
  labels: Record<string, string>;
}
