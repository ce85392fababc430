import type { CampaignTerms } from './campaign.ts';
import { reducedBy } from './money.ts';

/**
 * What one piece costs by a campaign; null where the campaign does not make it cheaper than the list does. Percentages are
 * taken off the list's regular price: a campaign never stacks on the list's own sale, nor on another campaign.
 */
export function campaignUnitPrice(
  terms: CampaignTerms,
  listed: { regular: number; selling: number },
  currencyCode: string,
): number | null {
  const promised = promisedPrice(terms, listed.regular, currencyCode);
  if (promised === undefined) return null;
  const price = Math.max(0, promised);
  return price < listed.selling ? price : null;
}

function promisedPrice(terms: CampaignTerms, regular: number, currencyCode: string): number | undefined {
  switch (terms.type) {
    case 'percentage':
      return reducedBy(regular, terms.basisPoints);
    case 'fixed-price':
      return terms.price[currencyCode];
    default:
      return undefined;
  }
}
