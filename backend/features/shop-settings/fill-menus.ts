import type { Database } from '#backend/database/connection.ts';
import { replaceMenus } from '#backend/features/menu/manage-menus.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { listLargestCategories } from './shop-settings.queries.ts';
import { starterMenus } from './starter-menus.ts';

/** As many as fit into the header. */
const maxCategories = 7;

/** Puts the largest categories into the menus of a new shop. */
export async function fillStarterMenus(db: Database, settings: SettingsFile): Promise<void> {
  const keys = (await listLargestCategories(db, maxCategories)).map(({ category_key }) => category_key);
  await db.transaction().execute((trx) => replaceMenus(trx, starterMenus(settings, keys)));
}
