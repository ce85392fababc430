import type { Sku } from '#backend/catalogue-index/catalogue.ts';

/** Files and gift cards are not shipped. Gift wrap is part of a parcel with other products. */
export function needsDelivery({ product }: Sku): boolean {
  return product.fulfilment === 'shipped';
}
