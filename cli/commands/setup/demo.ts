import { Command } from '@commander-js/extra-typings';
import { hasDemoRows } from '#demo/demo-rows.ts';
import { isDemoShop } from '#demo/demo-services.ts';
import { removeDemoShop } from '#demo/remove-demo-shop.ts';
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
          'Removed the demo. Name, company, markets and methods stay: npm run shop -- settings export',
        );
      }),
    );
  return demo;
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
