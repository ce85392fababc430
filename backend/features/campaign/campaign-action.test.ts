import { expect, test } from 'vitest';
import type { CampaignTerms } from '#backend/pricing/campaigns/campaign.ts';
import { describeCampaignAction } from './campaign-action.ts';

const sek = { code: 'SEK', name: 'Svensk krona', symbol: 'kr', minorDigits: 2 };

test.each<[CampaignTerms, string, string, string | null]>([
  [{ type: 'percentage', basisPoints: 2000 }, 'product', 'percentage-off', '20'],
  [{ type: 'percentage', basisPoints: 1250 }, 'product', 'percentage-off', '12.5'],
  [{ type: 'fixed-price', price: { SEK: 9950, EUR: 999 } }, 'product', 'fixed-price', '99.5'],
  [{ type: 'fixed-price', price: { EUR: 999 } }, 'product', 'fixed-price', null],
  [{ type: 'buy-x-pay-y', buy: 3, pay: 2 }, 'product', 'pay-for-fewer', '3/2'],
  [
    {
      type: 'quantity-steps',
      steps: [
        { quantity: 2, basisPoints: 1000 },
        { quantity: 3, basisPoints: 1500 },
      ],
    },
    'product',
    'percentage-off-by-quantity',
    '2:10,3:15',
  ],
  [{ type: 'fixed-amount', amount: { SEK: 10000 } }, 'cart', 'amount-off', '100'],
  [{ type: 'free-shipping', minimum: { SEK: 50000 } }, 'shipping', 'free-shipping', '500'],
  [{ type: 'free-shipping', minimum: { EUR: 4900 } }, 'shipping', 'free-shipping', null],
  [{ type: 'free-shipping' }, 'shipping', 'free-shipping', '0'],
])('Terms %o are described as %s, %s, %s', (terms, category, action, value) => {
  expect(describeCampaignAction(terms, sek)).toEqual({ category, action, value });
});
