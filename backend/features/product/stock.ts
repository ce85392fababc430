import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { LIMITS } from '#contract/limits.ts';
import { incomingOf } from './pre-order.ts';

interface Stock {
  inStock: number;
  /** Copies that can be ordered beyond the stock. */
  oversellable: number;
  /** Stock that never runs out; the number is the maximum quantity in a cart. */
  static: number;
  /** The quantity that can be ordered. */
  totalStock: number;
  incoming: string | null;
}

export function stockOfSku(sku: Sku, scope: Scope): Stock {
  return { ...availableStock(sku), incoming: incomingOf(sku, scope) };
}

/** Any stock of a download means that it can be ordered, in the quantity that a cart may contain. */
function availableStock({ product, inStock, oversellable, staticStock }: Sku): Omit<Stock, 'incoming'> {
  const totalStock = inStock + oversellable + staticStock;
  if (product.fulfilment !== 'download') return { inStock, oversellable, static: staticStock, totalStock };
  const copies = Math.min(Math.max(0, totalStock), LIMITS.cartDownloadQuantity);
  return { inStock: 0, oversellable: 0, static: copies, totalStock: copies };
}

/** The quantity of these SKUs that can be ordered. */
export function totalStockOf(skus: readonly Sku[]): number {
  return skus.reduce((sum, sku) => sum + availableStock(sku).totalStock, 0);
}

export function stockOfProduct(skus: Sku[], scope: Scope): Stock {
  const total: Stock = { inStock: 0, oversellable: 0, static: 0, totalStock: 0, incoming: null };
  for (const stock of skus.map((sku) => stockOfSku(sku, scope))) {
    total.inStock += stock.inStock;
    total.oversellable += stock.oversellable;
    total.static += stock.static;
    total.totalStock += stock.totalStock;
    if (stock.incoming && (!total.incoming || stock.incoming < total.incoming))
      total.incoming = stock.incoming;
  }
  return total;
}
