import type { Database } from '#backend/database/connection.ts';
import { takeDueDownloads } from '#backend/features/download/due-downloads.ts';
import { mailAvailableDownloads } from './enqueue-order-mails.ts';

const batchSize = 200;

/**
 * Background job: mails the buyers of pre-ordered downloads on the day of publication, once per order and day. Returns whether
 * there may be more.
 */
export function announceDownloads(db: Database, now = Date.now()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await takeDueDownloads(trx, now, batchSize);
    for (const rows of Map.groupBy(due, ({ order_id }) => order_id).values()) {
      const [order] = rows;
      const lines = rows.map(({ line_index: index }) => ({ index, quantity: 1 }));
      if (order) await mailAvailableDownloads(trx, order, lines);
    }
    return due.length === batchSize;
  });
}
