import { sql } from 'kysely';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { type CurrencyCode, currencyCodes, markets } from '../shop/markets.ts';
import type { DemoProduct } from './demo-products.ts';
import { priceHistory } from './price-history.ts';
import { priceLadder } from './price-ladder.ts';

/** A customer group with its own prices for one category in one market. */
const bookClub = {
  key: 'book-club',
  name: 'Bokklubben',
  priceList: 'sek-book-club',
  market: 'se',
  currency: 'SEK',
  category: 'crime/nordic-noir',
} as const;

/** The id of the price list for all markets of a currency. */
export const listIdOf = (currency: CurrencyCode) => currencyCodes.indexOf(currency) + 1;
const bookClubListId = currencyCodes.length + 1;

/** Markets that share a currency also have lists of their own, for prices that differ by country, such as fixed ones. */
const countryLists = markets
  .filter(({ currency, virtual }) => currency === 'EUR' && !virtual)
  .map(({ alias, currency }, index) => ({
    market: alias,
    currency,
    listId: bookClubListId + 1 + index,
    identifier: `${currency.toLowerCase()}-${alias}`,
  }));

const pricesOf = (products: DemoProduct[], today: Date) =>
  currencyCodes.flatMap((currency) =>
    products.map((product) => ({
      ...product,
      listId: listIdOf(currency),
      history: priceHistory(product, currency, today),
    })),
  );

const priceRow = (price_list_id: number, sku_id: number, regular_price: number, selling_price: number) => ({
  price_list_id,
  sku_id,
  regular_price,
  selling_price,
});

export async function seedPriceLists(db: Database): Promise<void> {
  const { customer_group_id } = await db
    .insertInto('customer_group')
    .values({ group_key: bookClub.key, name: bookClub.name })
    .returning('customer_group_id')
    .executeTakeFirstOrThrow();
  await bulkInsert(db, 'price_list', [
    ...currencyCodes.map((currency_code) => ({
      price_list_id: listIdOf(currency_code),
      identifier: currency_code.toLowerCase(),
      currency_code,
      customer_group_id: null,
    })),
    {
      price_list_id: bookClubListId,
      identifier: bookClub.priceList,
      currency_code: bookClub.currency,
      customer_group_id,
    },
    ...countryLists.map(({ listId, identifier, currency }) => ({
      price_list_id: listId,
      identifier,
      currency_code: currency,
      customer_group_id: null,
    })),
  ]);
  await bulkInsert(db, 'price_list_market', [
    ...markets.map((market) => ({
      price_list_id: listIdOf(market.currency),
      market_id: market.alias,
      currency_code: market.currency,
      sort_order: 0,
    })),
    ...countryLists.map(({ listId, market, currency }) => ({
      price_list_id: listId,
      market_id: market,
      currency_code: currency,
      sort_order: -1,
    })),
    {
      price_list_id: bookClubListId,
      market_id: bookClub.market,
      currency_code: bookClub.currency,
      sort_order: 0,
    },
  ]);
}

/** Members pay the next lower price point. It is their regular price, so that it is not displayed as a reduction. */
export async function seedBookClubPrices(db: Database, products: DemoProduct[]): Promise<void> {
  await bulkInsert(
    db,
    'price',
    products
      .filter(({ work, priceIndex }) => work.category === bookClub.category && priceIndex > 0)
      .map(({ priceIndex, sku }) => {
        const amount = priceLadder[bookClub.currency][priceIndex - 1] ?? 0;
        return priceRow(bookClubListId, sku.id, amount, amount);
      }),
  );
}

/** A trigger of the table `price` has logged the current prices as of now. This adds their history. */
export async function seedPriceLog(db: Database, products: DemoProduct[], today: Date): Promise<void> {
  await bulkInsert(
    db,
    'price_log',
    pricesOf(products, today)
      .filter(({ history }) => history.length > 1)
      .flatMap(({ sku, listId, history, firstAvailableOn }) =>
        history.map(({ daysAgo, regular, selling }) => {
          const valid_from =
            daysAgo === undefined
              ? new Date(firstAvailableOn)
              : new Date(today.getTime() - daysAgo * 86_400_000);
          return { ...priceRow(listId, sku.id, regular, selling), valid_from };
        }),
      ),
  );
  // The first price of products without a reduction, from their first day.
  await sql`
    insert into price_log (price_list_id, sku_id, regular_price, selling_price, valid_from)
    select price_list_id, sku_id, regular_price, selling_price, least(first_available_on, now())
    from price join sku using (sku_id) join product using (product_id)
    where selling_price = regular_price`.execute(db);
}
