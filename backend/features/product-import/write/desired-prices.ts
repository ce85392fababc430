import type { Book, BookPrice } from '../book/book.ts';
import type { Shop } from '../shop.queries.ts';
import { followsSharedList, type Market, sharedListOf } from './market-prices.ts';
import type { StoredProduct } from './product-state.ts';

/** Prices for books whose row has none. */
export interface FallbackPrices {
  /** Minor units by price list id, from the options; for every book without a price in its row. */
  requested: ReadonlyMap<number, number>;
  /** Minor units by price list id; for books without a price in the row, in the options and in the shop. */
  defaults: ReadonlyMap<number, number>;
}

/** A book with a price in one currency is sold in that currency only: prices are not converted. */
export function desiredPrices(
  { prices, missingPrices, marketUpdate, title }: Book,
  stored: StoredProduct | undefined,
  { requested, defaults }: FallbackPrices,
  shop: Pick<Shop, 'currencies' | 'markets'>,
): ReadonlyMap<number, BookPrice> {
  if (missingPrices === 'delete') return prices;
  const desired = new Map<number, BookPrice>([...(stored?.prices ?? []), ...prices]);
  if (marketUpdate) {
    // Markets of the update for which the file has no price.
    const unsold = shop.markets.filter(
      (market) =>
        marketUpdate.markets.has(market.code) &&
        !prices.has(market.priceListId) &&
        !followsSharedList(market, shop),
    );
    removeMarkets(desired, new Set(unsold), shop);
  }
  // A row without a title only updates.
  if (prices.size > 0 || title === undefined || missingPrices === 'keep') return desired;
  const amounts = desired.size === 0 ? new Map([...defaults, ...requested]) : requested;
  for (const [priceListId, amount] of amounts) desired.set(priceListId, { regular: amount, selling: amount });
  return desired;
}

/** Removes the prices of markets. Where other markets have the price of a shared list, it moves to their own lists. */
function removeMarkets(
  prices: Map<number, BookPrice>,
  removed: ReadonlySet<Market>,
  shop: Pick<Shop, 'currencies' | 'markets'>,
): void {
  for (const market of removed) {
    const sharedId = sharedListOf(market, shop);
    const others = shop.markets.filter(
      (each) => !removed.has(each) && !followsSharedList(each, shop) && sharedListOf(each, shop) === sharedId,
    );
    // Two markets with one list cannot have different prices.
    if (others.some(({ priceListId }) => priceListId === market.priceListId)) continue;
    const shared = prices.get(sharedId);
    prices.delete(market.priceListId);
    prices.delete(sharedId);
    for (const { priceListId } of others)
      if (shared && !prices.has(priceListId)) prices.set(priceListId, shared);
  }
}
