import { hasChannel, insertBaseData } from '#backend/database/base-data.ts';
import type { Database } from '#backend/database/connection.ts';
import { checkPage, storePage } from '#backend/features/content/management/import-page.ts';
import { createPictureIndex } from '#backend/features/content/pictures/picture-index.ts';
import { replaceMenus } from '#backend/features/menu/manage-menus.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { writeSettings } from './apply-settings.ts';
import { ShopSettingsError } from './settings-error.ts';
import { lockSettings } from './shop-settings.queries.ts';
import { starterMenus } from './starter-menus.ts';
import { starterPages } from './starter-pages.ts';

interface NewShop {
  channelId: string;
  settings: SettingsFile;
  createdBy: string;
}

/** Creates a shop without products in an empty database: settings, menus, and the pages that the checkout links to. */
export function createShop(db: Database, { channelId, settings, createdBy }: NewShop): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    if (await hasChannel(trx))
      throw new ShopSettingsError(
        'The database has a shop already. Change it with: npm run shop -- settings import',
      );
    await insertBaseData(trx);
    await writeSettings(trx, { channelId, before: undefined, next: settings, changedBy: createdBy });
    for (const page of starterPages(settings)) {
      const name = `${page.key}.json`;
      await storePage(trx, checkPage(page, name, createPictureIndex([])), name, { isPublished: true });
    }
    await replaceMenus(trx, starterMenus(settings, []));
  });
}
