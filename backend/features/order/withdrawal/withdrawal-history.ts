import type { Database } from '#backend/database/connection.ts';
import { type RefundRow, refundsOfOrder } from '../refund/refund.queries.ts';
import { excludeFailedRefunds } from '../refund/refundable-amounts.ts';
import { findWithdrawals, type WithdrawalRow } from './withdrawal.queries.ts';

export interface WithdrawalHistory {
  /** Oldest first. */
  statements: WithdrawalRow[];
  /** Without failed ones. */
  refunds: RefundRow[];
}

/** All that decides which copies of an order can still be withdrawn. */
export async function findWithdrawalHistory(db: Database, orderId: number): Promise<WithdrawalHistory> {
  const [statements, refunds] = await Promise.all([
    findWithdrawals(db, orderId),
    refundsOfOrder(db, orderId),
  ]);
  return { statements, refunds: excludeFailedRefunds(refunds) };
}
