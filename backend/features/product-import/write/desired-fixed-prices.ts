import type { Book, BookPrice } from '../book/book.ts';
import { listOfPrice } from '../market-prices.ts';
import type { Shop } from '../shop.queries.ts';
import type { FixedPriceState, StoredProduct } from './product-state.ts';

/** The fixed prices by market. Their amount is the regular price that the import sets in the market. */
export function desiredFixedPrices(
  { fixedPrices }: Pick<Book, 'fixedPrices'>,
  stored: StoredProduct | undefined,
  { shop, prices, publisher }: { shop: Shop; prices: ReadonlyMap<number, BookPrice>; publisher: string },
): Map<string, FixedPriceState> {
  const desired = new Map<string, FixedPriceState>();
  for (const market of shop.markets) {
    const before = stored?.fixedPrices.get(market.code);
    const rule = fixedPrices?.get(market.code);
    if (rule === null || (!rule && !before)) continue;
    const price = prices.get(listOfPrice(prices, market, shop) ?? -1);
    if (!price) continue;
    desired.set(market.code, {
      price: price.regular,
      maxDiscount: rule?.maxDiscount ?? before?.maxDiscount ?? 0,
      by: rule?.by ?? before?.by ?? publisher,
      until: rule ? rule.until : (before?.until ?? null),
    });
  }
  return desired;
}
