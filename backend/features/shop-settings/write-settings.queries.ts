import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';

type Market = SettingsFile['markets'][number];
type ShippingMethod = SettingsFile['shipping'][number];
type PaymentMethod = SettingsFile['payment'][number];

/** An amount of a file in minor units, or percent in basis points. The file has amounts in currencies with two decimals. */
const toHundredths = (value: number) => Math.round(value * 100);
const languageId = (code: string) => LOCALES[code as LocaleCode].iso;

export async function upsertChannel(
  trx: Database,
  channelId: string,
  { shop, defaultLanguage, defaultMarket }: SettingsFile,
): Promise<void> {
  const values = {
    name: shop.name,
    default_language_id: languageId(defaultLanguage),
    default_market_id: defaultMarket,
  };
  await trx
    .insertInto('channel')
    .values({ channel_id: channelId, type: 'webshop', url: '', ...values })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(values))
    .execute();
}

export async function upsertMarket(
  trx: Database,
  channelId: string,
  market: Market,
  sortOrder: number,
): Promise<void> {
  const values = {
    country_code: market.country,
    country_name: market.countryName,
    currency_code: market.currency,
    group_key: market.group,
    default_language_id: languageId(market.languages[0] ?? 'sv'),
    virtual: market.virtual,
    only_display_in_checkout: market.onlyDisplayInCheckout,
    preselects_payment: market.preselectsPayment,
    import_vat_number: market.importVatNumber ?? null,
    opened: market.opened,
    gift_card_months: market.giftCardMonths ?? null,
    postal_areas: JSON.stringify(market.postalAreas),
    sort_order: sortOrder,
  };
  const market_id = market.id;
  await trx
    .insertInto('market')
    .values({ market_id, alias: market_id, channel_id: channelId, ...values })
    .onConflict((conflict) => conflict.column('market_id').doUpdateSet(values))
    .execute();
  await trx.deleteFrom('market_language').where('market_id', '=', market_id).execute();
  await trx
    .insertInto('market_language')
    .values(
      market.languages.map((code, index) => ({
        market_id,
        language_id: languageId(code),
        sort_order: index,
      })),
    )
    .execute();
  await trx.deleteFrom('vat_rate').where('market_id', '=', market_id).execute();
  await trx
    .insertInto('vat_rate')
    .values(
      market.vat.map((rate) => ({
        market_id,
        tax_class: rate.class,
        valid_from: rate.from,
        basis_points: toHundredths(rate.percent),
      })),
    )
    .execute();
  await addPriceList(trx, market);
}

/**
 * A market needs a price list in its currency: the list that the other markets with this currency have, or a new one. Each of
 * several markets with one currency also gets its own list, which precedes the shared one, because laws on prices differ
 * between countries.
 */
async function addPriceList(trx: Database, { id, currency }: Market): Promise<void> {
  await trx
    .deleteFrom('price_list_market')
    .where('market_id', '=', id)
    .where('currency_code', '<>', currency)
    .execute();
  const { rows } = await sql<{ id: number }>`select price_list_id as id from price_list
    left join (select price_list_id, count(*) as markets from price_list_market group by price_list_id) used
      using (price_list_id)
    where currency_code = ${currency} and customer_group_id is null
    order by markets desc nulls last, price_list_id limit 1`.execute(trx);
  const sharedListId = rows[0]?.id ?? (await insertPriceList(trx, currency));
  await sql`insert into price_list_market (price_list_id, market_id, currency_code)
    select ${sharedListId}, ${id}, ${currency}
    where not exists (select from price_list_market where market_id = ${id})`.execute(trx);
  await addOwnListsOfMarkets(trx, currency, sharedListId);
}

async function insertPriceList(trx: Database, currency: string): Promise<number> {
  const { price_list_id } = await trx
    .insertInto('price_list')
    .values({ identifier: `price-list-${currency.toLowerCase()}`, currency_code: currency })
    .returning('price_list_id')
    .executeTakeFirstOrThrow();
  return price_list_id;
}

/** Gives each of several markets that share a list a list of its own. */
async function addOwnListsOfMarkets(trx: Database, currency: string, sharedListId: number): Promise<void> {
  const sharing = sql`price_list_market where price_list_id = ${sharedListId}`;
  await sql`insert into price_list (identifier, currency_code)
    select 'price-list-' || lower(${currency}) || '-' || market_id, ${currency} from ${sharing}
      and (select count(*) from ${sharing}) > 1
    on conflict (identifier) do nothing`.execute(trx);
  await sql`insert into price_list_market (price_list_id, market_id, currency_code, sort_order)
    select country_list.price_list_id, shared.market_id, ${currency}, -1
    from (select * from ${sharing}) shared
    join price_list country_list on country_list.identifier = 'price-list-' || lower(${currency}) || '-' || market_id
    on conflict do nothing`.execute(trx);
}

export async function deleteMarket(trx: Database, marketId: string): Promise<void> {
  await trx.deleteFrom('price_list_market').where('market_id', '=', marketId).execute();
  await trx.deleteFrom('vat_rate').where('market_id', '=', marketId).execute();
  await trx.deleteFrom('market').where('market_id', '=', marketId).execute();
}

