import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type Actor, returnToGiftCode, writeEvent, writeState } from './change-order.queries.ts';
import { notRefused } from './left-to-pay-back.ts';
import { linesOfOrder, type OrderRow } from './order.queries.ts';
import { mailRefund } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { canBecome, endsWithoutDelivery } from './order-states.ts';
import { findPaymentOfOrder } from './payment.queries.ts';
import { insertRefunds, type NewRefund, refundsOfOrder } from './refund.queries.ts';
import { type RefundPart, refundParts } from './refund-parts.ts';
import { returnStock } from './release-stock.ts';
import { requireLockedOrder } from './require-order.ts';
import { runDueRefunds } from './run-due-refunds.ts';

export interface RefundWish {
  /** Which lines, counted from nought, and how many of each. None: all that is left of the order, with its delivery. */
  lines: { place: number; quantity: number }[] | null;
  toBalance: boolean;
  reason: string;
  actor: Actor;
}

/** Gives money back: the way it came, or to the customer's balance. Never more than was paid, whoever asks at once. */
export async function refundOrder(
  services: OrderServices,
  orderId: number,
  wish: RefundWish,
): Promise<number> {
  const amount = await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId);
    if (endsWithoutDelivery(order.state))
      throw new ShopError('ORDER_STATE', `Order ${orderId} is ${order.state}.`);
    const earlier = await refundsOfOrder(trx, orderId);
    const given = notRefused(earlier);
    const lines = await linesOfOrder(trx, orderId);
    const parts = refundParts(order.draft, lines, given, wish.lines);
    const sum = parts.reduce((total, part) => total + part.amount, 0);
    if (sum === 0) throw new ShopError('ORDER_STATE', `Nothing of order ${orderId} is left to be paid back.`);
    const refunds = await splitByWay(trx, order, parts, given, wish);
    await insertRefunds(trx, refunds);
    const before = given.reduce((total, refund) => total + refund.amount, 0);
    const isAll = before + sum >= order.total_inc_vat;
    if (isAll && canBecome(order.state, 'refunded')) {
      await writeState(trx, order, { to: 'refunded', actor: wish.actor, note: wish.reason });
      // What could still be cancelled has not left, and never will.
      if (canBecome(order.state, 'cancelled')) await returnStock(trx, lines);
    } else await writeEvent(trx, orderId, { actor: wish.actor, note: `refund of ${sum}: ${wish.reason}` });
    const byMethod = refunds.reduce((total, { amount, to_balance }) => total + (to_balance ? 0 : amount), 0);
    await mailRefund(trx, order, {
      key: String(earlier.length + 1),
      lines: parts.flatMap(({ place, quantity }) =>
        place === null ? [] : [{ place, quantity: quantity ?? 0 }],
      ),
      byMethod,
      toBalance: order.customer_id === null ? 0 : sum - byMethod,
      toGiftCode: order.customer_id === null ? sum - byMethod : 0,
    });
    return sum;
  });
  await runDueRefunds(services);
  return amount;
}

/** The provider gives back no more than it took; the rest was the customer's balance, or a gift code. */
async function splitByWay(
  trx: Database,
  order: OrderRow,
  parts: readonly RefundPart[],
  given: readonly { amount: number; to_balance: boolean }[],
  { toBalance, reason }: RefundWish,
): Promise<NewRefund[]> {
  const payment = await findPaymentOfOrder(trx, order.order_id);
  // To the balance neither: a cancelled order lets go of its payment as a whole.
  if (payment && payment.amount > 0 && payment.state !== 'captured')
    throw new ShopError(
      'ORDER_STATE',
      'The payment is not captured yet: cancel the order, or capture first.',
    );
  const backToMethod = given.reduce((sum, refund) => sum + (refund.to_balance ? 0 : refund.amount), 0);
  let left = toBalance ? 0 : (payment?.amount ?? 0) - backToMethod;
  const refunds: NewRefund[] = [];
  for (const { order_line_id, quantity, amount, vat } of parts) {
    const byMethod = Math.min(amount, left);
    left -= byMethod;
    const byBalance = amount - byMethod;
    const vatByMethod = amount === 0 ? 0 : Math.round((vat * byMethod) / amount);
    const about = { order_id: order.order_id, order_line_id, quantity, reason };
    if (byMethod > 0)
      refunds.push({ ...about, amount: byMethod, vat: vatByMethod, to_balance: false, state: 'due' });
    if (byBalance > 0) {
      // The same pieces, in two ways: they are counted once.
      const pieces = byMethod > 0 ? null : quantity;
      const rest = { amount: byBalance, vat: vat - vatByMethod };
      refunds.push({ ...about, ...rest, quantity: pieces, to_balance: true, state: 'done' });
      if (order.customer_id === null && !toBalance) await giveToCode(trx, order, byBalance);
      else await giveToBalance(trx, order, byBalance, reason);
    }
  }
  return refunds;
}

/** What a guest has not paid by the method was on a gift code, and is on it again. */
async function giveToCode(trx: Database, order: OrderRow, amount: number): Promise<void> {
  if (!(await returnToGiftCode(trx, order.cart_id, amount)))
    throw new ShopError('BAD_INPUT', 'The gift code that paid is gone: pay it back by hand.');
}

async function giveToBalance(trx: Database, order: OrderRow, amount: number, note: string): Promise<void> {
  const { customer_id: customerId, currency_code: currencyCode, order_id: orderId } = order;
  if (customerId === null)
    throw new ShopError('BAD_INPUT', 'A guest has no balance: pay it back the way it came.');
  await addToBalance(trx, { customerId, currencyCode, amount, reason: 'refund', orderId, note });
}
