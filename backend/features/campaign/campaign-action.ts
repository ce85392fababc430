import { type Amounts, type CampaignTerms, minimumIn } from '#backend/pricing/campaigns/campaign.ts';
import { type Currency, toDecimal } from '#backend/pricing/money.ts';
import { CAMPAIGN_TYPES } from '#contract/campaign-types.ts';

/** The language-independent fields of the contract's CampaignRuleType. */
interface CampaignAction {
  category: string;
  action: string;
  /**
   * Percent, an amount in the market's currency, `3/2` (buy 3, pay for 2), or `2:10,3:15` (10 % off from 2 copies, 15 % from 3).
   * Null if the terms have no amount in the currency; 0 for free shipping without a minimum.
   */
  value: string | null;
}

export function describeCampaignAction(terms: CampaignTerms, currency: Currency): CampaignAction {
  const { category, action } = CAMPAIGN_TYPES[terms.type];
  return { category, action, value: describeValue(terms, currency) };
}

function describeValue(terms: CampaignTerms, currency: Currency): string | null {
  const format = (amount: number | null | undefined) =>
    typeof amount === 'number' ? String(toDecimal(amount, currency)) : null;
  const amountIn = (amounts: Amounts) => format(amounts[currency.code]);
  switch (terms.type) {
    case 'percentage':
      return percent(terms.basisPoints);
    case 'fixed-price':
      return amountIn(terms.price);
    case 'buy-x-pay-y':
      return `${terms.buy}/${terms.pay}`;
    case 'quantity-steps':
      return terms.steps.map(({ quantity, basisPoints }) => `${quantity}:${percent(basisPoints)}`).join(',');
    case 'fixed-amount':
      return amountIn(terms.amount);
    case 'free-shipping':
      return format(minimumIn(currency.code, terms.minimum));
  }
}

function percent(basisPoints: number): string {
  return String(basisPoints / 100);
}
