import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** Few enough for a transaction of about a second. */
const batchSize = 500;

/**
 * Refreshes the search documents of at most `batchSize` rows that a bulk write has left outdated. Returns true if more may be
 * outdated. The memory engine does not need search documents.
 */
export async function refreshPendingSearch(db: Database): Promise<boolean> {
  const { rows } = await sql<{ refreshed: number }>`
    select refresh_pending_search(${batchSize}) as refreshed`.execute(db);
  return rows[0]?.refreshed === batchSize;
}
