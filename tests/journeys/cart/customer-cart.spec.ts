import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import {
  addToCart,
  findTwoBooksInStock,
  lineOf,
  openCheckout,
  type StockedBook,
} from '../support/cart-actions.ts';
import { emailField, openAccountPanel, PASSWORD, passwordField, signInAs } from '../support/customer.ts';
import { openCart } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const desktop = { viewport: { width: 1440, height: 900 } };
const t = await loadTranslate('sv');
const email = 'has-two-devices@example.com';
let books: [StockedBook, StockedBook];
beforeAll(async () => {
  books = await findTwoBooksInStock('sv');
});

async function signInInPanel(page: Page): Promise<void> {
  const panel = await openAccountPanel(page, t);
  await emailField(panel, t).fill(email);
  await passwordField(panel, t).fill(PASSWORD);
  await panel.getByRole('button', { name: t('signIn.submit') }).click();
  await panel.waitFor({ state: 'hidden' });
}

async function signOut(page: Page): Promise<void> {
  await page.goto(linkTo({ locale: 'sv' }, 'account'));
  await untilReady(page);
  await page.getByRole('button', { name: t('account.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

const cartCount = (page: Page, count: number) =>
  page.getByRole('banner').getByText(t('header.cartCount', { count }));

const cookieNames = async ({ context }: Visitor) => (await context.cookies()).map(({ name }) => name);

describe('a customer with two devices', () => {
  test('has one cart: signing in merges the guest cart, and signing out leaves an empty one', async () => {
    const [one, two] = books;
    const first = await newVisitor(desktop);
    await signInAs(first.page, email);
    await addToCart(first.page, t, one);

    const second = await newVisitor(desktop);
    const { page } = second;
    await addToCart(page, t, two);
    await signInInPanel(page);
    await cartCount(page, 2).waitFor({ state: 'attached' });
    const cart = await openCart(page, t);
    for (const book of [one, two]) await lineOf(cart, book).waitFor();
    await page.keyboard.press('Escape');
    await first.page.reload();
    await cartCount(first.page, 2).waitFor({ state: 'attached' });
    const type = t('customerType.signedIn', {
      type: t('customerType.person'),
      vat: t('product.incVat'),
    });
    await page.getByRole('banner').getByText(type).waitFor();
    expect(
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('customerType.organization') })
        .count(),
    ).toBe(0);

    await signOut(page);
    await cartCount(page, 0).waitFor({ state: 'attached' });
    const remaining = await cookieNames(second);
    for (const { name } of [COOKIES.cart, COOKIES.customerType, COOKIES.user])
      expect(remaining).not.toContain(name);
    await (await openCart(page, t)).getByText(t('cart.empty')).waitFor();
    expect(await page.getByText(one.name, { exact: true }).count()).toBe(0);
    await openCheckout(page, 'sv');
    await page.getByText(t('cart.empty')).waitFor();
    expect(second.consoleErrors).toEqual([]);
    await second.leave();

    const checkoutCart = await openCheckout(first.page, 'sv');
    await untilReady(first.page);
    await checkoutCart.getByRole('button', { name: t('cart.clear') }).click();
    await first.page.getByText(t('cart.empty')).waitFor();
    expect(first.consoleErrors).toEqual([]);
    await first.leave();
  });

  test.runIf(isFullRun)(
    'has the same favourites on both, including those from before signing in, and none after signing out',
    async () => {
      const [one, two] = books;
      const heartOf = (page: Page, name: string) =>
        page
          .getByRole('main')
          .getByRole('button', { name: t('favorites.toggle', { name }), exact: true })
          .first();
      const first = await newVisitor(desktop);
      await signInAs(first.page, email);
      await first.page.goto(one.canonicalUrl);
      await untilReady(first.page);
      const saved = first.page.waitForResponse(
        async (response) =>
          response.url().endsWith('/graphql') && (await response.text()).includes('updateUser'),
      );
      await heartOf(first.page, one.name).click();
      await saved;

      const second = await newVisitor(desktop);
      const { page } = second;
      await page.goto(two.canonicalUrl);
      await untilReady(page);
      await heartOf(page, two.name).click();
      await signInInPanel(page);
      const favorites = linkTo({ locale: 'sv' }, 'favorites');
      await page.goto(favorites);
      for (const { name } of [one, two]) await heartOf(page, name).waitFor();
      await first.page.goto(favorites);
      for (const { name } of [one, two]) await heartOf(first.page, name).waitFor();

      await signOut(page);
      await page.goto(favorites);
      await page.getByText(t('favorites.none')).waitFor();
      for (const { name } of [one, two]) await heartOf(first.page, name).click();
      expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([]);
      await second.leave();
      await first.leave();
    },
  );
});
