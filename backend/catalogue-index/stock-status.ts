interface StockOfSku {
  inStock: number;
  staticStock: number;
  oversellable: number;
}

/** Positions in STOCK_STATUSES, which the catalogue index stores. */
const IN_STOCK = 0;
const TO_ORDER = 1;
export const OUT_OF_STOCK = 2;

/** The status of a product. One available SKU is enough; negative stock of another SKU does not count. */
export function stockStatusOf(skus: readonly StockOfSku[]): number {
  if (skus.some(({ inStock, staticStock }) => inStock + staticStock > 0)) return IN_STOCK;
  return skus.some(({ inStock, staticStock, oversellable }) => inStock + staticStock + oversellable > 0)
    ? TO_ORDER
    : OUT_OF_STOCK;
}
