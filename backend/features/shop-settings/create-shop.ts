import { hasChannel, insertBaseData } from '#backend/database/base-data.ts';
import type { Database } from '#backend/database/connection.ts';
import { replaceMenus } from '#backend/features/menu/manage-menus.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { addStarterPages } from './add-starter-content.ts';
import { writeSettings } from './apply-settings.ts';
import { ShopSettingsError } from './settings-error.ts';
import { lockSettings } from './shop-settings.queries.ts';
import { starterMenus } from './starter-menus.ts';

interface NewShop {
  channelId: string;
  settings: SettingsFile;
  createdBy: string;
}

/** Creates a shop without products: settings, menus, a home page and the pages that the checkout links to. */
export function createShop(db: Database, { channelId, settings, createdBy }: NewShop): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    if (await hasChannel(trx))
      throw new ShopSettingsError(
        'The database has a shop already. Change it with: npm run shop -- settings import',
      );
    await insertBaseData(trx);
    await writeSettings(trx, { channelId, before: undefined, next: settings, changedBy: createdBy });
    await addStarterPages(trx, settings);
    await replaceMenus(trx, starterMenus(settings, []));
  });
}
