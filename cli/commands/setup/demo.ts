import { Command } from '@commander-js/extra-typings';
import type { Database } from '#backend/database/connection.ts';
import { readSettingsFile } from '#backend/features/shop-settings/read-settings.ts';
import { hasDemoRows } from '#demo/demo-rows.ts';
import { isDemoShop } from '#demo/demo-services.ts';
import { removeDemoShop } from '#demo/remove-demo-shop.ts';
import { demoSettings } from '#demo/shop/settings.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** `npm run shop -- demo`. */
export function demoCommand(terminal: Terminal): Command {
  const demo = new Command('demo').description('Remove the demo from a shop (docs/own-shop.md).');
  demo
    .command('remove')
    .description(
      'Remove the books, reviews, campaigns, codes, pages and menu items of the demo. Orders, customers, settings and your own data stay.',
    )
    .option('--yes', 'do not ask', false)
    .action(({ yes }) =>
      withDatabase(terminal, async (db) => {
        if (!(await isDemoShop(db))) throw new UsageError('The database contains no demo data.');
        if (await hasDemoCompany(db))
          throw new UsageError(
            'The name or the company is still that of the demo, and the terms would contain it. Import your own settings first (docs/own-shop.md): npm run shop -- settings import settings.json --yes',
          );
        if (!yes)
          throw new UsageError(
            'This cannot be undone. Back up the database first, and run it again with --yes.',
          );
        if (!(await hasDemoRows(db)))
          throw new UsageError(
            'The demo was filled in by an older version, which has not marked its rows. Create a new database: npm run shop -- init',
          );
        const removed = await removeDemoShop(db);
        for (const [kind, count] of Object.entries(removed))
          terminal.out(`${String(count).padStart(6)} ${labels[kind as keyof typeof removed]}`);
        terminal.out(
          'Removed the demo. Complete the terms and the other pages: npm run shop -- content export pages',
        );
      }),
    );
  return demo;
}

async function hasDemoCompany(db: Database): Promise<boolean> {
  const { name, company } = (await readSettingsFile(db))?.file.shop ?? {};
  return name === demoSettings.name || company?.name === demoSettings.company.name;
}

const labels = {
  campaigns: 'campaigns with their codes',
  giftCodes: 'gift codes',
  reviews: 'reviews',
  products: 'products',
  categories: 'categories',
  publishers: 'publishers',
  pages: 'pages',
  menuItems: 'menu items',
  pickupPoints: 'pick-up points',
};
