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

/** The alias of an active page in a language, by its alias in another language. */
export async function findTranslatedAlias(
  db: Database,
  alias: string,
  languages: { from: string; to: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('widget_collection_text as known')
    .innerJoin('widget_collection_text as text', 'text.widget_collection_id', 'known.widget_collection_id')
    .innerJoin('widget_collection as page', 'page.widget_collection_id', 'text.widget_collection_id')
    .select('text.alias')
    .where('known.language_id', '=', languages.from)
    .where('known.alias', '=', alias)
    .where('text.language_id', '=', languages.to)
    .where(isActiveNow)
    .executeTakeFirst();
  return row?.alias ?? null;
}

export interface FormerSlug {
  kind: HistoryKind;
  entity_id: number;
  language_id: string;
  slug: string;
  replaced_at: Date;
}

const maxFormerSlugs = 2000;

/** The last changes of slugs, newest first. */
export async function listFormerSlugs(db: Database, since: Date | undefined): Promise<FormerSlug[]> {
  const rows = await db
    .selectFrom('slug_history')
    .select(['kind', 'entity_id', 'language_id', 'slug', 'replaced_at'])
    .$if(since !== undefined, (query) => query.where('replaced_at', '>', since ?? new Date(0)))
    .orderBy('slug_history_id', 'desc')
    .limit(maxFormerSlugs)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as HistoryKind }));
}

/** The aliases of all active pages. */
export function listContentAliases(
  db: Database,
): Promise<{ id: number; language_id: string; alias: string }[]> {
  return db
    .selectFrom('widget_collection_text as text')
    .innerJoin('widget_collection as page', 'page.widget_collection_id', 'text.widget_collection_id')
    .select(['text.widget_collection_id as id', 'language_id', 'alias'])
    .where('alias', 'is not', null)
    .where(isActiveNow)
    .$narrowType<{ alias: string }>()
    .execute();
}
