import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { insertMovement, lowerBalance } from './balance.queries.ts';

export interface BalanceDraw {
  customerId: number;
  cartId: string;
  /** Where it is known already. */
  orderId: number | null;
  /** What the balance pays; minor units. */
  amount: number;
  currencyCode: string;
}

/**
 * Takes what the customer's balance pays of an order, in the transaction that makes the order: it holds together with the
 * order or not at all. A cart draws once, however often it is asked to. Throws where there is not so much any more.
 */
export async function drawBalanceOfOrder(trx: Database, draw: BalanceDraw): Promise<void> {
  const { amount, customerId: customer_id, currencyCode: currency_code } = draw;
  if (amount <= 0) return;
  const isFirst = await insertMovement(trx, {
    customer_id,
    currency_code,
    amount: -amount,
    reason: 'order',
    cart_id: draw.cartId,
    order_id: draw.orderId,
  });
  if (isFirst && !(await lowerBalance(trx, { customer_id, currency_code, amount })))
    throw new ShopError('INSUFFICIENT_BALANCE', 'The balance has been used meanwhile.');
}
