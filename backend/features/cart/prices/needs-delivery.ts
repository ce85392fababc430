import type { Sku } from '#backend/catalogue-index/catalogue.ts';

/** Items with unlimited (static) stock are digital and are not shipped. Gift cards are mailed. */
export function needsDelivery(sku: Sku): boolean {
  return sku.staticStock === 0 && sku.product.fulfilment !== 'gift_card';
}
