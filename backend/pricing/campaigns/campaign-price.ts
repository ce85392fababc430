import { reducedBy } from '../money.ts';
import type { CampaignTerms } from './campaign.ts';

/**
 * The unit price by a campaign; null unless it is below the price list's selling price. Percentages are taken off the
 * list's regular price: a campaign never stacks on the list's own sale, nor on another campaign. `minimum` is the lowest
 * lawful price.
 */
export function campaignUnitPrice(
  terms: CampaignTerms,
  listed: { regular: number; selling: number },
  currencyCode: string,
  minimum = 0,
): number | null {
  const campaignPrice = priceByTerms(terms, listed.regular, currencyCode);
  if (campaignPrice === null) return null;
  const price = Math.max(minimum, campaignPrice);
  return price < listed.selling ? price : null;
}

function priceByTerms(terms: CampaignTerms, regular: number, currencyCode: string): number | null {
  switch (terms.type) {
    case 'percentage':
      return reducedBy(regular, terms.basisPoints);
    case 'fixed-price':
      return terms.price[currencyCode] ?? null;
    case 'buy-x-pay-y':
    case 'quantity-steps':
    case 'fixed-amount':
    case 'free-shipping':
      return null;
  }
}
