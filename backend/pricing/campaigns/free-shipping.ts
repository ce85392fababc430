import { minimumIn, type TermsOf } from './campaign.ts';

/**
 * The amount left to buy until shipping is free, by the campaign with the lowest minimum: 0 when shipping is already free,
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
