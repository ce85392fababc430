import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MenuFile, MenuFileItem } from './menu-file.ts';

/** The keys that items can have as target. */
export type TargetKeys = Record<'category' | 'brand' | 'page', Set<string>>;

export async function listTargetKeys(db: Database): Promise<TargetKeys> {
  const [categories, brands, pages, drafts] = await Promise.all([
    db.selectFrom('category').select('category_key as key').execute(),
    db.selectFrom('brand').select('brand_key as key').execute(),
    db.selectFrom('widget_collection').select('collection_key as key').execute(),
    db.selectFrom('content_draft').select('collection_key as key').execute(),
  ]);
  const keys = (rows: { key: string }[]) => new Set(rows.map(({ key }) => key));
  return { category: keys(categories), brand: keys(brands), page: keys([...pages, ...drafts]) };
}

export async function listMenus(db: Database) {
  return db
    .selectFrom('menu')
    .select(['menu_id as menuId', 'location'])
    .select((eb) =>
      sql<Record<string, string>>`coalesce(${eb
        .selectFrom('menu_text')
        .select(sql`json_object_agg(language_id, title)`.as('titles'))
        .whereRef('menu_text.menu_id', '=', 'menu.menu_id')}, '{}')`.as('titles'),
    )
    .orderBy('location')
    .execute();
}

/** The items of a menu, with their labels in all languages. */
export async function listItems(db: Database, menuId: string) {
  return db
    .selectFrom('menu_item')
    .select(['menu_item_id as id', 'parent_item_id as parentId', 'type', 'target'])
    .select(['is_hidden as isHidden', 'target_blank as targetBlank'])
    .select((eb) =>
      sql<Record<string, string>>`coalesce(${eb
        .selectFrom('menu_item_text')
        .select(sql`json_object_agg(language_id, label)`.as('labels'))
        .whereRef('menu_item_text.menu_item_id', '=', 'menu_item.menu_item_id')}, '{}')`.as('labels'),
    )
    .where('menu_id', '=', menuId)
    .orderBy('sort_order')
    .execute();
}

/** Replaces the menu at its location, in the shop's first channel. */
export async function replaceMenu(db: Database, { location, title, items }: MenuFile): Promise<void> {
  const { channel_id } = await db
    .selectFrom('channel')
    .select('channel_id')
    .orderBy('channel_id')
    .executeTakeFirstOrThrow();
  const { menu_id } = await db
    .insertInto('menu')
    .values({ menu_id: location, location, channel_id, name: location })
    .onConflict((conflict) => conflict.columns(['channel_id', 'location']).doUpdateSet({ name: location }))
    .returning('menu_id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('menu_text').where('menu_id', '=', menu_id).execute();
  await db.deleteFrom('menu_item').where('menu_id', '=', menu_id).execute();
  const titles = textsByLanguage(title).map(([language_id, title]) => ({ menu_id, language_id, title }));
  if (titles.length > 0) await db.insertInto('menu_text').values(titles).execute();
  await insertItems(db, menu_id, null, items);
}

/** Adds titles, and labels of custom items, in languages in which the menu at this location has none. */
export async function addMenuTexts(db: Database, { location, title, items }: MenuFile): Promise<void> {
  for (const [languageId, text] of textsByLanguage(title))
    await db
      .insertInto('menu_text')
      .columns(['menu_id', 'language_id', 'title'])
      .expression(
        db
          .selectFrom('menu')
          .select(['menu_id', sql.val(languageId).as('language_id'), sql.val(text).as('title')])
          .where('location', '=', location),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const { target, label = {} } of items.filter(({ type }) => type === 'custom'))
    for (const [languageId, text] of textsByLanguage(label))
      await db
        .insertInto('menu_item_text')
        .columns(['menu_item_id', 'language_id', 'label'])
        .expression(
          db
            .selectFrom('menu_item')
            .innerJoin('menu', 'menu.menu_id', 'menu_item.menu_id')
            .select(['menu_item_id', sql.val(languageId).as('language_id'), sql.val(text).as('label')])
            .where('location', '=', location)
            .where('type', '=', 'custom')
            .where('target', '=', target),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

async function insertItems(
  db: Database,
  menu_id: string,
  parent_item_id: string | null,
  items: readonly MenuFileItem[],
): Promise<void> {
  for (const [sort_order, item] of items.entries()) {
    const menu_item_id = `${parent_item_id ?? menu_id}-${sort_order + 1}`;
    const { type, target, label = {}, hidden = false, newWindow = false, children = [] } = item;
    await db
      .insertInto('menu_item')
      .values({
        menu_item_id,
        menu_id,
        parent_item_id,
        type,
        target,
        sort_order,
        is_hidden: hidden,
        target_blank: newWindow,
      })
      .execute();
    const labels = textsByLanguage(label).map(([language_id, label]) => ({
      menu_item_id,
      language_id,
      label,
    }));
    if (labels.length > 0) await db.insertInto('menu_item_text').values(labels).execute();
    await insertItems(db, menu_id, menu_item_id, children);
  }
}

function textsByLanguage(texts: Partial<Record<string, string>>): [languageId: string, text: string][] {
  return Object.entries(texts).map(([code, text]) => [LOCALES[code as LocaleCode].iso, text ?? '']);
}
