import type { Database } from '#backend/database/connection.ts';
import type { Currency } from '#backend/pricing/money.ts';
import type { PostalArea } from '#contract/customer/postal-area.ts';
import { missingRequirements } from '#contract/shop/market-requirements.ts';
import { neutralSettings, type ShopSettings } from '#contract/shop/shop-settings.ts';
import type { Channel, Language, Market, PriceList } from '../channel.ts';
import { loadFixedPriceTimes } from './load-fixed-prices.ts';
import { loadPaymentMethods } from './load-payment-methods.ts';
import { loadShippingMethods } from './load-shipping-methods.ts';
import { loadShopSettings } from './load-shop-settings.ts';

/** The channels with their markets, and the languages that all channels share. */
export async function loadChannels(db: Database): Promise<{ channels: Channel[]; languages: Language[] }> {
  const [channelRows, languageRows, settings] = await Promise.all([
    db
      .selectFrom('channel')
      .select(['channel_id', 'name', 'type', 'url', 'default_language_id', 'default_market_id'])
      .orderBy('channel_id')
      .execute(),
    db.selectFrom('language').select(['language_id', 'code', 'name']).execute(),
    loadShopSettings(db),
  ]);
  const languages = languageRows.map(
    (row): Language => ({ id: row.language_id, code: row.code, name: row.name }),
  );
  const mediators = new Map(
    [...settings].map(([channelId, { settings: shop }]) => [channelId, shop.mediators]),
  );
  const markets = await loadMarkets(db, languages, mediators);
  const channels = channelRows.map(
    (row): Channel => ({
      id: row.channel_id,
      name: row.name,
      type: row.type,
      url: row.url,
      defaultLanguageId: row.default_language_id,
      defaultMarketId: row.default_market_id,
      languages,
      markets: markets.get(row.channel_id) ?? [],
      settings: settings.get(row.channel_id)?.settings ?? neutralSettings(row.name, ''),
    }),
  );
  return { channels, languages };
}

/** By channel id, in display order. */
async function loadMarkets(
  db: Database,
  languages: readonly Language[],
  mediators: ReadonlyMap<string, ShopSettings['mediators']>,
): Promise<Map<string, Market[]>> {
  const [rows, allowedLanguages, currencies, vatRates, priceLists, shipping, payment, fixedPriceTimes] =
    await Promise.all([
      loadMarketRows(db),
      db.selectFrom('market_language').select(['market_id', 'language_id']).orderBy('sort_order').execute(),
      loadCurrencies(db),
      loadVatRates(db),
      loadPriceLists(db),
      loadShippingMethods(db),
      loadPaymentMethods(db),
      loadFixedPriceTimes(db),
    ]);
  const languageById = new Map(languages.map((language) => [language.id, language]));
  const marketOf = (row: (typeof rows)[number]): Market => {
    const currency = currencies.get(row.currency_code);
    if (!currency) throw new Error(`Market ${row.alias} has no currency.`);
    const allowed = allowedLanguages
      .filter((link) => link.market_id === row.market_id)
      .flatMap((link) => languageById.get(link.language_id) ?? []);
    const closedBecause = reasonsToClose(row, allowed, mediators);
    return {
      id: row.market_id,
      alias: row.alias,
      country: { code: row.country_code, name: row.country_name },
      currency,
      groupKey: row.group_key,
      defaultLanguageId: row.default_language_id,
      allowedLanguages: allowed,
      virtual: row.virtual || closedBecause.length > 0,
      closedBecause,
      onlyDisplayInCheckout: row.only_display_in_checkout,
      preselectsPayment: row.preselects_payment,
      importVatNumber: row.import_vat_number,
      priceLists: priceLists.get(row.market_id) ?? [],
      shippingMethods: shipping.get(row.market_id) ?? [],
      paymentMethods: payment.get(row.market_id) ?? [],
      fixedPriceTimes: fixedPriceTimes.get(row.market_id) ?? [],
      postalAreas: row.postal_areas as unknown as PostalArea[],
      vatRates: vatRates.get(row.market_id) ?? [],
    };
  };
  const byChannel = Map.groupBy(rows, (row) => row.channel_id);
  return new Map([...byChannel].map(([channelId, marketRows]) => [channelId, marketRows.map(marketOf)]));
}

/** The legal requirements that a market does not meet; empty if the merchant has opened it. */
function reasonsToClose(
  row: { market_id: string; channel_id: string; country_code: string; opened: boolean },
  languages: readonly Language[],
  mediators: ReadonlyMap<string, ShopSettings['mediators']>,
): string[] {
  if (row.opened) return [];
  return missingRequirements({
    country: row.country_code,
    languages: languages.map(({ code }) => code),
    hasMediator: row.market_id in (mediators.get(row.channel_id) ?? {}),
  });
}

/** By market id, newest first. */
async function loadVatRates(db: Database): Promise<Map<string, Market['vatRates']>> {
  const rows = await db
    .selectFrom('vat_rate')
    .select(['market_id', 'tax_class', 'valid_from', 'basis_points'])
    .orderBy('valid_from', 'desc')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.market_id)].map(([marketId, rates]) => [
      marketId,
      rates.map((rate) => ({
        taxClass: rate.tax_class,
        validFrom: rate.valid_from,
        basisPoints: rate.basis_points,
      })),
    ]),
  );
}

function loadMarketRows(db: Database) {
  return db
    .selectFrom('market')
    .select([
      'market_id',
      'channel_id',
      'alias',
      'country_code',
      'country_name',
      'currency_code',
      'group_key',
    ])
    .select([
      'default_language_id',
      'virtual',
      'only_display_in_checkout',
      'preselects_payment',
      'import_vat_number',
      'opened',
      'postal_areas',
    ])
    .orderBy('sort_order')
    .execute();
}

async function loadCurrencies(db: Database): Promise<Map<string, Currency>> {
  const rows = await db
    .selectFrom('currency')
    .select(['currency_code', 'name', 'symbol', 'minor_digits'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.currency_code,
      { code: row.currency_code, name: row.name, symbol: row.symbol, minorDigits: row.minor_digits },
    ]),
  );
}

/** By market id, in order of precedence. */
async function loadPriceLists(db: Database): Promise<Map<string, PriceList[]>> {
  const rows = await db
    .selectFrom('price_list_market')
    .innerJoin('price_list', 'price_list.price_list_id', 'price_list_market.price_list_id')
    .select(['market_id', 'price_list.price_list_id', 'identifier', 'customer_group_id'])
    .orderBy('customer_group_id', (order) => order.asc().nullsLast())
    .orderBy('sort_order')
    .orderBy('price_list_id')
    .execute();
  const byMarket = Map.groupBy(rows, (row) => row.market_id);
  return new Map(
    [...byMarket].map(([marketId, lists]) => [
      marketId,
      lists.map((list) => ({
        id: list.price_list_id,
        identifier: list.identifier,
        customerGroupId: list.customer_group_id,
      })),
    ]),
  );
}
