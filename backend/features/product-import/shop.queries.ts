import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { CurrencyOfCells } from './book/cells.ts';

/** What an import must know of the shop that it fills. */
export interface Shop {
  languages: { id: string; code: string }[];
  /** Those that the shop has a price list for everybody in. */
  currencies: PricedCurrency[];
  /** Of the market that the shop falls back on. */
  mainCurrency: string;
  /** By identifier. */
  parameterIds: Map<string, number>;
}

export interface PricedCurrency extends CurrencyOfCells {
  priceListId: number;
}

export async function loadShop(db: Database): Promise<Shop> {
  const [languages, currencies, main, parameters] = await Promise.all([
    db.selectFrom('language').select(['language_id as id', 'code']).orderBy('language_id').execute(),
    loadCurrencies(db),
    db
      .selectFrom('channel')
      .innerJoin('market', 'market.market_id', 'channel.default_market_id')
      .select('market.currency_code')
      .orderBy('channel.channel_id')
      .executeTakeFirst(),
    db.selectFrom('parameter').select(['identifier', 'parameter_id']).execute(),
  ]);
  return {
    languages,
    currencies,
    mainCurrency: main?.currency_code ?? currencies[0]?.code ?? '',
    parameterIds: new Map(parameters.map(({ identifier, parameter_id }) => [identifier, parameter_id])),
  };
}

/** Of several lists for everybody, the one for most markets; among equals the last in order, which the others override. */
async function loadCurrencies(db: Database): Promise<PricedCurrency[]> {
  const { rows } = await sql<PricedCurrency>`
    select distinct on (currency_code) currency_code as code, symbol, minor_digits as "minorDigits",
           price_list_id as "priceListId"
    from price_list
    join currency using (currency_code)
    left join (select price_list_id, count(*) as markets, max(sort_order) as place
               from price_list_market group by price_list_id) served using (price_list_id)
    where customer_group_id is null
    order by currency_code, markets desc nulls last, place desc, price_list_id`.execute(db);
  return rows;
}

/** One import at a time: two would not see each other's new categories. Given up with the transaction. */
export async function lockImports(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isOurs: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('kvarto-import')) as "isOurs"`.execute(db);
  return rows[0]?.isOurs ?? false;
}

/**
 * Tables that grow many times over within one transaction are planned by what was known of them before it, which is to
 * read them whole for every batch. An import looks everything up by key, so an index is always right.
 */
export async function lookUpByIndex(db: Database): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(db);
  await sql`set local random_page_cost = 1.1`.execute(db);
}

/** The shop's own questions shall be planned by what the tables hold now. */
export async function countAnew(db: Database): Promise<void> {
  await sql`analyze product, product_text, product_category, product_parameter, product_image, sku, price,
    parameter_value, category`.execute(db);
}
