import type { Database } from '#backend/database/connection.ts';
import { issueCreditNote } from '#backend/features/invoice/issue-documents.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { formatPlainMoney } from '#backend/pricing/format-plain-money.ts';
import { divideRounded } from '#backend/pricing/money.ts';
import {
  type ShippingVat,
  subtractShippingVats,
  sumShippingVats,
  takeShippingVats,
} from '#backend/pricing/shipping-vat.ts';
import type { LineQuantity } from '../line-quantity.ts';
import { mailRefund } from '../mail/enqueue-order-mails.ts';
import { type Actor, writeEvent, writeState } from '../management/change-order.queries.ts';
import { linesOfOrder, type OrderLineRow, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { canBecome, endsWithoutDelivery } from '../order-transitions.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { requireLockedOrder } from '../require-order.ts';
import { returnStock } from '../stock/release-stock.ts';
import { limitGiftCardParts } from './limit-gift-card-parts.ts';
import { insertRefunds, type NewRefund, type RefundRow, refundsOfOrder } from './refund.queries.ts';
import { type RefundPart, refundParts } from './refund-parts.ts';
import { excludeFailedRefunds } from './refundable-amounts.ts';
import { returnPrepaid } from './return-prepaid.ts';
import { runDueRefunds } from './run-due-refunds.ts';

export interface RefundRequest {
  /** Null: all that is left of the order, with the shipping fee. */
  lines: LineQuantity[] | null;
  /** With lines: the maximum that is also refunded of the shipping fee. */
  maxShippingFee?: number;
  toBalance: boolean;
  reason: string;
  actor: Actor;
}

/**
 * Refunds to the payment method, or to the customer's balance. Returns the amount. Concurrent requests never refund more
 * than was paid, because the order's row is locked.
 */
export async function refundOrder(
  services: OrderServices,
  orderId: number,
  request: RefundRequest,
): Promise<number> {
  const amount = await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId);
    if (endsWithoutDelivery(order.state))
      throw new ShopError('ORDER_STATE', `Order ${orderId} is ${order.state}.`);
    const allRefunds = await refundsOfOrder(trx, orderId);
    const earlier = excludeFailedRefunds(allRefunds);
    const lines = await linesOfOrder(trx, orderId);
    const requested = refundParts(order.draft, lines, earlier, request.lines, request.maxShippingFee);
    const parts = await limitGiftCardParts(trx, order, requested, earlier);
    const sum = sumOf(parts);
    if (sum === 0) throw new ShopError('ORDER_STATE', `Order ${orderId} has nothing left to refund.`);
    const split = await splitByDestination(trx, order, { parts, earlier, request });
    await insertRefunds(trx, split.refunds);
    await recordRefund(trx, order, {
      sum,
      isComplete: sumOf(earlier) + sum >= order.total_inc_vat,
      lines,
      request,
    });
    const creditNote = await issueCreditNote(trx, orderId, parts);
    await notifyCustomer(trx, order, { key: String(allRefunds.length + 1), creditNote, parts, ...split });
    return sum;
  });
  await runDueRefunds(services);
  return amount;
}

