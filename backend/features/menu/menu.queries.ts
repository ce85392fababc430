import type { Database } from '#backend/database/connection.ts';

export interface MenuRow {
  menu_id: string;
  name: string;
  title: string | null;
}

export function findMenu(
  db: Database,
  channelId: string,
  location: string,
  languageId: string,
): Promise<MenuRow | undefined> {
  return db
    .selectFrom('menu')
    .leftJoin('menu_text', (join) =>
      join.onRef('menu_text.menu_id', '=', 'menu.menu_id').on('menu_text.language_id', '=', languageId),
    )
    .select(['menu.menu_id', 'menu.name', 'menu_text.title'])
    .where('channel_id', '=', channelId)
    .where('location', '=', location)
    .executeTakeFirst();
}

export function listMenuItems(db: Database, menuId: string, languageId: string) {
  return db
    .selectFrom('menu_item')
    .leftJoin('menu_item_text', (join) =>
      join
        .onRef('menu_item_text.menu_item_id', '=', 'menu_item.menu_item_id')
        .on('menu_item_text.language_id', '=', languageId),
    )
    .select([
      'menu_item.menu_item_id',
      'parent_item_id',
      'type',
      'target',
      'target_blank',
      'is_hidden',
      'sort_order',
    ])
    .select('menu_item_text.label')
    .where('menu_id', '=', menuId)
    .orderBy('sort_order')
    .execute();
}

export type MenuItemRow = Awaited<ReturnType<typeof listMenuItems>>[number];
