import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import type { CancelStep } from './cancel-step.ts';
import { OrderCancel } from './order-cancel.tsx';

const t = await loadPurchaseWords('en');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
};
const named = { orderNumber: '100023', email: 'anna@example.se' };
const order = {
  orderNumber: '100023',
  publicId: 'p',
  placedAt: '2026-11-15T13:05:00Z',
  lines: [
    { place: 0, name: 'Mrs Dalloway', variant: 'Paperback', quantity: 1 },
    { place: 1, name: 'Doktor Glas', variant: '', quantity: 2 },
  ],
};

function draw(step: CancelStep): string {
  const page = createElement(OrderCancel, step);
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, page));
}

test.each([{ step: 'confirm', named, order } as const, { step: 'done', order } as const])(
  'books are listed with the format that was bought: $step',
  (step) => {
    expect(draw(step)).toContain('<li>1 × Mrs Dalloway · Paperback</li><li>2 × Doktor Glas</li>');
  },
);

test('a refusal is where the address of the form leads, and shows the way to withdraw', () => {
  const page = draw({ step: 'tell', named, problems: {}, message: 'cancelOrder.tooLate' });
  expect(page).toMatch(/action="[^"]*#problems"/);
  expect(/<p id="problems" tabindex="-1".*?<\/p>/.exec(page)?.[0]).toContain('?order=100023');
});
