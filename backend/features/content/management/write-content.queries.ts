import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import type { PageFile } from '../page/page-file.ts';

export async function upsertDraft(db: Database, key: string, document: unknown): Promise<void> {
  await db
    .insertInto('content_draft')
    .values({ collection_key: key, document: JSON.stringify(document) })
    .onConflict((conflict) =>
      conflict
        .column('collection_key')
        .doUpdateSet({ document: (eb) => eb.ref('excluded.document'), changed_at: sql`now()` }),
    )
    .execute();
}

/** Returns whether there was a draft. */
export async function deleteDraft(db: Database, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_draft')
    .where('collection_key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Publishes a page. Area, tags, times and texts are stored as columns too, for queries of other features. */
export async function writePublished(db: Database, file: PageFile, document: unknown): Promise<void> {
  const columns = {
    family: file.area?.family ?? null,
    area_name: file.area?.name ?? null,
    area_index: file.area?.index ?? 0,
    tags: file.tags,
    active_from: file.visible?.from ?? null,
    active_to: file.visible?.to ?? null,
    published: JSON.stringify(document),
    published_at: sql<Date>`now()`,
  };
  const { widget_collection_id } = await db
    .insertInto('widget_collection')
    .values({ collection_key: file.key, ...columns })
    .onConflict((conflict) => conflict.column('collection_key').doUpdateSet(columns))
    .returning('widget_collection_id')
    .executeTakeFirstOrThrow();
  const texts = LOCALE_CODES.flatMap((code) => {
    const text = file.page[code];
    if (!text) return [];
    return {
      widget_collection_id,
      language_id: LOCALES[code].iso,
      alias: text.alias ?? null,
      title: text.title,
      meta_title: text.metaTitle ?? null,
      meta_description: text.metaDescription ?? null,
    };
  });
  await db
    .deleteFrom('widget_collection_text')
    .where('widget_collection_id', '=', widget_collection_id)
    .where(
      'language_id',
      'not in',
      texts.map(({ language_id }) => language_id),
    )
    .execute();
  // Update in place: a trigger stores former aliases in the slug history, so that old URLs redirect.
  await db
    .insertInto('widget_collection_text')
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(['widget_collection_id', 'language_id']).doUpdateSet({
        alias: (eb) => eb.ref('excluded.alias'),
        title: (eb) => eb.ref('excluded.title'),
        meta_title: (eb) => eb.ref('excluded.meta_title'),
        meta_description: (eb) => eb.ref('excluded.meta_description'),
      }),
    )
    .execute();
}

/** Keeps the row, because the slug history refers to its id. */
export async function deletePublished(db: Database, key: string): Promise<void> {
  const page = db
    .selectFrom('widget_collection')
    .select('widget_collection_id')
    .where('collection_key', '=', key);
  await db.deleteFrom('widget_collection_text').where('widget_collection_id', 'in', page).execute();
  await db
    .updateTable('widget_collection')
    .set({ published: null, published_at: null, active_from: null, active_to: null })
    .where('collection_key', '=', key)
    .execute();
}

/** Returns whether the page existed. */
export async function deletePage(db: Database, key: string): Promise<boolean> {
  await db.deleteFrom('content_preview').where('collection_key', '=', key).execute();
  const { numDeletedRows } = await db
    .deleteFrom('widget_collection')
    .where('collection_key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The key of the page that has the alias in a language. */
export async function findAliasOwner(
  db: Database,
  languageId: string,
  alias: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('widget_collection_text as text')
    .innerJoin('widget_collection as page', 'page.widget_collection_id', 'text.widget_collection_id')
    .select('collection_key')
    .where('language_id', '=', languageId)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return found?.collection_key;
}
