import type { RefundRow } from './refund.queries.ts';

type Given = Pick<RefundRow, 'amount' | 'vat' | 'to_balance' | 'state'>;

/** What was refused was not paid back, and may be paid another way. */
export function notRefused<Refund extends Pick<Given, 'state'>>(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(({ state }) => state !== 'failed');
}

/** What an order has not given back yet, and by which way it goes: never more than was paid, nor than came that way. */
export function leftToPayBack(
  total: { incVat: number; exVat: number },
  paidByMethod: number,
  refunds: readonly Given[],
): { byMethod: number; before: number; vatByMethod: number; vatBefore: number } {
  const given = notRefused(refunds);
  const left = Math.max(0, total.incVat - sumOf(given, 'amount'));
  const backToMethod = sumOf(
    given.filter(({ to_balance }) => !to_balance),
    'amount',
  );
  const byMethod = Math.min(left, Math.max(0, paidByMethod - backToMethod));
  const vat = Math.max(0, total.incVat - total.exVat - sumOf(given, 'vat'));
  const vatByMethod = left === 0 ? 0 : Math.round((vat * byMethod) / left);
  return { byMethod, before: left - byMethod, vatByMethod, vatBefore: vat - vatByMethod };
}

function sumOf(refunds: readonly Given[], what: 'amount' | 'vat'): number {
  return refunds.reduce((sum, refund) => sum + refund[what], 0);
}
