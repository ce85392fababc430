import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { stockOfSku } from '#backend/features/product/stock.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import type { CartRow, NewCartItemRow } from './cart-row.ts';
import { insufficientStock } from './insufficient-stock.ts';
import { checkSets } from './package-in-cart.ts';

/**
 * Refuses more than a cart may hold: lines, pieces of a line, and pieces of these SKUs over all lines. Less than before is
 * never refused, also where the stock has fallen below it.
 */
export function checkItems(cart: CartRow, items: NewCartItemRow[], skus: Iterable<Sku>): void {
  if (items.length > Math.max(cart.items.length, LIMITS.cartLines))
    throw new ShopError('LIMIT_EXCEEDED', `A cart may have ${LIMITS.cartLines} lines at most.`);
  for (const sku of skus) {
    const [before, after] = [piecesOf(sku, cart.items), piecesOf(sku, items)];
    if (after <= before) continue;
    const { totalStock } = stockOfSku(sku);
    if (after > totalStock) throw insufficientStock(totalStock, before);
    if (sku.product.type === 'package') checkSets(cart, items, sku.product);
    if (items.some(({ sku_id, quantity }) => sku_id === sku.id && quantity > LIMITS.cartLineQuantity))
      throw new ShopError(
        'LIMIT_EXCEEDED',
        `A line of a cart may have ${LIMITS.cartLineQuantity} pieces at most.`,
      );
  }
}

function piecesOf(sku: Sku, items: readonly NewCartItemRow[]): number {
  return items.reduce((sum, { sku_id, quantity }) => (sku_id === sku.id ? sum + quantity : sum), 0);
}
