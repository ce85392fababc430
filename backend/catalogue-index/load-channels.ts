import type { Database } from '#backend/database/connection.ts';
import type { Channel, Language, Market } from './channel.ts';
import { loadPaymentMethods } from './load-payment-methods.ts';
import { loadShippingMethods } from './load-shipping-methods.ts';

export async function loadChannels(db: Database): Promise<{ channels: Channel[]; languages: Language[] }> {
  const [channelRows, marketRows, allowed, currencies, languageRows, rates, priceLists, shipping, payment] =
    await Promise.all([
      db.selectFrom('channel').selectAll().orderBy('channel_id').execute(),
      db.selectFrom('market').selectAll().orderBy('sort_order').execute(),
      db.selectFrom('market_language').selectAll().orderBy('sort_order').execute(),
      db.selectFrom('currency').selectAll().execute(),
      db.selectFrom('language').selectAll().execute(),
      db.selectFrom('vat_rate').selectAll().orderBy('valid_from', 'desc').execute(),
      db
        .selectFrom('price_list_market')
        .innerJoin('price_list', 'price_list.price_list_id', 'price_list_market.price_list_id')
        .select(['market_id', 'price_list.price_list_id', 'identifier', 'customer_group_id'])
        .orderBy('customer_group_id', (order) => order.asc().nullsLast())
        .orderBy('sort_order')
        .orderBy('price_list_id')
        .execute(),
      loadShippingMethods(db),
      loadPaymentMethods(db),
    ]);
  const languages = languageRows.map(
    (row): Language => ({ id: row.language_id, code: row.code, name: row.name }),
  );
  const languageById = new Map(languages.map((language) => [language.id, language]));
  const currencyByCode = new Map(
    currencies.map((row) => [
      row.currency_code,
      { code: row.currency_code, name: row.name, symbol: row.symbol, minorDigits: row.minor_digits },
    ]),
  );

  const toMarket = (row: (typeof marketRows)[number]): Market => {
    const currency = currencyByCode.get(row.currency_code);
    if (!currency) throw new Error(`Market ${row.alias} has no currency.`);
    return {
      id: row.market_id,
      alias: row.alias,
      country: { code: row.country_code, name: row.country_name },
      currency,
      groupKey: row.group_key,
      defaultLanguageId: row.default_language_id,
      allowedLanguages: allowed
        .filter((link) => link.market_id === row.market_id)
        .flatMap((link) => languageById.get(link.language_id) ?? []),
      virtual: row.virtual,
      onlyDisplayInCheckout: row.only_display_in_checkout,
      priceLists: priceLists
        .filter((list) => list.market_id === row.market_id)
        .map((list) => ({
          id: list.price_list_id,
          identifier: list.identifier,
          customerGroupId: list.customer_group_id,
        })),
      shippingMethods: shipping.get(row.market_id) ?? [],
      paymentMethods: payment.get(row.market_id) ?? [],
      vatRates: rates
        .filter((rate) => rate.market_id === row.market_id)
        .map((rate) => ({
          taxClass: rate.tax_class,
          validFrom: rate.valid_from,
          basisPoints: rate.basis_points,
        })),
    };
  };

  const channels = channelRows.map(
    (row): Channel => ({
      id: row.channel_id,
      name: row.name,
      type: row.type,
      url: row.url,
      defaultLanguageId: row.default_language_id,
      defaultMarketId: row.default_market_id,
      languages,
      markets: marketRows.filter((market) => market.channel_id === row.channel_id).map(toMarket),
    }),
  );
  return { channels, languages };
}
