import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';
import type { ShippingOption } from '../updates/checkout-options.ts';
import { OrderSection } from './order-section.tsx';

const t = await loadTranslate('en', 'purchase');

function itemThatIs(fulfilment: string, id: number): CartItem {
  const item = itemWith({ id: String(id) });
  const attributes = [{ key: 'fulfilment', value: fulfilment }];
  return {
    ...item,
    product: item.product && {
      ...item.product,
      currentProductVariant: { attributes },
    },
  };
}

function render(
  customerType: Shopper['customerType'],
  fulfilments: string[] = [],
  { shipping, summary }: { shipping?: object; summary?: object } = {},
): string {
  const shopper: Shopper = {
    locale: 'en',
    market: 'se',
    customerType,
    vatIncluded: true,
    channelId: '1',
    origin: 'https://shop.test',
    shop: sampleShopFacts,
  };
  const section = createElement(OrderSection, {
    cart: { items: fulfilments.map(itemThatIs), summary } as unknown as CartPartsFragment,
    needsDownloadConsent: false,
    shipping: shipping as ShippingOption | undefined,
    purchase: { consents: [] } as unknown as Purchase,
    fieldErrors: {},
    isPlacing: false,
    isUpdating: false,
    fingerprint: '',
  });
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, section));
}

test.each([
  ['PERSON', true],
  ['ORGANIZATION', false],
] as const)('%s: the right of withdrawal is mentioned: %s', (customerType, isMentioned) => {
  const page = render(customerType);
  expect(page.includes(t('order.withdrawal'))).toBe(isMentioned);
  expect(page.includes(t('order.withdrawalLink'))).toBe(isMentioned);
  expect(page).toContain(t('createAccount.terms'));
});

test.each([
  [['shipped'], ['order.delivery', 'order.withdrawal']],
  [['download'], ['order.withdrawalDownloads']],
  [['gift_card'], ['order.withdrawalUnsent']],
  [
    ['gift_card', 'download'],
    ['order.withdrawalUnsent', 'order.withdrawalDownloads'],
  ],
  [
    ['gift_card', 'shipped'],
    ['order.delivery', 'order.withdrawal'],
  ],
  [
    ['shipped', 'download'],
    ['order.delivery', 'order.withdrawal', 'order.withdrawalDownloads'],
  ],
] as const)('the terms of %s', (fulfilments, expected) => {
  const page = render('PERSON', [...fulfilments]);
  const messages = [
    'order.delivery',
    'order.withdrawal',
    'order.withdrawalUnsent',
    'order.withdrawalDownloads',
  ] as const;
  expect(messages.filter((message) => page.includes(t(message)))).toEqual(expected);
});

test('goods, quantity, price, delivery and total are above the button', () => {
  const page = render('PERSON', ['shipped'], {
    shipping: { displayName: 'Letter', description: 'Delivered 19–23 November' },
    summary: {
      shipping: { feeIncVat: 39, feeIncVatFormatted: '39 kr' },
      total: { sellingPriceIncVatFormatted: '139 kr' },
    },
  });
  const button = page.indexOf('<button');
  for (const text of [
    'Pippi',
    t('product.copies', { count: 1 }),
    '100 kr',
    'Letter',
    'Delivered 19–23 November',
    '39 kr',
    '139 kr',
  ]) {
    expect(page).toContain(text);
    expect(page.indexOf(text)).toBeLessThan(button);
  }
});
