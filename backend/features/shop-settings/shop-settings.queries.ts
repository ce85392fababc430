import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export function listChannels(db: Database) {
  return db
    .selectFrom('channel')
    .select(['channel_id', 'name', 'url', 'default_language_id', 'default_market_id'])
    .orderBy('channel_id')
    .execute();
}

export function listMarkets(db: Database, channelId: string) {
  return db
    .selectFrom('market')
    .select(['market_id', 'country_code', 'country_name', 'currency_code', 'group_key', 'gift_card_months'])
    .select(['import_vat_number', 'postal_areas', 'opened'])
    .select(['virtual', 'only_display_in_checkout', 'preselects_payment'])
    .where('channel_id', '=', channelId)
    .orderBy('sort_order')
    .execute();
}

export function listMarketLanguages(db: Database) {
  return db
    .selectFrom('market_language')
    .innerJoin('language', 'language.language_id', 'market_language.language_id')
    .select(['market_id', 'language.code'])
    .orderBy('sort_order')
    .execute();
}

export function listVatRates(db: Database) {
  return db
    .selectFrom('vat_rate')
    .select(['market_id', 'tax_class', 'valid_from', 'basis_points'])
    .orderBy('tax_class')
    .orderBy('valid_from')
    .execute();
}

export function listShippingMethods(db: Database) {
  return db
    .selectFrom('shipping_method')
    .innerJoin('shipping_fee', 'shipping_fee.shipping_method_id', 'shipping_method.shipping_method_id')
    .select(['shipping_method.shipping_method_id', 'method_key', 'needs_pickup_point', 'marks', 'logo_path'])
    .groupBy('shipping_method.shipping_method_id')
    .orderBy(sql`min(sort_order)`)
    .orderBy('method_key')
    .execute();
}

export function listShippingTexts(db: Database) {
  return db
    .selectFrom('shipping_method_text')
    .innerJoin('language', 'language.language_id', 'shipping_method_text.language_id')
    .select(['shipping_method_id', 'language.code', 'shipping_method_text.name', 'short_name', 'description'])
    .select('environment')
    .orderBy('language.code')
    .execute();
}

export function listShippingFees(db: Database) {
  return db
    .selectFrom('shipping_fee')
    .innerJoin('market', 'market.market_id', 'shipping_fee.market_id')
    .select([
      'shipping_method_id',
      'market.market_id',
      'fee',
      'is_default',
      'max_grams',
      'min_days',
      'max_days',
    ])
    .orderBy('market.sort_order')
    .execute();
}

export function listWeightFees(db: Database) {
  return db
    .selectFrom('shipping_weight_fee')
    .select(['shipping_method_id', 'market_id', 'from_grams', 'fee'])
    .orderBy('from_grams')
    .execute();
}

export function listShippingAreas(db: Database) {
  return db
    .selectFrom('shipping_area')
    .select(['shipping_method_id', 'market_id', 'first_zip', 'last_zip'])
    .orderBy('first_zip')
    .execute();
}

export function listPaymentMethods(db: Database) {
  return db
    .selectFrom('payment_method')
    .innerJoin(
      'payment_method_market',
      'payment_method_market.payment_method_id',
      'payment_method.payment_method_id',
    )
    .select([
      'payment_method.payment_method_id',
      'method_key',
      'provider_key',
      'payment_type',
      'credit',
      'credit_type',
    ])
    .select(['needs_identity_number', 'identifies_strongly', 'capture', 'marks', 'logo_path'])
    .groupBy('payment_method.payment_method_id')
    .orderBy(sql`min(sort_order)`)
    .orderBy('method_key')
    .execute();
}

export function listPaymentTexts(db: Database) {
  return db
    .selectFrom('payment_method_text')
    .innerJoin('language', 'language.language_id', 'payment_method_text.language_id')
    .select(['payment_method_id', 'language.code', 'payment_method_text.name', 'description'])
    .orderBy('language.code')
    .execute();
}

export function listPaymentMarkets(db: Database) {
  return db
    .selectFrom('payment_method_market')
    .innerJoin('market', 'market.market_id', 'payment_method_market.market_id')
    .select(['payment_method_id', 'market.market_id'])
    .orderBy('market.sort_order')
    .execute();
}

export function listRevisions(db: Database, channelId: string) {
  return db
    .selectFrom('shop_settings')
    .select(['revision', 'changed_by', 'changed_at'])
    .where('channel_id', '=', channelId)
    .orderBy('revision', 'desc')
    .limit(100)
    .execute();
}

/** Makes other changes of settings wait until the transaction ends. */
export async function lockSettings(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop-settings'))`.execute(trx);
}

export async function insertRevision(
  trx: Database,
  row: { channel_id: string; revision: number; settings: string; changed_by: string },
): Promise<void> {
  await trx.insertInto('shop_settings').values(row).execute();
}

export function listCurrencyCodes(db: Database) {
  return db.selectFrom('currency').select('currency_code').orderBy('currency_code').execute();
}

/** Top-level categories with the most products in them and below. */
export async function listLargestCategories(db: Database, limit: number) {
  const { rows } = await sql<{ category_key: string }>`
    with recursive tree (root_key, category_id) as (
      select category_key, category_id from category where parent_category_id is null and not is_hidden
      union all
      select root_key, category.category_id from category join tree on parent_category_id = tree.category_id
    )
    select root_key as category_key from tree join product_category using (category_id)
    group by root_key order by count(distinct product_id) desc, root_key limit ${limit}`.execute(db);
  return rows;
}

export async function listPageKeys(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('widget_collection').select('collection_key').execute();
  return rows.map(({ collection_key }) => collection_key);
}

/** Locations of menus with items. */
export async function listFilledMenus(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('menu')
    .select('location')
    .where('menu_id', 'in', db.selectFrom('menu_item').select('menu_id'))
    .execute();
  return rows.map(({ location }) => location);
}
