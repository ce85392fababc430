import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { returnToGiftCode } from './change-order.queries.ts';
import type { OrderRow } from './order.queries.ts';

/**
 * What gift code and balance paid goes to the customer's balance; a guest has it on the code again. Answers false where it has
 * nowhere to go: whoever paid by balance has left the shop since.
 */
export async function returnPaidBefore(trx: Database, order: OrderRow, amount: number): Promise<boolean> {
  const { customer_id: customerId, currency_code: currencyCode, order_id: orderId } = order;
  if (customerId === null) return returnToGiftCode(trx, order.cart_id, amount);
  await addToBalance(trx, { customerId, currencyCode, amount, reason: 'refund', orderId });
  return true;
}
