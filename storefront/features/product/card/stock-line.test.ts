import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { StockLine } from './stock-line.tsx';

const t = await loadTranslate('en');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};
const delivery = {
  promise: 'Free delivery',
  time: 'Delivered 23–24 November',
  madeToOrderTime: 'Delivered 30 November – 8 December',
};
const unlimited = { totalStock: 999, inStock: 0, oversellable: 0, static: 999 };

function render(fulfilment: Fulfilment, stock = unlimited, quantity = 1): string {
  const line = createElement(StockLine, { stock, fulfilment, delivery, quantity, withDelivery: true });
  const element = createElement(ShopViewContext, { value: { t, shopper } }, line);
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('a shipped product with static stock is in stock and delivered, not downloaded', () => {
  expect(render('shipped')).toContain(t('stock.inStock'));
  expect(render('shipped')).toContain('Delivered 23–24 November');
  expect(render('shipped')).not.toContain(t('stock.download'));
});

test('a download with static stock is not delivered', () => {
  expect(render('download')).toContain(t('stock.download'));
  expect(render('download')).not.toContain('Delivered');
});

test('the delivery time depends on the quantity: what is not in stock takes longer', () => {
  const mixed = { totalStock: 12, inStock: 2, oversellable: 10, static: 0 };
  expect(render('shipped', mixed, 2)).toContain(delivery.time);
  const madeToOrder = render('shipped', mixed, 3);
  expect(madeToOrder).toContain(t('stock.oversellable'));
  expect(madeToOrder).toContain(delivery.madeToOrderTime);
  expect(madeToOrder).not.toContain(delivery.time);
});

test('a product that is sold out has no delivery time', () => {
  const none = { totalStock: 0, inStock: 0, oversellable: 0, static: 0 };
  expect(render('shipped', none)).toContain(t('stock.outOfStock'));
  expect(render('shipped', none)).not.toContain('Delivered');
});
