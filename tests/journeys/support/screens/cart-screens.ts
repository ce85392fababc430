import type { Page } from 'playwright-core';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { untilReady } from '../chromium.ts';
import type { ScreenState } from './screen-states.ts';

const shelf = '/c/skonlitteratur';

/** The cart, as far as one can come before delivery and payment. */
export const CART_STATES: readonly ScreenState[] = [
  {
    name: 'added-box',
    path: shelf,
    prepare: async (page, t) => {
      await buyFromShelf(page, t, 1);
      await page.getByRole('region', { name: t('cart.inCart') }).waitFor();
    },
  },
  { name: 'mini-cart', path: shelf, prepare: openFullCart },
  {
    name: 'mini-cart-empty',
    path: '/',
    prepare: async (page, t) => {
      await beginAnew(page);
      await openCart(page, t);
      await page.getByRole('dialog').getByText(t('cart.empty')).waitFor();
    },
  },
  {
    name: 'checkout-cart',
    path: shelf,
    prepare: async (page, t) => {
      await openFullCart(page, t);
      await goToCheckout(page, t);
      await page.getByRole('main').getByText(t('promo.title')).click();
    },
  },
  {
    name: 'checkout-problems',
    path: shelf,
    prepare: async (page, t) => {
      await buyFromShelf(page, t, 3);
      await spoilCart(page);
      await openCart(page, t);
      await goToCheckout(page, t);
      await page.getByRole('main').getByText(t('cart.problems')).waitFor();
      await page.unroute('**/graphql');
    },
  },
];

export async function openFullCart(page: Page, t: Translate): Promise<void> {
  await buyFromShelf(page, t, 3);
  await openCart(page, t);
  await page.getByRole('list', { name: t('cart.lines') }).waitFor();
}

/** From the cards of the first books. */
async function buyFromShelf(page: Page, t: Translate, count: number): Promise<void> {
  await beginAnew(page);
  for (let at = 0; at < count; at++) {
    const card = page.getByRole('main').getByRole('article').nth(at);
    const name = await card.getByRole('heading').innerText();
    await card.locator('button[type=submit]').click();
    const choice = page.getByRole('dialog', { name: t('product.chooseFormat') });
    const added = page.getByRole('region', { name: t('cart.inCart') }).getByText(name, { exact: true });
    await choice.or(added).first().waitFor();
    if (await choice.isVisible()) await choice.getByRole('listitem').first().getByRole('button').click();
    await added.waitFor();
  }
}

/** Whatever the same reader looked at before. */
async function beginAnew(page: Page): Promise<void> {
  await page.context().clearCookies({ name: COOKIES.cart.name });
  await page.reload();
  await untilReady(page);
}

async function openCart(page: Page, t: Translate): Promise<void> {
  // The header comes back to whoever turns around, and is not pressed before it is there.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-away]').waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.cart') })
    .click();
  await page.getByRole('dialog', { name: t('header.cart') }).waitFor();
}

export async function goToCheckout(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('product.toCheckout') })
    .click();
  await page.getByRole('region', { name: t('summary.title') }).waitFor();
}

/** The shop answers as it does when one book is short, one is not sold here, and one no longer anywhere. */
async function spoilCart(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const answer = await (await route.fetch()).json();
    const cart = answer.data?.getCart ?? answer.data?.createOrUpdateCheckout?.cart;
    const [short, elsewhere, gone] = cart?.items ?? [];
    if (short?.product) {
      short.quantity = 5;
      for (const sku of short.product.skus) sku.stock = { ...sku.stock, totalStock: 3, inStock: 3 };
      elsewhere.product.skus = [];
      gone.product = null;
    }
    await route.fulfill({ json: answer });
  });
}
