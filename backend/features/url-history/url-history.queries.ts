import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export type HistoryKind = 'product' | 'category' | 'brand' | 'campaign' | 'content';

/** Who has had the slugs in the language, whoever had one last first. */
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
    .where('slug', 'in', slugs)
    .orderBy('slug_history_id', 'desc')
    .execute();
}

/** The alias that a page has now, by the alias itself or by the page's number; nothing while it is not shown. */
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
    .where(
      sql<boolean>`coalesce(active_from, '-infinity') <= now() and now() < coalesce(active_to, 'infinity')`,
    )
    .executeTakeFirst();
  return row?.alias ?? null;
}
