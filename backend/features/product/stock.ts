import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { LIMITS } from '#contract/limits.ts';

interface Stock {
  inStock: number;
  oversellable: number;
  static: number;
  /** The quantity that can be ordered. */
  totalStock: number;
  incoming: string | null;
}

/** `static` never runs out and is the largest quantity of a cart: one copy of a download, whatever its stock is. */
export function stockOfSku(sku: Sku): Stock {
  const { inStock, oversellable, staticStock } = sku;
  const totalStock = inStock + oversellable + staticStock;
  const incoming = sku.incoming?.toISOString() ?? null;
  if (sku.product.fulfilment === 'download') {
    const copies = Math.min(Math.max(0, totalStock), LIMITS.cartDownloadQuantity);
    return { inStock: 0, oversellable: 0, static: copies, totalStock: copies, incoming };
  }
  return { inStock, oversellable, static: staticStock, totalStock, incoming };
}

export function stockOfProduct(skus: Sku[]): Stock {
  const total: Stock = { inStock: 0, oversellable: 0, static: 0, totalStock: 0, incoming: null };
  for (const stock of skus.map(stockOfSku)) {
    total.inStock += stock.inStock;
    total.oversellable += stock.oversellable;
    total.static += stock.static;
    total.totalStock += stock.totalStock;
    if (stock.incoming && (!total.incoming || stock.incoming < total.incoming))
      total.incoming = stock.incoming;
  }
  return total;
}
