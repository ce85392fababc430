import { type Amount, divideRounded } from '#backend/pricing/money.ts';
import type { RefundRow } from './refund.queries.ts';

type EarlierRefund = Pick<RefundRow, 'amount' | 'vat' | 'to_balance' | 'state'>;

/** Failed refunds were not paid out, so their amount can be refunded again. */
export function excludeFailedRefunds<Refund extends Pick<EarlierRefund, 'state'>>(
  refunds: readonly Refund[],
): Refund[] {
  return refunds.filter(({ state }) => state !== 'failed');
}

interface RefundableAmounts {
  /** At most the payment less what was refunded to the payment method. */
  byMethod: number;
  vatByMethod: number;
  /** The rest, which was paid by gift code or balance. */
  prepaid: number;
  vatOfPrepaid: number;
}

/** The part of an order's total that has not been refunded yet, split by how it was paid. */
export function refundableAmounts(
  total: Amount,
  paidByMethod: number,
  refunds: readonly EarlierRefund[],
): RefundableAmounts {
  const earlier = excludeFailedRefunds(refunds);
  const toMethod = earlier.filter(({ to_balance }) => !to_balance);
  const remaining = Math.max(0, total.incVat - sumOf(earlier, 'amount'));
  const byMethod = Math.min(remaining, Math.max(0, paidByMethod - sumOf(toMethod, 'amount')));
  const vat = Math.max(0, total.incVat - total.exVat - sumOf(earlier, 'vat'));
  const vatByMethod = remaining === 0 ? 0 : divideRounded(vat * byMethod, remaining);
  return { byMethod, vatByMethod, prepaid: remaining - byMethod, vatOfPrepaid: vat - vatByMethod };
}

function sumOf(refunds: readonly EarlierRefund[], field: 'amount' | 'vat'): number {
  return refunds.reduce((sum, refund) => sum + refund[field], 0);
}
