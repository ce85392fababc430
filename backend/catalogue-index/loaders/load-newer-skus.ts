import type { Database } from '#backend/database/connection.ts';
import type { SkuRecord } from '../product-record.ts';
import { loadSkus } from './load-skus.ts';

/** Prices and stock of products, a tenth of the work of loading all about them. */
export function loadNewerSkus(db: Database, ids: readonly number[]): Promise<Map<number, SkuRecord[]>> {
  return loadSkus(db, { ids });
}
