import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';

export type StockStatus = 'OUT_OF_STOCK' | 'OVERSELLABLE' | 'STATIC' | 'FEW_LEFT' | 'IN_STOCK';

/**
 * Evaluated in this order for the selected quantity (§4). `oversellable` units can be sold beyond those in the warehouse;
 * `static` units never decrease, as of digital goods.
 */
export function stockStatus(stock: StockPartsFragment | null | undefined, quantity = 1): StockStatus {
  if (!stock || stock.totalStock <= 0) return 'OUT_OF_STOCK';
  if (stock.oversellable > 0 && quantity > stock.inStock) return 'OVERSELLABLE';
  if ((stock.static ?? 0) > 0 && quantity > stock.inStock && quantity > stock.oversellable) return 'STATIC';
  if (stock.inStock > 0 && stock.inStock < SHOP.productStockFewLeftLimit) return 'FEW_LEFT';
  return 'IN_STOCK';
}
