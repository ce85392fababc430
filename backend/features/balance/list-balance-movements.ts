import type { Database } from '#backend/database/connection.ts';
import { toDecimal } from '#backend/pricing/money.ts';
import type { BalanceMovement } from '#contract/auth.ts';
import { selectMovements } from './balance.queries.ts';

/** The movements of a customer's balance, newest first, without the shop's internal notes. */
export async function listBalanceMovements(db: Database, customerId: number): Promise<BalanceMovement[]> {
  const rows = await selectMovements(db, customerId);
  return rows.map(({ amount, currency_code, minor_digits, reason, order_id, created_at }) => ({
    amount: toDecimal(amount, { minorDigits: minor_digits }),
    currency: currency_code,
    reason: reason as BalanceMovement['reason'],
    orderId: order_id,
    at: created_at.toISOString(),
  }));
}
