import { loadShopSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
import type { PostalArea } from '#contract/customer/postal-area.ts';
import { DEFAULT_LOCALE, type LOCALES, localeOfLanguage } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import {
  listChannels,
  listMarketLanguages,
  listMarkets,
  listPaymentMarkets,
  listPaymentMethods,
  listPaymentTexts,
  listRevisions,
  listShippingAreas,
  listShippingFees,
  listShippingMethods,
  listShippingTexts,
  listVatRates,
  listWeightFees,
} from './shop-settings.queries.ts';

/** The settings of the first channel as a file. Undefined: the database has no shop. */
export async function readSettingsFile(
  db: Database,
): Promise<{ channelId: string; file: SettingsFile & { revision: number } } | undefined> {
  const [channel] = await listChannels(db);
  if (!channel) return undefined;
  const { channel_id, default_language_id, default_market_id } = channel;
  const stored = (await loadShopSettings(db)).get(channel_id);
  if (!stored) return undefined;
  const file = {
    revision: stored.revision,
    shop: stored.settings,
    defaultMarket: default_market_id,
    defaultLanguage: localeOfLanguage(default_language_id) ?? DEFAULT_LOCALE,
    markets: await readMarkets(db, channel_id),
    shipping: await readShipping(db),
    payment: await readPayment(db),
  };
  // Removes keys without a value, which a parsed file does not have.
  return { channelId: channel_id, file: JSON.parse(JSON.stringify(file)) };
}

/** Newest first. */
export function listSettingsHistory(db: Database, channelId: string) {
  return listRevisions(db, channelId);
}

async function readMarkets(db: Database, channelId: string): Promise<SettingsFile['markets']> {
  const [markets, languages, rates] = await Promise.all([
    listMarkets(db, channelId),
    listMarketLanguages(db),
    listVatRates(db),
  ]);
  return markets.map((row) => ({
    id: row.market_id,
    country: row.country_code,
    countryName: row.country_name,
    currency: row.currency_code,
    group: row.group_key,
    languages: languages
      .filter(({ market_id }) => market_id === row.market_id)
      .map(({ code }) => code as keyof typeof LOCALES),
    preselectsPayment: row.preselects_payment,
    virtual: row.virtual,
    onlyDisplayInCheckout: row.only_display_in_checkout,
    importVatNumber: row.import_vat_number ?? undefined,
    opened: row.opened,
    giftCardMonths: row.gift_card_months ?? undefined,
    postalAreas: row.postal_areas as unknown as PostalArea[],
    vat: rates
      .filter(({ market_id }) => market_id === row.market_id)
      .map((rate) => ({ class: rate.tax_class, from: rate.valid_from, percent: rate.basis_points / 100 })),
  }));
}

/** Fees of the file have two decimals, as `toHundredths` in `write-settings.queries.ts` reads them. */
async function readShipping(db: Database): Promise<SettingsFile['shipping']> {
  const [methods, texts, fees, weightFees, areas] = await Promise.all([
    listShippingMethods(db),
    listShippingTexts(db),
    listShippingFees(db),
    listWeightFees(db),
    listShippingAreas(db),
  ]);
  return methods.map(({ shipping_method_id: id, ...method }) => {
    const belongsTo = (marketId: string) => (row: { shipping_method_id: number; market_id: string }) =>
      row.shipping_method_id === id && row.market_id === marketId;
    return {
      key: method.method_key,
      needsPickupPoint: method.needs_pickup_point,
      marks: method.marks,
      logo: method.logo_path ?? undefined,
      texts: Object.fromEntries(
        texts
          .filter((text) => text.shipping_method_id === id)
          .map(({ code, name, short_name, description, environment }) => [
            code,
            {
              name,
              shortName: short_name || undefined,
              description: description || undefined,
              environment: environment || undefined,
            },
          ]),
      ),
      markets: Object.fromEntries(
        fees
          .filter((fee) => fee.shipping_method_id === id)
          .map((fee) => [
            fee.market_id,
            {
              fee: fee.fee / 100,
              isDefault: fee.is_default,
              maxGrams: fee.max_grams ?? undefined,
              days:
                fee.min_days === null || fee.max_days === null
                  ? undefined
                  : { min: fee.min_days, max: fee.max_days },
              weightFees: weightFees
                .filter(belongsTo(fee.market_id))
                .map((row) => ({ fromGrams: row.from_grams, fee: row.fee / 100 })),
              areas: areas
                .filter(belongsTo(fee.market_id))
                .map((row) => ({ first: row.first_zip, last: row.last_zip })),
            },
          ]),
      ),
    };
  });
}

async function readPayment(db: Database): Promise<SettingsFile['payment']> {
  const [methods, texts, markets] = await Promise.all([
    listPaymentMethods(db),
    listPaymentTexts(db),
    listPaymentMarkets(db),
  ]);
  return methods.map(({ payment_method_id: id, ...method }) => ({
    key: method.method_key,
    provider: method.provider_key,
    type: method.payment_type as SettingsFile['payment'][number]['type'],
    credit: method.credit as SettingsFile['payment'][number]['credit'],
    creditType: method.credit_type as SettingsFile['payment'][number]['creditType'],
    needsIdentityNumber: method.needs_identity_number,
    identifiesStrongly: method.identifies_strongly,
    capture: method.capture as SettingsFile['payment'][number]['capture'],
    marks: method.marks,
    logo: method.logo_path ?? undefined,
    texts: Object.fromEntries(
      texts
        .filter((text) => text.payment_method_id === id)
        .map(({ code, name, description }) => [code, { name, description: description || undefined }]),
    ),
    markets: markets.filter((row) => row.payment_method_id === id).map(({ market_id }) => market_id),
  }));
}
