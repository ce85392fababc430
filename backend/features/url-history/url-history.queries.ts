import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { isActiveNow } from '#backend/database/is-active-now.ts';

export type HistoryKind = 'product' | 'category' | 'brand' | 'campaign' | 'content';

/** The owners of former slugs in the language, the last owner first. */
export function listFormerOwners(
  db: Database,
  kind: HistoryKind,
  languageId: string,
  slugs: readonly string[],
): Promise<{ entity_id: number; slug: string }[]> {
  return db
    .selectFrom('slug_history')
    .select(['entity_id', 'slug'])
    .where('kind', '=', kind)
    .where('language_id', '=', languageId)
    .where('slug', '=', anyOf(slugs))
    .orderBy('slug_history_id', 'desc')
    .execute();
}

/** The current alias of a page, by alias or page id; null while the page is not active. */
export async function findContentAlias(
  db: Database,
  languageId: string,
  page: { alias: string } | { id: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('widget_collection_text as text')
    .innerJoin('widget_collection as page', 'page.widget_collection_id', 'text.widget_collection_id')
    .select('alias')
    .where('language_id', '=', languageId)
    .where((eb) =>
      'alias' in page ? eb('alias', '=', page.alias) : eb('text.widget_collection_id', '=', page.id),
    )
    .where(isActiveNow)
    .executeTakeFirst();
  return row?.alias ?? null;
}
