import { sql } from 'kysely';
import { loadShopSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { selectCurrencyPriceLists } from '#backend/database/price-lists.ts';
import { neutralSettings, type ShopSettings } from '#contract/shop/shop-settings.ts';
import type { PriceTarget } from './book/read-book.ts';

/** The data of the shop that an import needs. */
export interface Shop {
  languages: { id: string; code: string }[];
  /** Currencies with a price list for all customers. */
  currencies: PriceTarget[];
  /** Markets with a price list for all customers; `code` is the market's id. */
  markets: (PriceTarget & {
    country: string;
    currency: string;
    vatBasisPoints: number | null;
    /** For browsing only: no order is delivered there. */
    isVirtual: boolean;
  })[];
  /** The currency of the default market. */
  mainCurrency: string;
  /** Tax classes with a rate in every market. */
  taxClasses: string[];
  /** By identifier. */
  parameterIds: Map<string, number>;
  /** The seller. */
  company: ShopSettings['company'];
}

export async function loadShop(db: Database): Promise<Shop> {
  const [languages, currencies, markets, main, parameters, settings, taxClasses] = await Promise.all([
    db.selectFrom('language').select(['language_id as id', 'code']).orderBy('language_id').execute(),
    selectCurrencyPriceLists(db),
    loadMarkets(db),
    db
      .selectFrom('channel')
      .innerJoin('market', 'market.market_id', 'channel.default_market_id')
      .select('market.currency_code')
      .orderBy('channel.channel_id')
      .executeTakeFirst(),
    db.selectFrom('parameter').select(['identifier', 'parameter_id']).execute(),
    loadShopSettings(db),
    loadTaxClasses(db),
  ]);
  return {
    languages,
    currencies,
    markets,
    mainCurrency: main?.currency_code ?? currencies[0]?.code ?? '',
    taxClasses,
    parameterIds: new Map(parameters.map(({ identifier, parameter_id }) => [identifier, parameter_id])),
    company: ([...settings.values()][0]?.settings ?? neutralSettings('', '')).company,
  };
}

async function loadTaxClasses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tax_class: string }>`
    select tax_class from vat_rate where valid_from <= current_date
    group by tax_class having count(distinct market_id) = (select count(*) from market)
    order by tax_class`.execute(db);
  return rows.map(({ tax_class }) => tax_class);
}

/** The price lists that an import writes. */
export function priceListIdsOf({ currencies, markets }: Shop): number[] {
  return [...new Set([...currencies, ...markets].map(({ priceListId }) => priceListId))];
}

/** Loads each market with its first price list, which overrides the others. */
async function loadMarkets(db: Database): Promise<Shop['markets']> {
  const { rows } = await sql<Shop['markets'][number]>`
    select distinct on (market_id) market_id as code, symbol, minor_digits as "minorDigits", price_list_id as "priceListId",
           country_code as country, market.currency_code as currency, virtual as "isVirtual", (
             select basis_points from vat_rate
             where vat_rate.market_id = market.market_id and tax_class = 'book' and valid_from <= current_date
             order by valid_from desc limit 1) as "vatBasisPoints"
    from market
    join price_list_market using (market_id)
    join price_list using (price_list_id)
    join currency on currency.currency_code = market.currency_code
    where customer_group_id is null
    order by market_id, price_list_market.sort_order, price_list_id`.execute(db);
  return rows;
}

/**
 * Allows one import at a time, because two would not see each other's new categories. False if another import is running. The
 * lock is released with the transaction.
 */
export async function lockImports(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isLocked: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('kvarto-import')) as "isLocked"`.execute(db);
  return rows[0]?.isLocked ?? false;
}

/**
 * The planner uses the statistics from before the transaction, when tables were small, and would scan grown tables for every
 * batch. An import finds all rows by key, so an index is always the better plan.
 */
export async function preferIndexes(db: Database): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(db);
  await sql`set local random_page_cost = 1.1`.execute(db);
}

/**
 * Triggers leave the change notes and the search documents of this transaction to the import, which writes them once
 * instead of once per table (migration 0034).
 */
export async function startBulkWrite(db: Database): Promise<void> {
  await sql`set local kvarto.bulk_write = 'on'`.execute(db);
}

/** Search documents of more products are refreshed after the commit, by a background job of the shop. */
const maxSearchRefreshed = 2000;

/** Announces the changed products to running shops, and refreshes the search documents of a small import. */
export async function finishBulkWrite(db: Database, changedProductIds: number[]): Promise<void> {
  if (changedProductIds.length > 0) {
    await sql`insert into catalogue_change (product_id)
      select unnest(${changedProductIds}::int[])
      union
      -- A package has the fixed prices of its parts.
      select package_group.product_id from package_group join package_option using (package_group_id)
      where package_option.product_id = any(${changedProductIds}::int[])`.execute(db);
    await sql`select pg_notify('catalogue', '')`.execute(db);
  }
  const { rows } = await sql<{ pending: number }>`
    select count(*)::int as pending from (select from search_pending limit ${maxSearchRefreshed + 1}) listed`.execute(
    db,
  );
  if ((rows[0]?.pending ?? 0) <= maxSearchRefreshed)
    await sql`select refresh_pending_search(${maxSearchRefreshed})`.execute(db);
}

/** How many search documents are refreshed by one statement. */
const searchBatch = 500;

/** Refreshes all search documents and resets the settings of the import, so that the transaction can continue. */
export async function endBulkWrite(db: Database): Promise<void> {
  await sql`set local enable_seqscan to default`.execute(db);
  await sql`set local random_page_cost to default`.execute(db);
  for (let refreshed = searchBatch; refreshed === searchBatch; ) {
    const { rows } = await sql<{ count: number }>`
      select refresh_pending_search(${searchBatch}) as count`.execute(db);
    refreshed = rows[0]?.count ?? 0;
  }
  await sql`set local kvarto.bulk_write = 'off'`.execute(db);
}

/** Updates the planner's statistics after a large import, so that the next build of the index gets good plans. */
export async function analyzeTables(db: Database): Promise<void> {
  await sql`analyze product, product_text, product_category, product_parameter, product_image, sku, price,
    parameter_value, category, price_log, parameter_value_text, variant_group, contributor`.execute(db);
}
