import type { Book, BookPrice } from '../book/book.ts';
import type { StoredProduct } from './product-state.ts';

/** Prices for books without one. */
export interface FallbackPrices {
  /** By price list, from the options; for every book without a price in its row. */
  requested: ReadonlyMap<number, number>;
  /** By price list; for books without a price in the row, in the options and in the shop. */
  defaults: ReadonlyMap<number, number>;
}

/** A book with a price in one currency is sold in that currency only: prices are not converted. */
export function desiredPrices(
  { prices, missingPrices, title }: Book,
  stored: StoredProduct | undefined,
  { requested, defaults }: FallbackPrices,
): ReadonlyMap<number, BookPrice> {
  if (missingPrices === 'delete') return prices;
  const desired = new Map<number, BookPrice>([...(stored?.prices ?? []), ...prices]);
  // A row without a title only updates.
  if (prices.size > 0 || title === undefined || missingPrices === 'keep') return desired;
  const amounts = desired.size === 0 ? new Map([...defaults, ...requested]) : requested;
  for (const [priceListId, amount] of amounts) desired.set(priceListId, { regular: amount, selling: amount });
  return desired;
}
