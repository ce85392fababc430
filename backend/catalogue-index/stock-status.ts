interface StockOfSku {
  inStock: number;
  staticStock: number;
  oversellable: number;
}

/** Index into STOCK_STATUSES. One available SKU is enough; negative stock of another SKU does not reduce it. */
export function stockStatusOf(skus: readonly StockOfSku[]): number {
  if (skus.some(({ inStock, staticStock }) => inStock + staticStock > 0)) return 0;
  return skus.some(({ inStock, staticStock, oversellable }) => inStock + staticStock + oversellable > 0)
    ? 1
    : 2;
}
