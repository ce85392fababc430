import type { Database } from '#backend/database/connection.ts';
import {
  findNewestWithdrawals,
  findUnmatched,
  type ListedWithdrawal,
  type UnmatchedWithdrawalRow,
} from './withdrawal-list.queries.ts';

/** Newest first. */
export function listWithdrawals(db: Database, limit: number): Promise<ListedWithdrawal[]> {
  return findNewestWithdrawals(db, limit);
}

/** Statements whose order was not found, oldest first. */
export function listUnmatchedWithdrawals(db: Database, limit: number): Promise<UnmatchedWithdrawalRow[]> {
  return findUnmatched(db, limit);
}
