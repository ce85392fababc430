import { sql } from 'kysely';
import { hasChannel, insertBaseData } from '#backend/database/base-data.ts';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { addGiftCardProduct } from '#backend/features/gift-card/offer-gift-cards.ts';
import { addGiftWrap } from '#backend/features/gift-card/offer-gift-wrap.ts';
import { updateReleasesWithin } from '#backend/features/release/update-releases.ts';
import { seedCampaigns } from './campaigns/seed-campaigns.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { seedRelations } from './catalogue/seed-relations.ts';
import { DEMO_NOTE } from './demo-note.ts';
import { markDemoRows } from './demo-rows.ts';
import { importDemoPages } from './pages/import-demo-pages.ts';
import { seedReviews } from './reviews/seed-reviews.ts';
import { channel } from './shop/markets.ts';
import { seedApiKeys } from './shop/seed-api-keys.ts';
import { seedMarkets } from './shop/seed-markets.ts';
import { seedMenus } from './shop/seed-menus.ts';
import { seedPaymentMethods } from './shop/seed-payment-methods.ts';
import { seedSearches } from './shop/seed-searches.ts';
import { seedShipping } from './shop/seed-shipping.ts';
import { demoSettings } from './shop/settings.ts';

const giftCardValues = [
  { SEK: 250, NOK: 250, DKK: 200, EUR: 25 },
  { SEK: 500, NOK: 500, DKK: 400, EUR: 50 },
  { SEK: 1000, NOK: 1000, DKK: 800, EUR: 100 },
];

/** Increase it when the demo data changes. */
const demoVersion = 14;

/** Fills an empty database with the demo shop in one transaction. Returns false if the database has a shop already. */
export async function seedDemoShop(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two processes may start on one empty database: the second waits here, then finds the shop.
    await sql`select pg_advisory_xact_lock(hashtext('kvarto-demo-shop'))`.execute(trx);
    if (await hasChannel(trx)) return false;
    await insertBaseData(trx);
    await seedMarkets(trx);
    await bulkInsert(trx, 'shop_settings', [
      {
        channel_id: channel.channel_id,
        revision: 1,
        settings: JSON.stringify(demoSettings),
        changed_by: 'demo',
      },
    ]);
    await seedApiKeys(trx);
    const books = await seedCatalogue(trx);
    for (const value of giftCardValues) await addGiftCardProduct(trx, value);
    await addGiftWrap(trx, { SEK: 39, NOK: 39, DKK: 29, EUR: 3.9 });
    await seedCampaigns(trx);
    await seedShipping(trx);
    await seedPaymentMethods(trx);
    await seedRelations(trx, books);
    await seedReviews(trx, books);
    await seedMenus(trx);
    await updateReleasesWithin(trx);
    await importDemoPages(trx);
    await seedSearches(trx);
    await markDemoRows(trx);
    await bulkInsert(trx, 'shop_note', [{ key: DEMO_NOTE, value: JSON.stringify({ version: demoVersion }) }]);
    await analyzeFilledTables(trx);
    return true;
  });
}

/**
 * Without statistics PostgreSQL plans as if the new rows did not exist. Tables that are still empty are left out: analysed
 * as empty, carts and orders would be read sequentially, with a cached plan that stays while they grow.
 */
async function analyzeFilledTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0`.execute(
    db,
  );
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}
