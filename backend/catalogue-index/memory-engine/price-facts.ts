import type { ListedPrice } from '#backend/pricing/offer.ts';
import type { ProductRecord } from '../product-record.ts';

/** What a price list asks for a product: one amount for all its SKUs, since one moment. */
export interface PlainPrice {
  listId: number;
  price: ListedPrice;
}

/**
 * The prices of a product whose SKUs all cost the same, in the same lists, and have never cost anything else: nearly all
 * products. Their offers are computed from columns; for any other product, nothing, and its record is asked.
 */
export function plainPrices({ skus }: Pick<ProductRecord, 'skus'>): PlainPrice[] | null {
  const [first, ...others] = skus;
  if (!first) return [];
  const plain: PlainPrice[] = [];
  for (const { listId, history } of first.prices) {
    const price = history[0];
    if (history.length !== 1 || !price || price.regular === null || price.selling === null) return null;
    plain.push({ listId, price });
  }
  for (const { prices } of others) {
    if (prices.length !== plain.length) return null;
    for (const [index, { listId, history }] of prices.entries()) {
      const [price, same] = [history[0], plain[index]];
      if (history.length !== 1 || same?.listId !== listId) return null;
      if (price?.regular !== same.price.regular || price?.selling !== same.price.selling) return null;
      if (price?.from !== same.price.from) return null;
    }
  }
  return plain;
}
