import type { Page } from 'playwright-core';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { unfoldCart } from '../cart-actions.ts';
import { openCart } from '../header.ts';
import type { ScreenState } from './screen-states.ts';

const category = '/c/skonlitteratur';

/** States of the cart. */
export const CART_STATES: readonly ScreenState[] = [
  {
    name: 'added-box',
    path: category,
    checksFrame: true,
    prepare: async (page, t) => {
      const card = page.getByRole('main').getByRole('article').first();
      const name = await card.getByRole('heading').innerText();
      await card.locator('button[type=submit]').click();
      const formats = page.getByRole('dialog', { name: t('product.chooseFormat') });
      const added = page.getByRole('region', { name: t('cart.inCart') }).getByText(name, { exact: true });
      await formats.or(added).first().waitFor();
      if (await formats.isVisible()) await formats.getByRole('listitem').first().getByRole('button').click();
      await added.waitFor();
    },
  },
  {
    name: 'mini-cart',
    path: category,
    checksFrame: true,
    booksInCart: 3,
    prepare: async (page, t) => {
      await openCart(page, t);
      await page.getByRole('list', { name: t('cart.lines') }).waitFor();
    },
  },
  {
    name: 'mini-cart-empty',
    path: '/',
    prepare: async (page, t) => {
      await openCart(page, t);
      await page.getByRole('dialog').getByText(t('cart.empty')).waitFor();
    },
  },
  {
    name: 'checkout-cart',
    path: (locale) => linkTo({ locale }, 'checkout'),
    checksFrame: true,
    booksInCart: 3,
    prepare: async (page, t) => {
      await unfoldCart(page, t);
      await page.getByRole('main').getByText(t('promo.title')).click();
    },
  },
  {
    name: 'checkout-problems',
    path: category,
    booksInCart: 3,
    prepare: async (page, t) => {
      await simulateCartProblems(page);
      await openCart(page, t);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('product.toCheckout') })
        .click();
      await page.getByRole('region', { name: t('summary.title') }).waitFor();
      await page.getByRole('main').getByText(t('cart.problems')).waitFor();
      await page.unroute('**/graphql');
    },
  },
];

/** Changes the responses: one book has too little stock, one is not sold in this market, one is not sold any more. */
async function simulateCartProblems(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await (await route.fetch()).json();
    const cart = response.data?.getCart ?? response.data?.createOrUpdateCheckout?.cart;
    const [lowStock, otherMarket, discontinued] = cart?.items ?? [];
    if (lowStock?.product) {
      lowStock.quantity = 5;
      for (const sku of lowStock.product.skus) sku.stock = { ...sku.stock, totalStock: 3, inStock: 3 };
      otherMarket.product.skus = [];
      discontinued.product = null;
    }
    await route.fulfill({ json: response });
  });
}
