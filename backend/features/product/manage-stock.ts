import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type StockedSku, selectSkus, updateStock } from './manage-stock.queries.ts';

/** SKUs with their stock and prices, by article number, ISBN or GTIN. */
export async function findSkus(db: Database, number: string): Promise<StockedSku[]> {
  const skus = await selectSkus(db, number);
  if (skus.length === 0) throw new ShopError('BAD_INPUT', `No book has the number ${number}.`);
  return skus;
}

/** The one SKU of a number. A product with several sizes needs the number of the size. */
export async function findSku(db: Database, number: string): Promise<StockedSku> {
  const [sku, ...others] = await findSkus(db, number);
  if (!sku || others.length > 0)
    throw new ShopError(
      'BAD_INPUT',
      `The number ${number} has several SKUs: ${[sku, ...others].map((each) => each?.articleNumber).join(', ')}.`,
    );
  return sku;
}

/** Sets how many copies can be sold. */
export async function setStock(db: Database, number: string, copies: number): Promise<StockedSku> {
  const sku = await findSku(db, number);
  await updateStock(db, sku.skuId, copies);
  return { ...sku, inStock: copies };
}
