import type { Database } from '#backend/database/connection.ts';
import { readBalances } from './balance.queries.ts';

/** What a customer has with the shop, by currency, in minor units: what is kept in one currency pays in no other. */
export function balancesOfCustomer(db: Database, customerId: number): Promise<ReadonlyMap<string, number>> {
  return readBalances(db, customerId);
}
