import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import type { Shopper } from './shopper.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page whose component has a message of the purchase, with nothing loaded before. */
async function createPage() {
  vi.resetModules();
  const { ShopViewContext, useTranslate } = await import('./shop-context.ts');
  const { loadTranslate } = await import('#storefront/translations/translate.ts');
  const Component = () => useTranslate('purchase')('cart.remove');
  const value = { shopper: { locale: 'en' } as Shopper, t: await loadTranslate('en') };
  return createElement(ShopViewContext, { value }, createElement(Component));
}

test('the server renders the messages of every chunk without suspending', async () => {
  expect(renderToString(await createPage())).toBe('Remove');
});

test('a component of the browser suspends until its chunk is loaded', async () => {
  vi.stubGlobal('document', {});
  const page = await createPage();
  expect(() => renderToString(page)).toThrow('suspended');
  const { prelude } = await prerender(page);
  expect(await new Response(prelude).text()).toBe('Remove');
});
