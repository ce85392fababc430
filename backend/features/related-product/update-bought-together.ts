import type { Database } from '#backend/database/connection.ts';
import { writeBoughtTogether } from './bought-together.queries.ts';

/** They bound the cost of the job. With the minimum of orders, a purchase of one person cannot be derived. */
const limits = { maxOrders: 50_000, maxWorksPerOrder: 20, minOrders: 3, maxPerWork: 8 };

export async function updateBoughtTogether(db: Database): Promise<void> {
  await writeBoughtTogether(db, limits);
}
