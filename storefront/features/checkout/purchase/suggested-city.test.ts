import { expect, test } from 'vitest';
import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import { initialPurchase } from './initial-purchase.ts';
import { suggestCities, withSuggestedCities } from './suggested-city.ts';

const purchase = initialPurchase(null, { isCompany: false });
const typed = (texts: Partial<typeof purchase.texts>) => ({ ...purchase.texts, ...texts });
const checkout = {
  billingAddress: { zip: '111 22', city: 'Stockholm' },
  shippingAddress: { zip: '21143', city: 'Malmö' },
} as CheckoutPartsFragment;

test('an empty city gets the one of the postal code', () => {
  expect(suggestCities(typed({ zip: '111 22', toZip: '21143' }), checkout, {})).toEqual({
    city: { zip: '111 22', city: 'Stockholm' },
    toCity: { zip: '21143', city: 'Malmö' },
  });
  const posted = { ...purchase, texts: typed({ zip: '111 22' }) };
  expect(withSuggestedCities(posted, checkout).texts.city).toBe('Stockholm');
});

test.each([
  ['a typed city', typed({ zip: '111 22', city: 'Sthlm' }), {}],
  ['a city of a postal code that was changed since', typed({ zip: '411 01' }), {}],
  [
    'a city whose suggestion the buyer removed',
    typed({ zip: '111 22' }),
    { city: { zip: '111 22', city: 'Stockholm' } },
  ],
])('%s gets no suggestion', (_case, texts, earlier) => {
  expect(suggestCities(texts, checkout, earlier)).toEqual({});
});
