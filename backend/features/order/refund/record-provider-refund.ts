import { issueCreditNote } from '#backend/features/invoice/issue-documents.ts';
import { divideRounded } from '#backend/pricing/money.ts';
import { splitByWeight } from '#backend/pricing/spread-amount.ts';
import { linesOfOrder } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { requireLockedOrder } from '../require-order.ts';
import { limitGiftCardParts } from './limit-gift-card-parts.ts';
import { insertRefunds, refundsOfOrder } from './refund.queries.ts';
import { notifyCustomer, recordRefund, sumOf } from './refund-order.ts';
import { limitFee, type RefundPart, refundParts } from './refund-parts.ts';
import { excludeFailedRefunds } from './refundable-amounts.ts';

const reason = 'made at the payment provider';

/**
 * Records what the merchant has refunded at the provider and not through the shop, with credit note and mail. The shop's own
 * refunds count also while they are due: the provider may have made them just now.
 */
export async function recordProviderRefund(
  { db }: OrderServices,
  orderId: number,
  refundedAtProvider: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId);
    const allRefunds = await refundsOfOrder(trx, orderId);
    const earlier = excludeFailedRefunds(allRefunds);
    const refundedOutside = refundedAtProvider - sumOf(earlier.filter(({ to_balance }) => !to_balance));
    if (refundedOutside <= 0) return;
    const lines = await linesOfOrder(trx, orderId);
    const requested = partsOfAmount(refundParts(order.draft, lines, earlier, null), refundedOutside);
    const parts = await limitGiftCardParts(trx, order, requested, earlier);
    const refunds = parts.map(({ lineIndex: _, ...part }) => ({
      ...part,
      order_id: orderId,
      reason,
      to_balance: false,
      state: 'done' as const,
    }));
    await insertRefunds(trx, refunds);
    const sum = sumOf(parts);
    const isComplete = sumOf(earlier) + sum >= order.total_inc_vat;
    await recordRefund(trx, order, { sum, isComplete, lines, request: { actor: 'merchant', reason } });
    const creditNote = await issueCreditNote(trx, orderId, parts);
    const key = String(allRefunds.length + 1);
    await notifyCustomer(trx, order, { key, creditNote, parts, refunds, toGiftCode: 0 });
  });
}

/** The provider does not know lines: an amount below the rest is split over all of them, and no copies count as returned. */
function partsOfAmount(remaining: RefundPart[], amount: number): RefundPart[] {
  const left = sumOf(remaining);
  // The merchant has refunded more at the provider than the order costs.
  if (left === 0)
    return [{ order_line_id: null, lineIndex: null, quantity: null, amount, vat: 0, vats: null }];
  if (amount >= left) return remaining;
  const shares = splitByWeight(
    amount,
    remaining.map((part) => part.amount),
  );
  return remaining.flatMap((part, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return [];
    if (part.vats) return [limitFee(part, share)];
    return [{ ...part, quantity: null, amount: share, vat: divideRounded(part.vat * share, part.amount) }];
  });
}
