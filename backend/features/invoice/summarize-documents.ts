import type { Database } from '#backend/database/connection.ts';
import type { DocumentSummary } from '#contract/order/documents.ts';
import { summariesOfOrders } from './invoice.queries.ts';

/** The documents of orders by order number, oldest first. */
export async function summarizeDocuments(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, DocumentSummary[]>> {
  const byOrder = new Map<number, DocumentSummary[]>();
  for (const { orderId, ...summary } of await summariesOfOrders(db, orderIds))
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), summary]);
  return byOrder;
}
