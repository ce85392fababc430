import type { Book, BookPrice } from '../book/book.ts';
import type { Shop } from '../shop.queries.ts';
import { findPriceList } from './market-prices.ts';
import type { FixedPriceState, StoredProduct } from './product-state.ts';

/**
 * The fixed prices by market. Their amount is the regular price that the file sets in the market; a rule stays as it is if the
 * file has neither a rule nor a price for its market. `publisher` fixes the price if neither the file nor the shop names another.
 */
export function desiredFixedPrices(
  book: Pick<Book, 'fixedPrices' | 'prices'>,
  stored: StoredProduct | undefined,
  { shop, prices, publisher }: { shop: Shop; prices: ReadonlyMap<number, BookPrice>; publisher: string },
): Map<string, FixedPriceState> {
  const desired = new Map<string, FixedPriceState>();
  for (const market of shop.markets) {
    const before = stored?.fixedPrices.get(market.code);
    const rule = book.fixedPrices?.get(market.code);
    const listId = findPriceList(prices, market, shop);
    if (rule === null || (!rule && !before) || listId === undefined) continue;
    if (!rule && before && !book.prices.has(listId)) {
      desired.set(market.code, before);
      continue;
    }
    desired.set(market.code, {
      price: prices.get(listId)?.regular ?? 0,
      maxDiscount: rule?.maxDiscount ?? before?.maxDiscount ?? 0,
      by: rule?.by ?? before?.by ?? publisher,
      until: rule ? rule.until : (before?.until ?? null),
    });
  }
  return desired;
}
