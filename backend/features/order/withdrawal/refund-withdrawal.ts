import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import type { LineQuantity } from '../line-quantity.ts';
import { linesOfOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { canBecome } from '../order-transitions.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { refundsOfOrder } from '../refund/refund.queries.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { refundParts } from '../refund/refund-parts.ts';
import { excludeFailedRefunds } from '../refund/refundable-amounts.ts';
import { requireOrder } from '../require-order.ts';
import { findExcludedLines } from './excluded-lines.ts';
import { findWithdrawals } from './withdrawal.queries.ts';
import { findCheapestFee } from './withdrawal-list.queries.ts';
import { countWithdrawn } from './withdrawn-lines.ts';

/** The lawful refund of an order's withdrawals. */
export interface WithdrawalProposal {
  order: OrderRow;
  /** Withdrawn copies that are not refunded yet. */
  lines: LineQuantity[];
  /** Everything that can be withdrawn was withdrawn. */
  isComplete: boolean;
  /** The part of the shipping fee that is refunded; minor units with VAT. */
  delivery: number;
  amount: number;
  /** The payment is not captured: the order is cancelled, and the provider releases the amount or ends the credit. */
  isCancellation: boolean;
}

/**
 * The withdrawn goods, and the cheapest delivery that the shop offered for them if everything was withdrawn: the customer bears
 * the additional cost of a dearer option (Directive 2011/83/EU, Art. 13(2)).
 */
export async function proposeRefund(db: Database, orderId: number): Promise<WithdrawalProposal> {
  const order = await requireOrder(db, orderId);
  const statements = await findWithdrawals(db, orderId);
  if (statements.length === 0)
    throw new ShopError('ORDER_STATE', `The customer has not withdrawn from order ${orderId}.`);
  const [excluded, refunds, orderLines, payment] = await Promise.all([
    findExcludedLines(db, order),
    refundsOfOrder(db, orderId),
    linesOfOrder(db, orderId),
    findPaymentOfOrder(db, orderId),
  ]);
  const earlier = excludeFailedRefunds(refunds);
  const { remaining, toRefund } = countWithdrawn(order.draft.lines, statements, earlier);
  const lines = toRefund.filter(({ index }) => !excluded.includes(index));
  const isComplete = remaining.every(({ index }) => excluded.includes(index));
  const maxShippingFee = isComplete ? await cheapestShippingFee(db, order) : 0;
  const parts = refundParts(order.draft, orderLines, earlier, lines, maxShippingFee);
  return {
    order,
    lines,
    isComplete,
    delivery: parts.find(({ lineIndex }) => lineIndex === null)?.amount ?? 0,
    amount: parts.reduce((sum, part) => sum + part.amount, 0),
    isCancellation:
      isComplete &&
      excluded.length === 0 &&
      payment?.state === 'authorized' &&
      canBecome(order.state, 'cancelled'),
  };
}

/** Old orders do not store the cheapest fee that was offered: today's fees are used. */
async function cheapestShippingFee(db: Database, { draft }: OrderRow): Promise<number> {
  const { fee, cheapestFee } = draft.shipping;
  const grams = draft.lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const cheapest = cheapestFee ?? (await findCheapestFee(db, draft.marketId, grams));
  return Math.min(fee.incVat, cheapest ?? fee.incVat);
}

/** Executes the proposal. The provider learns of it by the refund, or by the cancellation of its authorisation. */
export async function refundWithdrawal(
  services: OrderServices,
  orderId: number,
): Promise<WithdrawalProposal> {
  const proposal = await proposeRefund(services.db, orderId);
  const reason = 'withdrawal';
  if (proposal.isCancellation)
    await cancelOrder(services, orderId, { to: 'cancelled', actor: 'merchant', note: reason });
  else {
    if (proposal.amount === 0)
      throw new ShopError('ORDER_STATE', 'The withdrawn items are refunded already.');
    const { lines, delivery: maxShippingFee } = proposal;
    const request = { lines, maxShippingFee, toBalance: false, reason, actor: 'merchant' } as const;
    await refundOrder(services, orderId, request);
  }
  return proposal;
}
