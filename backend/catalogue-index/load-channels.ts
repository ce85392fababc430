import type { Database } from '#backend/database/connection.ts';
import type { Channel, Language, Market, ShippingMethod } from './channel.ts';

export async function loadChannels(db: Database): Promise<{ channels: Channel[]; languages: Language[] }> {
  const [channelRows, marketRows, allowed, currencies, languageRows, rates, priceLists, shipping] =
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

async function loadShippingMethods(db: Database): Promise<Map<string, ShippingMethod[]>> {
  const [fees, texts] = await Promise.all([
    db
      .selectFrom('shipping_fee')
      .innerJoin('shipping_method', 'shipping_method.shipping_method_id', 'shipping_fee.shipping_method_id')
      .selectAll()
      .orderBy('sort_order')
      .orderBy('shipping_fee.shipping_method_id')
      .execute(),
    db.selectFrom('shipping_method_text').selectAll().execute(),
  ]);
  const names = new Map<number, Map<string, string>>();
  for (const { shipping_method_id, language_id, name } of texts)
    names.set(shipping_method_id, (names.get(shipping_method_id) ?? new Map()).set(language_id, name));
  const methods = new Map<string, ShippingMethod[]>();
  for (const row of fees) {
    const method = {
      id: row.shipping_method_id,
      key: row.method_key,
      fee: row.fee,
      isDefault: row.is_default,
      names: names.get(row.shipping_method_id) ?? new Map<string, string>(),
    };
    methods.set(row.market_id, [...(methods.get(row.market_id) ?? []), method]);
  }
  return methods;
}
