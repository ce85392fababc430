import { minimumIn, type TermsOf } from './campaign.ts';

/** The amount that a campaign takes off a cart of this value, at most the value. `spreadAmount` divides it over the lines. */
export function fixedAmountOff(
  { amount, minimum }: TermsOf<'fixed-amount'>,
  currencyCode: string,
  cartValue: number,
): number {
  const from = minimumIn(currencyCode, minimum);
  if (from === null || cartValue < from) return 0;
  return Math.max(0, Math.min(amount[currencyCode] ?? 0, cartValue));
}
