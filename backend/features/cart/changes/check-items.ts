import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { totalStockOf } from '#backend/features/product/stock.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import type { CartRow, NewCartItemRow } from '../cart-row.ts';
import { checkPackageStock } from '../packages/package-in-cart.ts';
import { checkOrderQuantity } from './check-order-quantity.ts';
import { downloadQuantityError, insufficientStockError } from './insufficient-stock-error.ts';

/**
 * Checks the limits of a changed cart: the number of lines, the quantity of a line and, for each of `skus` over all lines,
 * the stock and the maximum quantity of an order. A decrease is always accepted, even above the current stock.
 */
export function checkItems(
  context: Pick<ShopContext, 'maxOrderQuantity'>,
  cart: CartRow,
  items: NewCartItemRow[],
  skus: Iterable<Sku>,
): void {
  if (items.length > Math.max(cart.items.length, LIMITS.cartLines))
    throw new ShopError('LIMIT_EXCEEDED', `A cart may have ${LIMITS.cartLines} lines at most.`);
  for (const sku of skus) {
    const [before, after] = [countUnits(sku, cart.items), countUnits(sku, items)];
    if (after <= before) continue;
    const totalStock = totalStockOf([sku]);
    // A download with stock is never sold out: `totalStock` is then the quantity that a cart may have.
    if (sku.product.fulfilment === 'download' && totalStock > 0 && after > totalStock)
      throw downloadQuantityError(before);
    if (after > totalStock) throw insufficientStockError(totalStock, before);
    if (sku.product.type === 'package') checkPackageStock(cart, items, sku.product);
    if (items.some(({ sku_id, quantity }) => sku_id === sku.id && quantity > LIMITS.cartLineQuantity))
      throw new ShopError(
        'LIMIT_EXCEEDED',
        `A cart line may have a quantity of ${LIMITS.cartLineQuantity} at most.`,
      );
    checkOrderQuantity(sku, after, context);
  }
}

function countUnits(sku: Sku, items: readonly NewCartItemRow[]): number {
  return items.reduce((sum, { sku_id, quantity }) => (sku_id === sku.id ? sum + quantity : sum), 0);
}
