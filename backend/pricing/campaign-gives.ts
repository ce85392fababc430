import { type CampaignRule, isTarget } from './campaign.ts';
import { fixedAmountOff } from './fixed-amount.ts';
import { amountLeftToFreeShipping } from './free-shipping.ts';
import type { CartLine, PricedCart } from './price-cart.ts';
import { waysToReduce } from './quantity-campaigns.ts';

/**
 * Whether a cart has what a campaign asks for: the goods, enough of them, and the value. `priced` is what the cart costs
 * without the campaign. Another campaign may still be better for the customer.
 */
export function campaignGives(
  campaign: CampaignRule,
  lines: readonly CartLine[],
  priced: PricedCart,
  currencyCode: string,
): boolean {
  const own = [...lines.entries()].filter(([, { subject }]) => isTarget(subject, campaign));
  if (own.length === 0) return false;
  const worth = (name: 'selling' | 'paid') =>
    own.reduce((sum, [place]) => sum + (priced.lines[place]?.[name].incVat ?? 0), 0);
  const { terms } = campaign;
  switch (terms.type) {
    case 'percentage':
      return terms.basisPoints > 0;
    case 'fixed-price':
      return terms.price[currencyCode] !== undefined;
    case 'buy-x-pay-y':
    case 'quantity-steps':
      return waysToReduce(lines, [campaign]).length > 1;
    case 'fixed-amount':
      return fixedAmountOff(terms, currencyCode, worth('selling')) > 0;
    case 'free-shipping':
      return amountLeftToFreeShipping([terms], currencyCode, worth('paid')) === 0;
  }
}
