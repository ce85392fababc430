import type { Database } from '#backend/database/connection.ts';
import { isActiveNow } from '#backend/database/is-active-now.ts';

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
