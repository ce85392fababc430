import type { Database } from '#backend/database/connection.ts';
import { selectBalances } from './balance.queries.ts';

/** A customer's balances by currency, in minor units. A balance pays only in its own currency. */
export function findBalances(db: Database, customerId: number): Promise<ReadonlyMap<string, number>> {
  return selectBalances(db, customerId);
}
