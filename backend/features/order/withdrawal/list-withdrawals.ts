import type { Database } from '#backend/database/connection.ts';
import { findNewestWithdrawals, type ListedWithdrawal } from './withdrawal.queries.ts';

/** Newest first. */
export function listWithdrawals(db: Database, limit: number): Promise<ListedWithdrawal[]> {
  return findNewestWithdrawals(db, limit);
}
