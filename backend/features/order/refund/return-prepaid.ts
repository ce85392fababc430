import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { returnToGiftCode } from '../management/change-order.queries.ts';
import type { OrderRow } from '../order.queries.ts';

/**
 * Credits an amount that was paid by gift code or balance: to the customer's balance, or for a guest to the gift code.
 * Returns false if neither exists, for example after the customer has deleted the account.
 */
export async function returnPrepaid(trx: Database, order: OrderRow, amount: number): Promise<boolean> {
  const { customer_id: customerId, currency_code: currencyCode, order_id: orderId } = order;
  if (customerId === null) return returnToGiftCode(trx, order.cart_id, amount);
  await addToBalance(trx, { customerId, currencyCode, amount, reason: 'refund', orderId });
  return true;
}
