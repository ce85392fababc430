import type { Sku } from '#backend/catalogue-index/catalogue.ts';

/** Items with unlimited (static) stock are digital and are not shipped. */
export function needsDelivery(sku: Sku): boolean {
  return sku.staticStock === 0;
}
