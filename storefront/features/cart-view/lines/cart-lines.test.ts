import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { CartLines } from './cart-lines.tsx';

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

const { product } = itemWith({ id: 'paperback' });
const paperback = itemWith({ id: 'paperback' });
const hardback = itemWith({
  id: 'hardback',
  skuId: 8,
  product: product && {
    ...product,
    skus: [{ skuId: 8, name: 'Hardback', stock: { totalStock: 9, inStock: 9, oversellable: 0, static: 0 } }],
  },
});

function removeButtons(...items: (typeof paperback)[]): string[] {
  const onChange = () => Promise.reject(new Error('Unreachable: nothing is clicked.'));
  const lines = createElement(CartLines, { items, country: 'SE', isUpdating: false, onChange });
  const element = createElement(ShopViewContext, { value: { t, shopper } }, lines);
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const buttons = [...page.matchAll(/<button[^>]*>/g)].map(([button]) => button);
  return buttons
    .filter((button) => button.includes('name="remove"'))
    .map((button) => /aria-label="([^"]+)"/.exec(button)?.[1] ?? '');
}

test('controls of two formats of one book have different names', () => {
  expect(removeButtons(paperback, hardback)).toEqual([
    t('cart.removeOf', { name: 'Pippi, Pocket' }),
    t('cart.removeOf', { name: 'Pippi, Hardback' }),
  ]);
});

test('a book without a namesake is named by its title', () => {
  expect(removeButtons(paperback)).toEqual([t('cart.removeOf', { name: 'Pippi' })]);
});
