import type { Sku } from '#backend/catalogue-index/catalogue.ts';

interface Stock {
  inStock: number;
  oversellable: number;
  static: number;
  /** The quantity that can be ordered. */
  totalStock: number;
  incoming: string | null;
}

export function stockOfSku(sku: Sku): Stock {
  return {
    inStock: sku.inStock,
    oversellable: sku.oversellable,
    static: sku.staticStock,
    totalStock: sku.inStock + sku.oversellable + sku.staticStock,
    incoming: sku.incoming?.toISOString() ?? null,
  };
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
