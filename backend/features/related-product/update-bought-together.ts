import type { Database } from '#backend/database/connection.ts';
import { writeBoughtTogether } from './bought-together.queries.ts';

/** The maximums bound the cost of the job. The minimum of orders hides the purchases of a single person. */
const limits = { maxOrders: 50_000, maxWorksPerOrder: 20, minOrders: 3, maxPerWork: 8 };

export async function updateBoughtTogether(db: Database): Promise<void> {
  await writeBoughtTogether(db, limits);
}
