import type { Database } from '#backend/database/connection.ts';
import type { OrderRow } from '../order.queries.ts';
import { findDeliveredLines } from './withdrawal.queries.ts';

/**
 * Indexes of lines without a right of withdrawal. The law excludes delivered downloads that the buyer agreed to get immediately
 * (Directive 2011/83/EU, Art. 16(m)).
 */
export async function findExcludedLines(
  db: Database,
  { order_id, draft }: Pick<OrderRow, 'order_id' | 'draft'>,
): Promise<number[]> {
  return draft.downloadConsent === undefined ? [] : findDeliveredLines(db, order_id);
}
