import type { Database } from '../connection.ts';
import { insertAll } from './bulk-insert.ts';
import { homePage } from './home-page.ts';
import { menus, type SeedMenuItem } from './menus.ts';
import type { SeedLanguage } from './seed-work.ts';
import { channel, languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];

export async function seedContent(db: Database): Promise<void> {
  await seedMenus(db);
  await seedHomePage(db);
}

async function seedMenus(db: Database): Promise<void> {
  await insertAll(
    db,
    'menu',
    menus.map((menu) => ({
      menu_id: menu.location,
      location: menu.location,
      channel_id: channel.channel_id,
      name: menu.location,
    })),
  );
  await insertAll(
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
  items: SeedMenuItem[],
): Promise<void> {
  const numbered = items.map((item, index) => ({ item, index, id: `${parentId ?? menuId}-${index + 1}` }));
  await insertAll(
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
  await insertAll(
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

async function seedHomePage(db: Database): Promise<void> {
  const { widget_collection_id } = await db
    .insertInto('widget_collection')
    .values({ collection_key: homePage.key, family: homePage.family, area_name: homePage.areaName })
    .returning('widget_collection_id')
    .executeTakeFirstOrThrow();
  await insertAll(
    db,
    'widget_collection_text',
    everyLanguage.map(([code, language_id]) => ({
      widget_collection_id,
      language_id,
      title: homePage.title[code],
      meta_title: homePage.metaTitle[code],
      meta_description: homePage.metaDescription[code],
    })),
  );
  for (const [index, container] of homePage.containers.entries()) {
    const { widget_container_id } = await db
      .insertInto('widget_container')
      .values({
        widget_collection_id,
        name: container.name,
        sort_order: index,
        layout: container.layout,
        design: container.design,
      })
      .returning('widget_container_id')
      .executeTakeFirstOrThrow();
    const widgets = container.widgets.map((widget, order) => ({
      widget,
      order,
      id: `${homePage.key}-${index + 1}-${order + 1}`,
    }));
    await insertAll(
      db,
      'widget',
      widgets.map(({ widget, order, id }) => ({
        widget_id: id,
        widget_container_id,
        name: widget.name,
        sort_order: order,
      })),
    );
    await insertAll(
      db,
      'widget_text',
      widgets.flatMap(({ widget, id }) =>
        everyLanguage.map(([code, language_id]) => ({
          widget_id: id,
          language_id,
          configuration: JSON.stringify(widget.configuration(code)),
        })),
      ),
    );
  }
}
