import type { CampaignTerms } from '#backend/pricing/campaigns/campaign.ts';
import { type Currency, toDecimal } from '#backend/pricing/money.ts';

/** The language-independent fields of the contract's CampaignRuleType. */
interface CampaignAction {
  /** The reduced price. */
  category: 'product' | 'cart' | 'shipping';
  action:
    | 'percentage-off'
    | 'fixed-price'
    | 'pay-for-fewer'
    | 'percentage-off-by-quantity'
    | 'amount-off'
    | 'free-shipping';
  /** Percent, an amount in the market's currency, or `3/2`, `2:10,3:15`. Null if the terms have no amount in the currency. */
  value: string | null;
}

export function describeCampaignAction(terms: CampaignTerms, currency: Currency): CampaignAction {
  const amountIn = (amounts: Readonly<Record<string, number>> | undefined) => {
    const amount = amounts?.[currency.code];
    return amount === undefined ? null : String(toDecimal(amount, currency));
  };
  switch (terms.type) {
    case 'percentage':
      return { category: 'product', action: 'percentage-off', value: percent(terms.basisPoints) };
    case 'fixed-price':
      return { category: 'product', action: 'fixed-price', value: amountIn(terms.price) };
    case 'buy-x-pay-y':
      return { category: 'product', action: 'pay-for-fewer', value: `${terms.buy}/${terms.pay}` };
    case 'quantity-steps': {
      const steps = terms.steps.map(({ quantity, basisPoints }) => `${quantity}:${percent(basisPoints)}`);
      return { category: 'product', action: 'percentage-off-by-quantity', value: steps.join(',') };
    }
    case 'fixed-amount':
      return { category: 'cart', action: 'amount-off', value: amountIn(terms.amount) };
    case 'free-shipping':
      return { category: 'shipping', action: 'free-shipping', value: amountIn(terms.minimum) };
  }
}

function percent(basisPoints: number): string {
  return String(basisPoints / 100);
}
