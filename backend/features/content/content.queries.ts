import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface CollectionRow {
  widget_collection_id: number;
  collection_key: string;
  family: string | null;
  area_name: string | null;
  area_index: number;
  tags: string[];
  alias: string | null;
  active_from: Date | null;
  active_to: Date | null;
  title: string;
  meta_title: string | null;
  meta_description: string | null;
}

const collections = (db: Database, languageId: string) =>
  db
    .selectFrom('widget_collection')
    .innerJoin(
      'widget_collection_text',
      'widget_collection_text.widget_collection_id',
      'widget_collection.widget_collection_id',
    )
    .select([
      'widget_collection.widget_collection_id',
      'collection_key',
      'family',
      'area_name',
      'area_index',
      'tags',
      'alias',
      'active_from',
      'active_to',
      'title',
      'meta_title',
      'meta_description',
    ])
    .where('language_id', '=', languageId)
    .where((eb) => eb.or([eb('active_from', 'is', null), eb('active_from', '<=', sql<Date>`now()`)]))
    .where((eb) => eb.or([eb('active_to', 'is', null), eb('active_to', '>', sql<Date>`now()`)]));

export function findArea(
  db: Database,
  languageId: string,
  family: string,
  areaName: string,
): Promise<CollectionRow | undefined> {
  return collections(db, languageId)
    .where('family', '=', family)
    .where('area_name', '=', areaName)
    .executeTakeFirst();
}

export function findPage(
  db: Database,
  languageId: string,
  alias: string,
): Promise<CollectionRow | undefined> {
  return collections(db, languageId).where('alias', '=', alias).executeTakeFirst();
}

/** Everything that is a page of its own in the language now. */
export function listPages(db: Database, languageId: string): Promise<CollectionRow[]> {
  return collections(db, languageId)
    .where('alias', 'is not', null)
    .orderBy('widget_collection.widget_collection_id')
    .execute();
}

export function listContainers(db: Database, collectionId: number) {
  return db
    .selectFrom('widget_container')
    .selectAll()
    .where('widget_collection_id', '=', collectionId)
    .orderBy('sort_order')
    .execute();
}

export function listWidgets(db: Database, containerIds: number[], languageId: string) {
  return db
    .selectFrom('widget')
    .innerJoin('widget_text', 'widget_text.widget_id', 'widget.widget_id')
    .select(['widget.widget_id', 'widget_container_id', 'name', 'sort_order', 'configuration'])
    .where('widget_container_id', 'in', containerIds)
    .where('language_id', '=', languageId)
    .orderBy('sort_order')
    .execute();
}
