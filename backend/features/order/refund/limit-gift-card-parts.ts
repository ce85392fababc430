import type { Database } from '#backend/database/connection.ts';
import { refundGiftCards } from '#backend/features/gift-card/refund-gift-cards.ts';
import type { OrderRow } from '../order.queries.ts';
import type { RefundRow } from './refund.queries.ts';
import type { RefundPart } from './refund-parts.ts';

/** Debits the gift cards among the refunded lines, and limits the refund to the value that was not spent. */
export async function limitGiftCardParts(
  trx: Database,
  { order_id, draft }: OrderRow,
  parts: readonly RefundPart[],
  earlier: readonly RefundRow[],
): Promise<RefundPart[]> {
  const lines = parts.flatMap(({ lineIndex, quantity, order_line_id }) => {
    if (lineIndex === null || !draft.lines[lineIndex]?.isGiftCard) return [];
    const refunds = earlier.filter((refund) => refund.order_line_id === order_line_id);
    return [
      {
        lineIndex,
        quantity: quantity ?? 0,
        earlierQuantity: refunds.reduce((sum, refund) => sum + (refund.quantity ?? 0), 0),
        earlierAmount: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      },
    ];
  });
  if (lines.length === 0) return [...parts];
  const maxAmounts = await refundGiftCards(trx, order_id, lines);
  return parts.map((part) => {
    const maxAmount = part.lineIndex === null ? undefined : maxAmounts.get(part.lineIndex);
    return maxAmount === undefined ? part : { ...part, amount: Math.min(part.amount, maxAmount) };
  });
}
