import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { vatRatesOf } from '#backend/pricing/vat-rates.ts';
import { LOCALES } from '#contract/locales.ts';
import { channel, markets } from './markets.ts';
import { postalAreasIn } from './postal-areas.ts';

/** The channel with its markets, their languages and VAT rates. */
export async function seedMarkets(db: Database): Promise<void> {
  await bulkInsert(db, 'channel', [channel]);
  await bulkInsert(
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
      default_language_id: LOCALES[market.languages[0] ?? 'en'].iso,
      virtual: market.virtual ?? false,
      only_display_in_checkout: market.onlyDisplayInCheckout ?? false,
      preselects_payment: market.preselectsPayment,
      import_vat_number: market.importVatNumber ?? null,
      postal_areas: JSON.stringify(postalAreasIn(market.alias)),
      sort_order: index,
    })),
  );
  await bulkInsert(
    db,
    'market_language',
    markets.flatMap((market) =>
      market.languages.map((code, index) => ({
        market_id: market.alias,
        language_id: LOCALES[code].iso,
        sort_order: index,
      })),
    ),
  );
  await insertVatRates(db);
}

async function insertVatRates(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'vat_rate',
    markets.flatMap(({ alias, country: [code] }) =>
      (vatRatesOf(code) ?? []).map(({ taxClass, validFrom, basisPoints }) => ({
        market_id: alias,
        tax_class: taxClass,
        valid_from: validFrom,
        basis_points: basisPoints,
      })),
    ),
  );
}