export function sumOf(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Changes the order to `refunded` if nothing is left to refund; otherwise writes an event. */
export async function recordRefund(
  trx: Database,
  order: OrderRow,
  {
    sum,
    isComplete,
    lines,
    request: { actor, reason },
  }: {
    sum: number;
    isComplete: boolean;
    lines: readonly OrderLineRow[];
    request: Pick<RefundRequest, 'actor' | 'reason'>;
  },
): Promise<void> {
  if (!isComplete || !canBecome(order.state, 'refunded')) {
    const amount = formatPlainMoney(sum, order.currency_code);
    await writeEvent(trx, order.order_id, { actor, note: `refund of ${amount}: ${reason}` });
    return;
  }
  await writeState(trx, order, { to: 'refunded', actor, note: reason });
  // An order that could still be cancelled has not been shipped, and will not be.
  if (canBecome(order.state, 'cancelled')) await returnStock(trx, lines);
}

/** Mails the refunded lines, and the amounts by destination. `key` distinguishes the refunds of the order. */
export async function notifyCustomer(
  trx: Database,
  order: OrderRow,
  {
    key,
    creditNote,
    parts,
    refunds,
    toGiftCode,
  }: SplitRefund & { key: string; creditNote: string | undefined; parts: readonly RefundPart[] },
): Promise<void> {
  const byMethod = sumOf(refunds.filter(({ to_balance }) => !to_balance));
  await mailRefund(trx, order, {
    key,
    creditNote,
    lines: parts.flatMap(({ lineIndex, quantity }) =>
      lineIndex === null ? [] : [{ index: lineIndex, quantity: quantity ?? 0 }],
    ),
    byMethod,
    toBalance: sumOf(refunds) - byMethod - toGiftCode,
    toGiftCode,
  });
}

interface SplitRefund {
  refunds: NewRefund[];
  /** The amount that is returned to gift codes. */
  toGiftCode: number;
}

/** The provider refunds at most what it captured. The rest was paid by balance or gift code, and is credited there. */
async function splitByDestination(
  trx: Database,
  order: OrderRow,
  {
    parts,
    earlier,
    request,
  }: { parts: readonly RefundPart[]; earlier: readonly RefundRow[]; request: RefundRequest },
): Promise<SplitRefund> {
  const payment = await findPaymentOfOrder(trx, order.order_id);
  // A refund to the balance is rejected too, because cancelling the order would void the whole payment.
  if (payment && payment.amount > 0 && payment.state !== 'captured')
    throw new ShopError(
      'ORDER_STATE',
      'The payment is not captured yet: cancel the order, or capture first.',
    );
  const refundedToMethod = sumOf(earlier.filter(({ to_balance }) => !to_balance));
  let toGiftCode = 0;
  let remainingByMethod = request.toBalance ? 0 : (payment?.amount ?? 0) - refundedToMethod;
  const refunds: NewRefund[] = [];
  for (const { order_line_id, quantity, amount, vat, vats } of parts) {
    const byMethod = Math.min(amount, remainingByMethod);
    remainingByMethod -= byMethod;
    const credited = amount - byMethod;
    const vatsByMethod = vats && takeShippingVats(vats, byMethod);
    const vatByMethod = vatsByMethod ? vatOf(vatsByMethod) : shareOfVat(vat, byMethod, amount);
    const common = { order_id: order.order_id, order_line_id, reason: request.reason };
    if (byMethod > 0)
      refunds.push({
        ...common,
        quantity,
        amount: byMethod,
        vat: vatByMethod,
        vats: vatsByMethod,
        to_balance: false,
        state: 'due',
      });
    if (credited > 0) {
      refunds.push({
        ...common,
        // If the line is split over two refunds, the first one has the quantity.
        quantity: byMethod > 0 ? null : quantity,
        amount: credited,
        vat: vat - vatByMethod,
        vats: vats && subtractShippingVats(vats, vatsByMethod ?? []),
        to_balance: true,
        state: 'done',
      });
      toGiftCode += await credit(trx, order, credited, request);
    }
  }
  return { refunds, toGiftCode };
}

/** The VAT of a part of an amount, in proportion. */
function shareOfVat(vat: number, part: number, amount: number): number {
  return amount === 0 ? 0 : divideRounded(vat * part, amount);
}

function vatOf(vats: readonly ShippingVat[]): number {
  const { incVat, exVat } = sumShippingVats(vats);
  return incVat - exVat;
}

/** Credits an amount to gift codes and balance. Returns the part that was credited to gift codes. */
async function credit(
  trx: Database,
  order: OrderRow,
  amount: number,
  { toBalance, reason }: RefundRequest,
): Promise<number> {
  if (toBalance && order.customer_id === null)
    throw new ShopError('BAD_INPUT', 'A guest has no balance: refund to the payment method.');
  const returned = await returnPrepaid(trx, order, amount, { toBalance, note: reason });
  if (returned.toGiftCode + returned.toBalance < amount)
    throw new ShopError('BAD_INPUT', 'The gift code of the order does not exist any more: refund manually.');
  return returned.toGiftCode;
}
