import { minimumIn, type TermsOf } from './campaign.ts';

/**
 * How much more must be bought until shipping is free, by the most generous of the campaigns: 0 when it is free already,
 * -1 when no campaign offers it in the currency.
 */
export function amountLeftToFreeShipping(
  campaigns: readonly TermsOf<'free-shipping'>[],
  currencyCode: string,
  cartValue: number,
): number {
  let lowest: number | null = null;
  for (const { minimum } of campaigns) {
    const from = minimumIn(currencyCode, minimum);
    if (from !== null && (lowest === null || from < lowest)) lowest = from;
  }
  return lowest === null ? -1 : Math.max(0, lowest - cartValue);
}
