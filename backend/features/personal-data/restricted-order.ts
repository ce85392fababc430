import type { Database } from '#backend/database/connection.ts';
import { findRestrictedOrder } from './person.queries.ts';

/** The copy of an erased order for bookkeeping; undefined if there is none. */
export async function readRestrictedOrder(
  db: Database,
  orderId: number,
): Promise<{ restrictedAt: Date; record: unknown } | undefined> {
  const row = await findRestrictedOrder(db, orderId);
  return row && { restrictedAt: row.restricted_at, record: row.record };
}
