import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { decreaseBalance, increaseBalance, insertMovement } from './balance.queries.ts';

export interface BalanceAddition {
  customerId: number;
  currencyCode: string;
  /** Minor units. Only a correction may be negative. */
  amount: number;
  reason: 'refund' | 'correction';
  orderId?: number | null;
  /** For bookkeeping; not shown to the customer. */
  note?: string;
}

/** Changes a customer's balance and records the reason, in the caller's transaction. */
export async function addToBalance(trx: Database, addition: BalanceAddition): Promise<void> {
  const { customerId: customer_id, currencyCode: currency_code, amount, reason, orderId, note } = addition;
  if (!Number.isSafeInteger(amount) || amount === 0 || (amount < 0 && reason !== 'correction'))
    throw new ShopError(
      'BAD_INPUT',
      'The amount must be whole minor units, and negative only for a correction.',
    );
  await insertMovement(trx, {
    customer_id,
    currency_code,
    amount,
    reason,
    order_id: orderId ?? null,
    note: note ?? '',
  });
  if (amount > 0) return increaseBalance(trx, { customer_id, currency_code, amount });
  if (!(await decreaseBalance(trx, { customer_id, currency_code, amount: -amount })))
    throw new ShopError('INSUFFICIENT_BALANCE', 'The balance of the customer is too low.');
}
