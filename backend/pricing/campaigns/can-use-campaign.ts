import type { CartLine, PricedCart } from '../price-cart.ts';
import { type CampaignRule, isTarget } from './campaign.ts';
import { fixedAmountOff } from './fixed-amount.ts';
import { amountLeftToFreeShipping } from './free-shipping.ts';
import { listReductionOptions } from './quantity-campaigns.ts';

/**
 * Whether a cart meets a campaign's conditions: targeted products, quantity and minimum value. `priced` is the cart without
 * the campaign. Another campaign may still be better for the customer.
 */
export function canUseCampaign(
  campaign: CampaignRule,
  lines: readonly CartLine[],
  priced: PricedCart,
  currencyCode: string,
): boolean {
  const targeted = [...lines.entries()].filter(([, { subject }]) => isTarget(subject, campaign));
  if (targeted.length === 0) return false;
  const totalOf = (name: 'selling' | 'paid') =>
    targeted.reduce((sum, [index]) => sum + (priced.lines[index]?.[name].incVat ?? 0), 0);
  const { terms } = campaign;
  switch (terms.type) {
    case 'percentage':
      return terms.basisPoints > 0;
    case 'fixed-price':
      return terms.price[currencyCode] !== undefined;
    case 'buy-x-pay-y':
    case 'quantity-steps':
      // The first option is the one without the campaign.
      return listReductionOptions(lines, [campaign]).length > 1;
    case 'fixed-amount':
      return fixedAmountOff(terms, currencyCode, totalOf('selling')) > 0;
    case 'free-shipping':
      return amountLeftToFreeShipping([terms], currencyCode, totalOf('paid')) === 0;
  }
}
