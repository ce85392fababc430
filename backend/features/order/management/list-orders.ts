import type { Database } from '#backend/database/connection.ts';
import { findOrders, type OrderFilter, type OrderRow } from '../order.queries.ts';

/** Newest first. */
export function listOrders(db: Database, filter: OrderFilter): Promise<OrderRow[]> {
  return findOrders(db, filter);
}
