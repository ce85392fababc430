import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { returnToGiftCodes } from '#backend/features/gift-card/pay-by-gift-code.ts';
import type { OrderRow } from '../order.queries.ts';

interface ReturnedAmounts {
  toGiftCode: number;
  toBalance: number;
}

/**
 * Credits an amount that was paid by gift code or balance: first to the gift codes, at most with what each paid, the rest to the
 * customer's balance. With `toBalance` all of it goes to the balance. Less than the amount is credited if neither exists, for
 * example after the customer has deleted the account.
 */
export async function returnPrepaid(
  trx: Database,
  order: OrderRow,
  amount: number,
  { toBalance = false, note = '' } = {},
): Promise<ReturnedAmounts> {
  const { customer_id: customerId, currency_code: currencyCode, order_id: orderId } = order;
  const toGiftCode = toBalance ? 0 : await returnToGiftCodes(trx, order.cart_id, amount);
  const rest = amount - toGiftCode;
  if (rest === 0 || customerId === null) return { toGiftCode, toBalance: 0 };
  await addToBalance(trx, { customerId, currencyCode, amount: rest, reason: 'refund', orderId, note });
  return { toGiftCode, toBalance: rest };
}
