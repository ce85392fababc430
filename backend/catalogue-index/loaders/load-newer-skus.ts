import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { SkuRecord } from '../product-record.ts';
import { loadSkus } from './load-skus.ts';

/** Prices and stock of products, a tenth of the work of loading all about them. */
export function loadNewerSkus(db: Database, ids: readonly number[]): Promise<Map<number, SkuRecord[]>> {
  const products = db.selectFrom('product').select('product_id').where('product_id', '=', anyOf(ids));
  return loadSkus(db, products);
}
