import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { insertMovement, lowerBalance, raiseBalance } from './balance.queries.ts';

export interface BalanceAddition {
  customerId: number;
  currencyCode: string;
  /** Minor units. A correction may also take: below zero. */
  amount: number;
  reason: 'refund' | 'correction';
  orderId?: number | null;
  /** For whoever keeps the books. */
  note?: string;
}

/** Gives a customer money to spend in the shop, and writes down why; in a transaction of whoever asks for it. */
export async function addToBalance(trx: Database, addition: BalanceAddition): Promise<void> {
  const { customerId: customer_id, currencyCode: currency_code, amount, reason, orderId, note } = addition;
  if (!Number.isSafeInteger(amount) || amount === 0 || (amount < 0 && reason !== 'correction'))
    throw new ShopError('BAD_INPUT', 'The amount must be whole minor units; only a correction may take.');
  await insertMovement(trx, {
    ...{ customer_id, currency_code, amount, reason },
    ...{ order_id: orderId ?? null, note: note ?? '' },
  });
  if (amount > 0) return raiseBalance(trx, { customer_id, currency_code, amount });
  if (!(await lowerBalance(trx, { customer_id, currency_code, amount: -amount })))
    throw new ShopError('INSUFFICIENT_BALANCE', 'The customer does not have so much.');
}
