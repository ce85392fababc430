import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type { ProductRecord } from '../../product-record.ts';

/** A price that all SKUs of a product have in one price list. */
interface UniformPrice {
  listId: number;
  price: ListedPrice;
}

/**
 * The prices of a product by price list, if one price per list is enough: all its SKUs have the same prices, each without
 * earlier or later ones, and no market has a fixed price for it. This is the case for nearly all products; their offers are
 * computed from columns. Null for the other products, whose offers are computed from their records.
 */
export function uniformPrices({
  skus,
  fixedPrices,
}: Pick<ProductRecord, 'skus' | 'fixedPrices'>): UniformPrice[] | null {
  if (fixedPrices.length > 0) return null;
  const [first, ...others] = skus;
  if (!first) return [];
  const uniform: UniformPrice[] = [];
  for (const { listId, history } of first.prices) {
    const price = history[0];
    if (history.length !== 1 || !price || price.regular === null || price.selling === null) return null;
    uniform.push({ listId, price });
  }
  for (const { prices } of others) {
    if (prices.length !== uniform.length) return null;
    for (const [index, { listId, history }] of prices.entries()) {
      const [price, expected] = [history[0], uniform[index]];
      if (history.length !== 1 || expected?.listId !== listId) return null;
      if (price?.regular !== expected.price.regular || price?.selling !== expected.price.selling) return null;
      if (price?.from !== expected.price.from) return null;
    }
  }
  return uniform;
}
