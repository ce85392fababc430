import type { Database } from '#backend/database/connection.ts';
import { type DueDownload, lockDueDownloads, markAnnounced } from './downloads.queries.ts';
import { isAvailable } from './is-available.ts';

/** A day begins 14 hours before UTC in the first time zone. */
const earliestZoneMs = 14 * 3_600_000;

/** Returns pre-ordered downloads that are published in their market: each once, and none that is refunded. */
export async function takeDueDownloads(trx: Database, now: number, limit: number): Promise<DueDownload[]> {
  const latestDay = new Date(now + earliestZoneMs).toISOString().slice(0, 10);
  const found = await lockDueDownloads(trx, latestDay, limit);
  const due = found.filter((row) => isAvailable(row, now));
  await markAnnounced(
    trx,
    due.map(({ order_line_id }) => order_line_id),
  );
  return due.filter(({ is_locked }) => !is_locked);
}
