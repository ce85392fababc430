import { expect, test } from 'vitest';
import { neutralSettings } from '#contract/shop/shop-settings.ts';
import { shopFactsIn } from './shop-cache.ts';

const settings = {
  ...neutralSettings('Lilla Bokhandeln', 'SE'),
  customerService: {
    email: 'hej@lilla.example',
    phone: '+46 8 465 004 00',
    phones: { de: '+49 30 23125 400' },
  },
};

test.each([
  ['de', '+49 30 23125 400'],
  ['se', '+46 8 465 004 00'],
])('the customer service of the market %s has the number %s', (market, phone) => {
  expect(shopFactsIn('en', market, settings).service.phone).toBe(phone);
});
