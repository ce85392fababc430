import type { Database } from '#backend/database/connection.ts';
import { checkPage, storePage } from '#backend/features/content/management/import-page.ts';
import { createPictureIndex } from '#backend/features/content/pictures/picture-index.ts';
import { replaceMenus } from '#backend/features/menu/manage-menus.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { readSettingsFile } from './read-settings.ts';
import { listFilledMenus, listLargestCategories, listPageKeys } from './shop-settings.queries.ts';
import { starterMenus } from './starter-menus.ts';
import { starterPages } from './starter-pages.ts';

/** The number of categories that fit into the header. */
const maxCategories = 7;

/** Stores the starter pages that the shop lacks. */
export async function addStarterPages(trx: Database, settings: SettingsFile): Promise<void> {
  const existing = await listPageKeys(trx);
  for (const page of starterPages(settings).filter(({ key }) => !existing.includes(key))) {
    const name = `${page.key}.json`;
    await storePage(trx, checkPage(page, name, createPictureIndex([])), name, { isPublished: true });
  }
}

/** Puts the largest categories into the menus of a new shop. */
export async function fillStarterMenus(db: Database, settings: SettingsFile): Promise<void> {
  await db.transaction().execute(async (trx) => replaceMenus(trx, await menusWithCategories(trx, settings)));
}

/** Adds starter pages, and items to empty menus, as `init` does. */
export async function addStarterContent(trx: Database): Promise<void> {
  const { file } = (await readSettingsFile(trx)) ?? {};
  if (!file) return;
  await addStarterPages(trx, file);
  const filled = await listFilledMenus(trx);
  const menus = await menusWithCategories(trx, file);
  await replaceMenus(
    trx,
    menus.filter(({ location }) => !filled.includes(location)),
  );
}

async function menusWithCategories(db: Database, settings: SettingsFile) {
  const keys = (await listLargestCategories(db, maxCategories)).map(({ category_key }) => category_key);
  return starterMenus(settings, keys);
}
