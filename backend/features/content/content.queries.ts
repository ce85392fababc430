import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { PageText } from './page/prepare-page.ts';

export interface StoredPage {
  id: number;
  key: string;
  /** The version of the row, which changes with every write. */
  version: string;
  tags: string[];
  activeFrom: Date | null;
  activeTo: Date | null;
  /** One text for each language that the page has. */
  texts: (PageText & { languageId: string })[];
}

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
  // A page has texts only while it is published.
  return pages
    .filter(({ id }) => byPage.has(id))
    .map((page) => ({ ...page, texts: byPage.get(page.id) ?? [] }));
}

/** The documents of published pages by id. Pages without widgets have none. */
export async function listDocuments(db: Database, ids: readonly number[]): Promise<Map<number, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('widget_collection')
    .select(['widget_collection_id as id', 'published as document'])
    .where('widget_collection_id', '=', anyOf(ids))
    .where('published', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** The keys of pages that menus link to. */
export async function listPagesInMenus(db: Database): Promise<Set<string>> {
  const items = await db
    .selectFrom('menu_item')
    .select('target')
    .distinct()
    .where('type', '=', 'page')
    .execute();
  return new Set(items.map(({ target }) => target));
}

/** All pictures that editors imported, without their bytes. */
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

/** Finds the CSS of the widget with this class, in drafts and published pages. It may be stored as an array of lines. */
export async function findStyleText(db: Database, className: string): Promise<string | undefined> {
  const { rows } = await sql<{ css: string }>`
    with stored as (
      select document from content_draft
      union all select published from widget_collection where published is not null
    ), documents as (
      -- PostgreSQL can store a document with a NUL character as json, but cannot convert it to jsonb.
      select document::jsonb from stored where position(${'\\u0000'} in document::text) = 0
    ), written as (
      select jsonb_path_query(document, '$.containers[*].widgets[*].settings.css') as css from documents
      union all select jsonb_path_query(document, '$.containers[*].widgets[*].texts.*.css') from documents
    ), texts as (
      select case jsonb_typeof(css) when 'array'
        then (select string_agg(line, chr(10) order by line_number)
              from jsonb_array_elements_text(css) with ordinality as lines (line, line_number))
        else css #>> '{}' end as css
      from written
    )
    select css from texts
    where 'content-' || left(encode(sha256(convert_to(css, 'UTF8')), 'hex'), 16) = ${className}
    limit 1`.execute(db);
  return rows[0]?.css;
}

/** All pages, areas and drafts by key, for the command line. */
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
