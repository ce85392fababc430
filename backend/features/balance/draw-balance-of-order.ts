import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { decreaseBalance, insertMovement } from './balance.queries.ts';

export interface OrderBalanceDraw {
  customerId: number;
  cartId: string;
  /** Null if the order does not exist yet. */
  orderId: number | null;
  /** The amount that the balance pays, in minor units. */
  amount: number;
  currencyCode: string;
}

/**
 * Deducts the balance's part of an order, in the transaction that creates the order. It is idempotent per cart. Throws if
 * the balance has become too low.
 */
export async function drawBalanceOfOrder(trx: Database, draw: OrderBalanceDraw): Promise<void> {
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
  if (isFirst && !(await decreaseBalance(trx, { customer_id, currency_code, amount })))
    throw new ShopError('INSUFFICIENT_BALANCE', 'The balance has been used in the meantime.');
}
