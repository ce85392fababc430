import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderTimeline, TimelineEventKind } from '#contract/order/timeline-requests.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { cartWith, itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { OrderDetails } from './order-details.tsx';

const t = await loadTranslate('en', 'purchase');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};
const refund = { id: 1, itemId: 0, createdAt: '2026-11-02T12:00:00Z', total: 149, toBalance: false };

function render(part: object, viewer = shopper, timeline?: OrderTimeline): string {
  const order = { id: 1, status: 'pending', currency: 'SEK', refunds: [], cart: null, ...part } as unknown;
  const page = createElement(OrderDetails, { order: order as OrderPartsFragment, timeline });
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

function cartShippedBy(shipping: object) {
  return { ...cartWith('cart-1', [itemWith({ id: '1' })]), summary: { shipping } };
}

const event = { lines: [], amountFormatted: null, parcelNumber: null, dueBy: null };

function timelineOf(...kinds: TimelineEventKind[]): OrderTimeline {
  const events = kinds.map((kind, index) => ({ ...event, kind, at: `2026-11-0${index + 1}T12:00:00Z` }));
  return { publicId: 'a', events, lines: [], documents: [], canCancel: false, canWithdraw: false };
}

test.each([
  ['cancelled', 'the order'],
  ['out-of-stock', 'the order'],
  ['completed', 'Delivery'],
  ['refunded', 'Delivery'],
])('a refund without an item of a %s order is named %s', (status, name) => {
  const date = '2 November 2026';
  expect(render({ status, refunds: [refund] })).toContain(t('orders.refundOf', { name, date }));
});

test('lines have their format, and prices with or without VAT like the totals', () => {
  const cart = cartShippedBy({ displayName: 'Letter', subOptions: [] });
  expect(render({ cart })).toMatch(/1 × Pippi.*Pocket.*100 kr/);
  const ofCompany = render({ cart }, { ...shopper, customerType: 'ORGANIZATION', vatIncluded: false });
  expect(ofCompany).toContain('80 kr');
  expect(ofCompany).not.toContain('100 kr');
});

test('a refund is deducted from the total, with and without a timeline', () => {
  const items = [itemWith({ id: '1' })];
  const price = items[0]?.totalPrice;
  const cart = { ...cartWith('cart-1', items), summary: { subTotal: price, total: price } };
  const orderTotal = { sellingPriceIncVat: 298.3 };
  const refunds = [refund, { ...refund, id: 2, total: 49.3, toBalance: true }];
  for (const timeline of [undefined, timelineOf('placed', 'refunded')]) {
    const page = render({ cart, orderTotal, refunds }, shopper, timeline);
    expect(page).toMatch(/Refunded<\/dt><dd>−SEK\s198\.30.*Total after refund<\/dt><dd>SEK\s100</s);
    expect(render({ cart, orderTotal }, shopper, timeline)).not.toContain(t('summary.afterRefund'));
  }
});

test('the promised dates of delivery are shown until the goods arrive, or will not arrive', () => {
  const cart = cartShippedBy({ displayName: 'Letter', description: '23–25 November', subOptions: [] });
  const hasDates = (status: string, timeline?: OrderTimeline) => {
    const page = render({ status, cart }, shopper, timeline);
    expect(page).toContain('Letter');
    return page.includes('23–25 November');
  };
  expect(hasDates('completed')).toBe(true);
  expect(hasDates('completed', timelineOf('placed', 'shipped'))).toBe(true);
  expect(hasDates('completed', timelineOf('placed', 'shipped', 'delivered'))).toBe(false);
  expect(hasDates('cancelled', timelineOf('placed', 'cancelled'))).toBe(false);
  expect(hasDates('out-of-stock')).toBe(false);
  expect(hasDates('refunded', timelineOf('placed', 'refunded'))).toBe(false);
});

test('home delivery shows the address', () => {
  const page = render({ ...addresses, cart: cartShippedBy({ displayName: 'Letter', subOptions: [] }) });
  expect(page).toMatch(/Delivery address.*Eva Ek, Odengatan 1/);
  expect(page).not.toContain(t('orders.billing'));
});

test('a pick-up point is shown instead of the home address', () => {
  const subOptions = [{ displayName: locker, isSelected: true }];
  const page = render({ ...addresses, cart: cartShippedBy({ displayName: 'Locker', subOptions }) });
  expect(page).toContain(locker);
  expect(page).not.toContain(t('confirm.address'));
});

test('downloads have no delivery address', () => {
  const page = render({ ...addresses, cart: cartShippedBy({ displayName: null, subOptions: [] }) });
  expect(page).not.toContain(t('confirm.address'));
  expect(page).toMatch(new RegExp(`${t('orders.billing')}.*Odengatan 1`));
});

test('a company is offered no withdrawal', () => {
  const { billingAddress } = addresses;
  expect(render({ billingAddress })).toContain(t('footer.withdraw'));
  const ofCompany = { billingAddress: { ...billingAddress, company: 'Ek AB' } };
  expect(render(ofCompany)).not.toContain(t('footer.withdraw'));
});

test('a product that the shop has deleted keeps the name of the order', () => {
  const lines = [{ name: 'Pippi Långstrump', quantity: 1, withdrawn: 0, refunded: 0 }];
  const facts = { publicId: 'a', events: [], documents: [], canCancel: false, canWithdraw: false };
  const cart = cartWith('cart-1', [itemWith({ id: '1', quantity: 1, product: null })]);
  const page = render({ cart }, shopper, { ...facts, lines });
  expect(page).toContain('Pippi Långstrump');
  expect(page).not.toContain(t('cart.discontinuedName'));
});

test('a timeline replaces the refunds, counts units of a line and offers only possible actions', () => {
  const timeline: OrderTimeline = {
    publicId: 'a',
    events: [
      { ...event, kind: 'placed', at: '2026-11-01T12:00:00Z' },
      { ...event, kind: 'shipped', at: '2026-11-02T12:00:00Z', parcelNumber: 'P-1' },
      {
        ...event,
        kind: 'refunded',
        at: '2026-11-03T12:00:00Z',
        amountFormatted: '179 kr',
        lines: [{ name: 'Pippi', variant: 'Pocket', quantity: 1 }],
      },
    ],
    lines: [{ name: 'Pippi', quantity: 4, withdrawn: 0, refunded: 1 }],
    documents: [{ kind: 'invoice', number: '2026-000001', issuedOn: '2026-11-20' }],
    canCancel: false,
    canWithdraw: false,
  };
  const cart = cartWith('cart-1', [itemWith({ id: '1', quantity: 4 })]);
  const page = render({ cart, refunds: [{ ...refund, itemId: 1 }] }, shopper, timeline);
  expect(page).toMatch(
    /Order placed.*1 November 2026.*Dispatched.*Tracking number P-1.*Refunded.*179 kr.*1 × Pippi · Pocket/s,
  );
  expect(page).toContain(t('orders.refundedOf', { count: 1, quantity: 4 }));
  expect(page).not.toContain(t('footer.withdraw'));
  expect(page).not.toContain(t('cancelOrder.link'));
  expect(page).toContain('href="/documents/a/2026-000001.en.html"');
});
