import type { Sku } from '#backend/catalogue-index/catalogue.ts';

/** Files and gift cards are not shipped. */
export function needsDelivery({ product }: Sku): boolean {
  return product.fulfilment === 'shipped';
}