export async function upsertShippingMethod(
  trx: Database,
  method: ShippingMethod,
  sortOrder: number,
): Promise<void> {
  const values = {
    needs_pickup_point: method.needsPickupPoint,
    marks: method.marks,
    logo_path: method.logo ?? null,
  };
  const { shipping_method_id } = await trx
    .insertInto('shipping_method')
    .values({ method_key: method.key, ...values })
    .onConflict((conflict) => conflict.column('method_key').doUpdateSet(values))
    .returning('shipping_method_id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('shipping_method_text').where('shipping_method_id', '=', shipping_method_id).execute();
  const texts = Object.entries(method.texts).flatMap(([code, text]) =>
    text
      ? [
          {
            shipping_method_id,
            language_id: languageId(code),
            name: text.name,
            short_name: text.shortName ?? '',
            environment: text.environment ?? '',
            description: text.description ?? '',
          },
        ]
      : [],
  );
  if (texts.length > 0) await trx.insertInto('shipping_method_text').values(texts).execute();
  await deleteFeesExcept(trx, shipping_method_id, Object.keys(method.markets));
  for (const [market_id, conditions] of Object.entries(method.markets))
    await upsertShippingFee(trx, { shipping_method_id, market_id }, conditions, sortOrder);
}

async function deleteFeesExcept(
  trx: Database,
  methodId: number,
  marketIds: readonly string[],
): Promise<void> {
  await sql`delete from shipping_fee where shipping_method_id = ${methodId}
    and market_id <> all(${[...marketIds]}::text[])`.execute(trx);
}

/** A market can have one default only, so the previous one must be cleared first. */
async function clearDefaultFee(trx: Database, marketId: string): Promise<void> {
  await sql`update shipping_fee set is_default = false where market_id = ${marketId} and is_default`.execute(
    trx,
  );
}

async function upsertShippingFee(
  trx: Database,
  key: { shipping_method_id: number; market_id: string },
  conditions: ShippingMethod['markets'][string],
  sortOrder: number,
): Promise<void> {
  const values = {
    fee: toHundredths(conditions.fee),
    is_default: conditions.isDefault,
    max_grams: conditions.maxGrams ?? null,
    min_days: conditions.days?.min ?? null,
    max_days: conditions.days?.max ?? null,
    sort_order: sortOrder,
  };
  if (conditions.isDefault) await clearDefaultFee(trx, key.market_id);
  // Updated, not replaced: pick-up points are deleted with the row.
  await trx
    .insertInto('shipping_fee')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['shipping_method_id', 'market_id']).doUpdateSet(values))
    .execute();
  const isOfMethodInMarket = sql<boolean>`shipping_method_id = ${key.shipping_method_id} and market_id = ${key.market_id}`;
  await trx.deleteFrom('shipping_weight_fee').where(isOfMethodInMarket).execute();
  await trx.deleteFrom('shipping_area').where(isOfMethodInMarket).execute();
  const weightFees = conditions.weightFees.map(({ fromGrams, fee }) => ({
    ...key,
    from_grams: fromGrams,
    fee: toHundredths(fee),
  }));
  if (weightFees.length > 0) await trx.insertInto('shipping_weight_fee').values(weightFees).execute();
  const areas = conditions.areas.map(({ first, last }) => ({ ...key, first_zip: first, last_zip: last }));
  if (areas.length > 0) await trx.insertInto('shipping_area').values(areas).execute();
}

/** Removes the method from all markets. The method itself stays, because orders refer to it. */
export async function withdrawShippingMethod(trx: Database, key: string): Promise<void> {
  await sql`delete from shipping_fee using shipping_method method
    where method.shipping_method_id = shipping_fee.shipping_method_id and method_key = ${key}`.execute(trx);
}

export async function upsertPaymentMethod(
  trx: Database,
  method: PaymentMethod,
  sortOrder: number,
): Promise<void> {
  const values = {
    provider_key: method.provider,
    payment_type: method.type,
    credit: method.credit,
    credit_type: method.creditType,
    needs_identity_number: method.needsIdentityNumber,
    identifies_strongly: method.identifiesStrongly,
    capture: method.capture,
    marks: method.marks,
    logo_path: method.logo ?? null,
  };
  const { payment_method_id } = await trx
    .insertInto('payment_method')
    .values({ method_key: method.key, ...values })
    .onConflict((conflict) => conflict.column('method_key').doUpdateSet(values))
    .returning('payment_method_id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('payment_method_text').where('payment_method_id', '=', payment_method_id).execute();
  const texts = Object.entries(method.texts).flatMap(([code, text]) =>
    text
      ? [
          {
            payment_method_id,
            language_id: languageId(code),
            name: text.name,
            description: text.description ?? '',
          },
        ]
      : [],
  );
  if (texts.length > 0) await trx.insertInto('payment_method_text').values(texts).execute();
  await trx.deleteFrom('payment_method_market').where('payment_method_id', '=', payment_method_id).execute();
  await trx
    .insertInto('payment_method_market')
    .values(method.markets.map((market_id) => ({ payment_method_id, market_id, sort_order: sortOrder })))
    .execute();
}

/** Removes the method from all markets. The method itself stays, because payments refer to it. */
export async function withdrawPaymentMethod(trx: Database, key: string): Promise<void> {
  await sql`delete from payment_method_market using payment_method method
    where method.payment_method_id = payment_method_market.payment_method_id and method_key = ${key}`.execute(
    trx,
  );
}
