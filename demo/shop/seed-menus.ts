import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { everyLanguage } from '../languages.ts';
import { channel } from './markets.ts';
import { type DemoMenuItem, menus } from './menus.ts';

export async function seedMenus(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'menu',
    menus.map((menu) => ({
      menu_id: menu.location,
      location: menu.location,
      channel_id: channel.channel_id,
      name: menu.location,
    })),
  );
  await bulkInsert(
    db,
    'menu_text',
    menus.flatMap((menu) =>
      everyLanguage.map(([code, language_id]) => ({
        menu_id: menu.location,
        language_id,
        title: menu.title[code],
      })),
    ),
  );
  for (const menu of menus) await seedMenuItems(db, menu.location, null, menu.items);
}

async function seedMenuItems(
  db: Database,
  menuId: string,
  parentId: string | null,
  items: DemoMenuItem[],
): Promise<void> {
  const numbered = items.map((item, index) => ({ item, index, id: `${parentId ?? menuId}-${index + 1}` }));
  await bulkInsert(
    db,
    'menu_item',
    numbered.map(({ item, index, id }) => ({
      menu_item_id: id,
      menu_id: menuId,
      parent_item_id: parentId,
      type: item.type,
      target: item.target,
      sort_order: index,
    })),
  );
  await bulkInsert(
    db,
    'menu_item_text',
    numbered.flatMap(({ item, id }) =>
      item.label
        ? everyLanguage.map(([code, language_id]) => ({
            menu_item_id: id,
            language_id,
            label: item.label?.[code] ?? '',
          }))
        : [],
    ),
  );
  for (const { item, id } of numbered)
    if (item.children?.length) await seedMenuItems(db, menuId, id, item.children);
}
