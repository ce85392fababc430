import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { priceLadder } from '../formats.ts';
import { insertAll } from './bulk-insert.ts';
import type { DemoProduct } from './demo-products.ts';
import { priceHistory } from './price-changes.ts';
import { currencies, markets } from './shop.ts';

/** A reading circle of the shop, with prices of its own in one market. */
export const bookClub = {
  key: 'book-club',
  name: 'Bokklubben',
  priceList: 'sek-book-club',
  market: 'se',
  currency: 'SEK',
  category: 'crime/nordic-noir',
} as const;

const listIdOf = new Map<string, number>(
  currencies.map(({ currency_code }, index) => [currency_code, index + 1]),
);
const bookClubListId = currencies.length + 1;

export async function seedPrices(db: Database, products: DemoProduct[], today: Date): Promise<void> {
  await seedPriceLists(db);
  await insertAll(
    db,
    'price',
    pricesOf(products, today).flatMap(({ skus, listId, history }) => {
      const { regular = 0, selling = 0 } = history.at(-1) ?? {};
      return skus.map((sku) => priceRow(listId, sku.id, regular, selling));
    }),
  );
  await seedBookClubPrices(db, products);
}

const pricesOf = (products: DemoProduct[], today: Date) =>
  currencies.flatMap(({ currency_code }) =>
    products.map((product) => ({
      ...product,
      listId: listIdOf.get(currency_code) ?? 0,
      history: priceHistory(product, currency_code, today),
    })),
  );

const priceRow = (price_list_id: number, sku_id: number, regular_price: number, selling_price: number) => ({
  price_list_id,
  sku_id,
  regular_price,
  selling_price,
});

async function seedPriceLists(db: Database): Promise<void> {
  const { customer_group_id } = await db
    .insertInto('customer_group')
    .values({ group_key: bookClub.key, name: bookClub.name })
    .returning('customer_group_id')
    .executeTakeFirstOrThrow();
  await insertAll(db, 'price_list', [
    ...currencies.map(({ currency_code }, index) => ({
      price_list_id: index + 1,
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
  ]);
  await insertAll(db, 'price_list_market', [
    ...markets.map((market) => ({
      price_list_id: listIdOf.get(market.currency) ?? 0,
      market_id: market.alias,
      currency_code: market.currency,
    })),
    { price_list_id: bookClubListId, market_id: bookClub.market, currency_code: bookClub.currency },
  ]);
}

/** Members pay a rung less. That is their price and no reduction, so nothing is struck through. */
async function seedBookClubPrices(db: Database, products: DemoProduct[]): Promise<void> {
  await insertAll(
    db,
    'price',
    products
      .filter(({ work, rung }) => work.category === bookClub.category && rung > 0)
      .flatMap(({ rung, skus }) => {
        const amount = priceLadder[bookClub.currency][rung - 1] ?? 0;
        return skus.map((sku) => priceRow(bookClubListId, sku.id, amount, amount));
      }),
  );
}

/** The table of prices has logged what they are since now; this adds what they were before. */
export async function seedPriceLog(db: Database, products: DemoProduct[], today: Date): Promise<void> {
  await insertAll(
    db,
    'price_log',
    pricesOf(products, today)
      .filter(({ history }) => history.length > 1)
      .flatMap(({ skus, listId, history, firstAvailableOn }) =>
        history.flatMap(({ daysAgo, regular, selling }) => {
          const valid_from =
            daysAgo === undefined
              ? new Date(firstAvailableOn)
              : new Date(today.getTime() - daysAgo * 86_400_000);
          return skus.map((sku) => ({ ...priceRow(listId, sku.id, regular, selling), valid_from }));
        }),
      ),
  );
  await sql`
    insert into price_log (price_list_id, sku_id, regular_price, selling_price, valid_from)
    select price_list_id, sku_id, regular_price, selling_price, least(first_available_on, now())
    from price join sku using (sku_id) join product using (product_id)
    where selling_price = regular_price`.execute(db);
}
