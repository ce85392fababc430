import type { Database } from '#backend/database/connection.ts';
import type { BalanceMovement } from '#contract/auth.ts';
import { listMovements } from './balance.queries.ts';

/** What came to a customer's balance and went, the last first. Notes are the shop's own. */
export async function movementsOfCustomer(db: Database, customerId: number): Promise<BalanceMovement[]> {
  const rows = await listMovements(db, customerId);
  return rows.map(({ amount, currency_code, minor_digits, reason, order_id, created_at }) => ({
    amount: amount / 10 ** minor_digits,
    currency: currency_code,
    reason: reason as BalanceMovement['reason'],
    orderId: order_id,
    at: created_at.toISOString(),
  }));
}
