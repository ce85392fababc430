import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import type { CancelStep } from './cancel-step.ts';
import { OrderCancel } from './order-cancel.tsx';

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
const orderReference = { orderNumber: '100023', email: 'anna@example.se' };
const order = {
  orderNumber: '100023',
  publicId: 'p',
  placedAt: '2026-11-15T13:05:00Z',
  lines: [
    { place: 0, name: 'Mrs Dalloway', variant: 'Paperback', quantity: 1 },
    { place: 1, name: 'Doktor Glas', variant: '', quantity: 2 },
  ],
};

function render(step: CancelStep): string {
  const page = createElement(OrderCancel, step);
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, page));
}

test.each([{ step: 'confirm', orderReference, order } as const, { step: 'done', order } as const])(
  'items are listed with their format: $step',
  (step) => {
    expect(render(step)).toContain('<li>1 × Mrs Dalloway · Paperback</li><li>2 × Doktor Glas</li>');
  },
);

test('an error has the focus and links to the withdrawal', () => {
  const page = render({
    step: 'identify',
    orderReference,
    fieldErrors: {},
    message: 'cancelOrder.tooLate',
  });
  expect(/<p id="problems" tabindex="-1" role="alert" autofocus="".*?<\/p>/.exec(page)?.[0]).toContain(
    '?order=100023',
  );
});
