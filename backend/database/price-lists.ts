import { sql } from 'kysely';
import type { Database } from './connection.ts';

interface CurrencyPriceList {
  /** The code of the currency. */
  code: string;
  symbol: string;
  minorDigits: number;
  priceListId: number;
}

/**
 * For each currency the price list for all customers that imports and staff change. Of several lists it is the one with the
 * most markets, and of those the last one, which the others override.
 */
export async function selectCurrencyPriceLists(db: Database): Promise<CurrencyPriceList[]> {
  const { rows } = await sql<CurrencyPriceList>`
    select distinct on (currency_code) currency_code as code, symbol, minor_digits as "minorDigits",
           price_list_id as "priceListId"
    from price_list
    join currency using (currency_code)
    left join (select price_list_id, count(*) as markets, max(sort_order) as last_order
               from price_list_market group by price_list_id) served using (price_list_id)
    where customer_group_id is null
    order by currency_code, markets desc nulls last, last_order desc, price_list_id`.execute(db);
  return rows;
}
