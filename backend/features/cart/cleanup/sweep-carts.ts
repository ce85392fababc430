import type { Database } from '#backend/database/connection.ts';
import { deleteAbandonedCarts } from './abandoned-carts.queries.ts';

const batchSize = 1000;

/**
 * Deletes abandoned carts and returns how many. A client with the id of a deleted cart creates a new cart. Small batches keep
 * the locks short.
 */
export async function sweepCarts(db: Database, now = new Date()): Promise<number> {
  let swept = 0;
  for (;;) {
    const deleted = await deleteAbandonedCarts(db, now, batchSize);
    swept += deleted;
    if (deleted < batchSize) return swept;
  }
}
