import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { PageText } from './read-page.ts';

export interface StoredPage {
  id: number;
  key: string;
  /** Of the row: another whenever something of it is written. */
  version: string;
  tags: string[];
  activeFrom: Date | null;
  activeTo: Date | null;
  /** By language id. */
  texts: (PageText & { languageId: string })[];
}

/** Every page that has been published. */
export async function listPublishedPages(db: Database): Promise<StoredPage[]> {
  const [pages, texts] = await Promise.all([
    db
      .selectFrom('widget_collection')
      .select(['widget_collection_id as id', 'collection_key as key', 'tags'])
      .select(['active_from as activeFrom', 'active_to as activeTo', sql<string>`xmin::text`.as('version')])
      .orderBy('widget_collection_id')
      .execute(),
    db
      .selectFrom('widget_collection_text')
      .select(['widget_collection_id as id', 'language_id as languageId', 'alias', 'title'])
      .select(['meta_title as metaTitle', 'meta_description as metaDescription'])
      .execute(),
  ]);
  const byPage = Map.groupBy(texts, ({ id }) => id);
  return pages
    .filter(({ id }) => byPage.has(id))
    .map((page) => ({ ...page, texts: byPage.get(page.id) ?? [] }));
}

/** Pages as their files say them, by id; nothing of those that have only texts. */
export async function listDocuments(db: Database, ids: readonly number[]): Promise<Map<number, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('widget_collection')
    .select(['widget_collection_id as id', 'published as document'])
    .where('widget_collection_id', 'in', ids)
    .where('published', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** The keys of pages that menus lead to. */
export async function listPagesInMenus(db: Database): Promise<Set<string>> {
  const items = await db
    .selectFrom('menu_item')
    .select('target')
    .distinct()
    .where('type', '=', 'page')
    .execute();
  return new Set(items.map(({ target }) => target));
}

/** The pictures of editors, without their bytes. */
export function listPictures(db: Database) {
  return db
    .selectFrom('content_image')
    .select(['file_name as fileName', 'content_hash as contentHash', 'width', 'height'])
    .execute();
}

export async function findDraft(db: Database, key: string): Promise<unknown> {
  const draft = await db
    .selectFrom('content_draft')
    .select('document')
    .where('collection_key', '=', key)
    .executeTakeFirst();
  return draft?.document;
}

export async function findPublished(
  db: Database,
  key: string,
): Promise<{ id: number; document: unknown } | undefined> {
  const page = await db
    .selectFrom('widget_collection')
    .select(['widget_collection_id as id', 'published as document'])
    .where('collection_key', '=', key)
    .where('published', 'is not', null)
    .executeTakeFirst();
  return page;
}

/** What an editor wrote as the styles that go by this scope, in a draft or on a page. They may be written as lines. */
export async function findStyleText(db: Database, scope: string): Promise<string | undefined> {
  const { rows } = await sql<{ css: string }>`
    with stored as (
      select document from content_draft
      union all select published from widget_collection where published is not null
    ), documents as (
      -- A document with a zero in it can be kept as JSON, but not be looked into.
      select document::jsonb from stored where position(${'\\u0000'} in document::text) = 0
    ), written as (
      select jsonb_path_query(document, '$.containers[*].widgets[*].settings.css') as css from documents
      union all select jsonb_path_query(document, '$.containers[*].widgets[*].texts.*.css') from documents
    ), texts as (
      select case jsonb_typeof(css) when 'array'
        then (select string_agg(line, chr(10) order by place)
              from jsonb_array_elements_text(css) with ordinality as lines (line, place))
        else css #>> '{}' end as css
      from written
    )
    select css from texts
    where 'content-' || left(encode(sha256(convert_to(css, 'UTF8')), 'hex'), 16) = ${scope}
    limit 1`.execute(db);
  return rows[0]?.css;
}

/** What there is under each key, for whoever looks after it. */
export async function listContent(db: Database) {
  const { rows } = await sql<{
    key: string;
    family: string | null;
    area_name: string | null;
    aliases: string[] | null;
    active_from: Date | null;
    active_to: Date | null;
    is_published: boolean;
    has_draft: boolean;
  }>`
    select coalesce(page.collection_key, draft.collection_key) as key, page.family, page.area_name, page.active_from,
      page.active_to, page.published is not null as is_published, draft.collection_key is not null as has_draft,
      (select array_agg(alias order by language_id) from widget_collection_text text
       where text.widget_collection_id = page.widget_collection_id and alias is not null) as aliases
    from widget_collection page full join content_draft draft using (collection_key)
    order by 1`.execute(db);
  return rows;
}
