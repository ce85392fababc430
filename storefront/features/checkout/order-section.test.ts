import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { OrderSection } from './order-section.tsx';
import type { Purchase } from './purchase-fields.ts';

const t = await loadPurchaseWords('en');

function draw(customerType: Shopper['customerType']): string {
  const shopper: Shopper = {
    locale: 'en',
    market: 'se',
    customerType,
    vatIncluded: true,
    channelId: '1',
    origin: 'https://shop.test',
  };
  const section = createElement(OrderSection, {
    cart: {} as CartPartsFragment,
    purchase: { consents: [] } as unknown as Purchase,
    problems: {},
    isPlacing: false,
    isSettling: false,
    seen: '',
  });
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, section));
}

test.each([
  ['PERSON', true],
  ['ORGANIZATION', false],
] as const)('%s: the right of withdrawal is promised: %s', (customerType, isPromised) => {
  const page = draw(customerType);
  expect(page.includes(t('order.withdrawal'))).toBe(isPromised);
  expect(page.includes(t('order.withdrawalLink'))).toBe(isPromised);
  expect(page).toContain(t('createAccount.terms'));
});
