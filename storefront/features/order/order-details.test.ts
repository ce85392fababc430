import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { OrderDetails } from './order-details.tsx';

const words = await loadPurchaseWords('en');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
};
const refund = { id: 1, itemId: 0, createdAt: '2026-11-02T12:00:00Z', total: 149, toBalance: false };

function draw(status: string): string {
  const order = { id: 1, status, currency: 'SEK', refunds: [refund], cart: null } as unknown;
  const page = createElement(OrderDetails, { order: order as OrderPartsFragment });
  return renderToString(createElement(ShopViewContext, { value: { words, shopper } }, page));
}

test.each([
  ['cancelled', 'the order'],
  ['out-of-stock', 'the order'],
  ['completed', 'Delivery'],
  ['refunded', 'Delivery'],
])('a refund of no item is, of an order that is %s, called %s', (status, name) => {
  const date = '2 November 2026';
  expect(draw(status)).toContain(words('orders.refundOf', { name, date }));
});
