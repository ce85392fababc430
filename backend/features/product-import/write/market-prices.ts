import type { BookPrice } from '../book/book.ts';
import type { Shop } from '../shop.queries.ts';

export type Market = Shop['markets'][number];
type MarketsAndCurrencies = Pick<Shop, 'currencies' | 'markets'>;

/** The list of the market's currency. It applies where the market's own list has no price. */
export function sharedListOf(
  { currency, priceListId }: Market,
  { currencies }: MarketsAndCurrencies,
): number {
  return currencies.find(({ code }) => code === currency)?.priceListId ?? priceListId;
}

/** Whether a virtual market has no list of its own: it has only prices that other markets of its currency also have. */
export function followsSharedList(market: Market, shop: MarketsAndCurrencies): boolean {
  return market.isVirtual && market.priceListId === sharedListOf(market, shop);
}

/** The list that has the price of a product in a market; undefined if the product is not sold there. */
export function findPriceList(
  prices: ReadonlyMap<number, BookPrice>,
  market: Market,
  shop: MarketsAndCurrencies,
): number | undefined {
  return [market.priceListId, sharedListOf(market, shop)].find((listId) => prices.has(listId));
}

/**
 * The prices of a book by price list. A shared list has a price only if the book is sold in every market of the currency:
 * otherwise it would be sold in the other markets too. A market with another price has that price in its own list.
 */
export function listPrices(
  priceOf: ReadonlyMap<Market, BookPrice>,
  shop: MarketsAndCurrencies,
): Map<number, BookPrice> {
  const prices = new Map<number, BookPrice>();
  for (const [sharedId, markets] of Map.groupBy(shop.markets, (market) => sharedListOf(market, shop))) {
    const isSoldInAll = markets.every((market) => market.isVirtual || priceOf.has(market));
    const shared = isSoldInAll
      ? commonestPrice(markets.flatMap((market) => priceOf.get(market) ?? []))
      : undefined;
    if (shared) prices.set(sharedId, shared);
    for (const market of markets) {
      const price = followsSharedList(market, shop) ? undefined : priceOf.get(market);
      if (price && !(shared && isEqualPrice(price, shared)) && !prices.has(market.priceListId))
        prices.set(market.priceListId, price);
    }
  }
  return prices;
}

/** Assigns the prices to the markets' own lists, so that the prices of other markets do not change. */
export function ownListPrices(
  priceOf: ReadonlyMap<Market, BookPrice>,
  shop: MarketsAndCurrencies,
): Map<number, BookPrice> {
  const own = [...priceOf].filter(([market]) => !followsSharedList(market, shop));
  return new Map(own.map(([market, price]) => [market.priceListId, price]));
}

/** The most frequent price; the first of several equally frequent ones. */
function commonestPrice(prices: readonly BookPrice[]): BookPrice | undefined {
  const groups = Map.groupBy(prices, ({ regular, selling }) => `${regular} ${selling}`);
  const [largest] = [...groups.values()].sort((a, b) => b.length - a.length);
  return largest?.[0];
}

const isEqualPrice = (a: BookPrice, b: BookPrice) => a.regular === b.regular && a.selling === b.selling;
