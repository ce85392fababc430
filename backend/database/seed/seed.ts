import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { insertAll } from './bulk-insert.ts';
import { seedBooks } from './seed-books.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { seedMenus } from './seed-menus.ts';
import { seedPaymentMethods } from './seed-payment-methods.ts';
import { seedRelations } from './seed-relations.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSearches } from './seed-searches.ts';
import { seedShipping } from './seed-shipping.ts';
import { channel, currencies, languageIdOf, languages, markets } from './shop.ts';

/** Raised when the demo data changes, so that tests know a stale template. */
const demoVersion = 7;

/**
 * Fills an empty database with the demo shop, whole or not at all. A database that has a shop is left as it is. The pages
 * of editors are brought in by the feature that knows them.
 */
export async function seedDemoShop(
  db: Database,
  importPages: (db: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two processes may start on one empty database: the second waits here, then finds the shop.
    await sql`select pg_advisory_xact_lock(hashtext('kvarto-demo-shop'))`.execute(trx);
    if (await trx.selectFrom('channel').select('channel_id').executeTakeFirst()) return false;
    await seedShop(trx);
    const books = await seedBooks(trx);
    await seedCampaigns(trx);
    await seedShipping(trx);
    await seedPaymentMethods(trx);
    await seedRelations(trx, books);
    await seedReviews(trx, books);
    await seedMenus(trx);
    await importPages(trx);
    await seedSearches(trx);
    await insertAll(trx, 'shop_note', [
      { key: 'demo-shop', value: JSON.stringify({ version: demoVersion }) },
    ]);
    await countRows(trx);
    return true;
  });
}

/**
 * Until the server has looked at the new rows by itself, it would plan as if there were none. It must not look at tables that
 * are empty yet: told so, it would read carts and orders from first to last, and keep to that plan while they grow.
 */
async function countRows(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0`.execute(
    db,
  );
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}

async function seedShop(db: Database): Promise<void> {
  await insertAll(db, 'language', [...languages]);
  await insertAll(db, 'currency', [...currencies]);
  await insertAll(db, 'channel', [channel]);
  await insertAll(
    db,
    'market',
    markets.map((market, index) => ({
      market_id: market.alias,
      channel_id: channel.channel_id,
      alias: market.alias,
      country_code: market.country[0],
      country_name: market.country[1],
      currency_code: market.currency,
      group_key: market.group,
      default_language_id: languageIdOf[market.languages[0] ?? 'en'],
      virtual: market.virtual ?? false,
      only_display_in_checkout: market.onlyDisplayInCheckout ?? false,
      sort_order: index,
    })),
  );
  await insertAll(
    db,
    'market_language',
    markets.flatMap((market) =>
      market.languages.map((code, index) => ({
        market_id: market.alias,
        language_id: languageIdOf[code],
        sort_order: index,
      })),
    ),
  );
  await insertAll(
    db,
    'vat_rate',
    markets.flatMap((market) => [
      ...market.vat.book.map(([valid_from, basis_points]) => ({
        market_id: market.alias,
        tax_class: 'book',
        valid_from,
        basis_points,
      })),
      ...['standard', 'shipping'].map((tax_class) => ({
        market_id: market.alias,
        tax_class,
        valid_from: '1990-01-01',
        basis_points: market.vat.standard,
      })),
    ]),
  );
}
