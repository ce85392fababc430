import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { cartWith, itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { OrderDetails } from './order-details.tsx';

const t = await loadPurchaseWords('en');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
};
const refund = { id: 1, itemId: 0, createdAt: '2026-11-02T12:00:00Z', total: 149, toBalance: false };

function draw(part: object, viewer = shopper): string {
  const order = { id: 1, status: 'pending', currency: 'SEK', refunds: [], cart: null, ...part } as unknown;
  const page = createElement(OrderDetails, { order: order as OrderPartsFragment });
  return renderToString(createElement(ShopViewContext, { value: { t, shopper: viewer } }, page));
}

const home = {
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Odengatan 1',
  zip: '113 22',
  city: 'Stockholm',
};
const addresses = { billingAddress: home, shippingAddress: home };
const locker = 'Paketskåp Odenplan, Odengatan 65, 113 22 Stockholm';

function cartSent(shipping: object) {
  return { ...cartWith('cart-1', [itemWith({ id: '1' })]), summary: { shipping } };
}

test.each([
  ['cancelled', 'the order'],
  ['out-of-stock', 'the order'],
  ['completed', 'Delivery'],
  ['refunded', 'Delivery'],
])('a refund of no item is, of an order that is %s, called %s', (status, name) => {
  const date = '2 November 2026';
  expect(draw({ status, refunds: [refund] })).toContain(t('orders.refundOf', { name, date }));
});

test('lines are told with the format, and with or without VAT as the sums are', () => {
  const cart = cartSent({ displayName: 'Letter', subOptions: [] });
  expect(draw({ cart })).toMatch(/1 × Pippi.*Pocket.*100 kr/);
  const ofCompany = draw({ cart }, { ...shopper, customerType: 'ORGANIZATION', vatIncluded: false });
  expect(ofCompany).toContain('80 kr');
  expect(ofCompany).not.toContain('100 kr');
});

test('what is brought is delivered home', () => {
  const page = draw({ ...addresses, cart: cartSent({ displayName: 'Letter', subOptions: [] }) });
  expect(page).toMatch(/Delivered to.*Eva Ek, Odengatan 1/);
  expect(page).not.toContain(t('orders.billing'));
});

test('what is fetched is told with its place, not as delivered home', () => {
  const subOptions = [{ displayName: locker, isSelected: true }];
  const page = draw({ ...addresses, cart: cartSent({ displayName: 'Locker', subOptions }) });
  expect(page).toContain(locker);
  expect(page).not.toContain(t('confirm.to'));
});

test('what is downloaded is delivered nowhere', () => {
  const page = draw({ ...addresses, cart: cartSent({ displayName: null, subOptions: [] }) });
  expect(page).not.toContain(t('confirm.to'));
  expect(page).toMatch(new RegExp(`${t('orders.billing')}.*Odengatan 1`));
});

test('a company is offered no withdrawal', () => {
  const { billingAddress } = addresses;
  expect(draw({ billingAddress })).toContain(t('footer.withdraw'));
  const ofCompany = { billingAddress: { ...billingAddress, company: 'Ek AB' } };
  expect(draw(ofCompany)).not.toContain(t('footer.withdraw'));
});
