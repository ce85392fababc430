import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { returnToGiftCode } from './change-order.queries.ts';
import type { OrderRow } from './order.queries.ts';

/** What gift code and balance paid goes to the customer's balance; a guest has it on the code again. */
export async function returnPaidBefore(trx: Database, order: OrderRow, amount: number): Promise<void> {
  if (amount <= 0) return;
  const { customer_id: customerId, currency_code: currencyCode, order_id: orderId } = order;
  if (customerId === null) await returnToGiftCode(trx, order.cart_id, amount);
  else await addToBalance(trx, { customerId, currencyCode, amount, reason: 'refund', orderId });
}
