import type { Page } from 'playwright-core';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { Words } from '#storefront/translations/words.ts';
import { untilReady } from './chromium.ts';
import type { ScreenState } from './screens.ts';

const shelf = '/c/skonlitteratur';

/** The cart, as far as one can come before delivery and payment. */
export const CART_STATES: readonly ScreenState[] = [
  {
    name: 'added-box',
    path: shelf,
    prepare: async (page, words) => {
      await buyFromShelf(page, words, 1);
      await page.getByRole('region', { name: words('cart.inCart') }).waitFor();
    },
  },
  { name: 'mini-cart', path: shelf, prepare: openFullCart },
  {
    name: 'mini-cart-empty',
    path: '/',
    prepare: async (page, words) => {
      await beginAnew(page);
      await openCart(page, words);
      await page.getByRole('dialog').getByText(words('cart.empty')).waitFor();
    },
  },
  {
    name: 'checkout-cart',
    path: shelf,
    prepare: async (page, words) => {
      await openFullCart(page, words);
      await goToCheckout(page, words);
      await page.getByRole('main').getByText(words('promo.title')).click();
    },
  },
  {
    name: 'checkout-problems',
    path: shelf,
    prepare: async (page, words) => {
      await buyFromShelf(page, words, 3);
      await spoilCart(page);
      await openCart(page, words);
      await goToCheckout(page, words);
      await page.getByRole('main').getByText(words('cart.problems')).waitFor();
      await page.unroute('**/graphql');
    },
  },
];

export async function openFullCart(page: Page, words: Words): Promise<void> {
  await buyFromShelf(page, words, 3);
  await openCart(page, words);
  await page.getByRole('list', { name: words('cart.lines') }).waitFor();
}

/** From the cards of the first books. */
async function buyFromShelf(page: Page, words: Words, count: number): Promise<void> {
  await beginAnew(page);
  for (let at = 0; at < count; at++) {
    const card = page.getByRole('main').getByRole('article').nth(at);
    const name = await card.getByRole('heading').innerText();
    await card.locator('button[type=submit]').click();
    const choice = page.getByRole('dialog', { name: words('product.chooseFormat') });
    const added = page.getByRole('region', { name: words('cart.inCart') }).getByText(name, { exact: true });
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

async function openCart(page: Page, words: Words): Promise<void> {
  // The header comes back to whoever turns around, and is not pressed before it is there.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-away]').waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('header.cart') })
    .click();
  await page.getByRole('dialog', { name: words('header.cart') }).waitFor();
}

export async function goToCheckout(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('product.toCheckout') })
    .click();
  await page.getByRole('region', { name: words('summary.title') }).waitFor();
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
