import { afterAll, describe, expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { addToCart, findTwoBooksInStock, openCheckout, quantityOf } from '../support/cart-actions.ts';
import { openCart } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

async function newVisitorWithBook(locale: 'sv' | 'fi', screen: typeof desktop) {
  const t = await loadTranslate(locale);
  const [book, another] = await findTwoBooksInStock(locale);
  const visitor = await newVisitor(screen);
  await addToCart(visitor.page, t, book);
  return { visitor, page: visitor.page, t, book, another };
}

describe('two tabs', () => {
  test('show the same cart after a change in either', async () => {
    const { visitor, page, t, book } = await newVisitorWithBook('fi', desktop);
    const other = await visitor.context.newPage();
    const checkoutCart = await openCheckout(other, 'fi');
    await untilReady(other);
    expect(await quantityOf(checkoutCart, t, book).inputValue()).toBe('1');
    const cart = await openCart(page, t);
    await cart.getByRole('button', { name: t('cart.moreOf', { name: book.name }), exact: true }).click();
    await expect.poll(() => quantityOf(checkoutCart, t, book).inputValue()).toBe('2');
    await checkoutCart
      .getByRole('button', { name: t('cart.removeOf', { name: book.name }), exact: true })
      .click();
    await cart.getByText(t('cart.empty')).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('an unreachable shop', () => {
  test('for some seconds: the change is retried with the same key and applied once', async () => {
    const { visitor, page, t, book } = await newVisitorWithBook('sv', phone);
    const cart = await openCart(page, t);
    await quantityOf(cart, t, book).waitFor();
    const keys: (string | undefined)[] = [];
    await visitor.context.route('**/graphql', async (route) => {
      keys.push(route.request().headers()['x-idempotency-key']);
      // The first three requests fail.
      if (keys.length > 3) return route.fallback();
      await route.fulfill({
        status: 502,
        json: { errors: [{ message: 'Away.', extensions: { code: 'COMMERCE_UNREACHABLE' } }] },
      });
    });
    await cart.getByRole('button', { name: t('cart.moreOf', { name: book.name }), exact: true }).click();
    expect(await quantityOf(cart, t, book).inputValue()).toBe('2');
    await expect.poll(() => keys.length).toBe(4);
    expect(new Set(keys).size).toBe(1);
    await cart.getByText(t('cart.updatingTotal')).waitFor({ state: 'detached' });
    await visitor.context.unroute('**/graphql');
    await page.reload();
    await untilReady(page);
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 2 }))
      .waitFor({ state: 'attached' });
    await visitor.leave();
  });

  test('permanently: the change is rolled back with an error message', async () => {
    const { visitor, page, t, book } = await newVisitorWithBook('fi', desktop);
    const cart = await openCart(page, t);
    await quantityOf(cart, t, book).waitFor();
    await page.route('**/graphql', (route) => route.fulfill({ status: 502, json: { errors: [] } }));
    await cart.getByRole('button', { name: t('cart.moreOf', { name: book.name }), exact: true }).click();
    expect(await quantityOf(cart, t, book).inputValue()).toBe('2');
    await page.getByRole('alert').getByText(t('error.general')).waitFor({ timeout: 60_000 });
    expect(await quantityOf(cart, t, book).inputValue()).toBe('1');
    await visitor.leave();
  });

  test('offline: the change is announced as pending and applied when the network is back', async () => {
    const { visitor, page, t, book } = await newVisitorWithBook('sv', desktop);
    await untilSettled(page);
    const cart = await openCart(page, t);
    await quantityOf(cart, t, book).waitFor();
    await visitor.context.setOffline(true);
    await cart.getByRole('button', { name: t('cart.moreOf', { name: book.name }), exact: true }).click();
    await page.getByRole('status').getByText(t('cart.offline')).waitFor();
    expect(await quantityOf(cart, t, book).inputValue()).toBe('2');
    await visitor.context.setOffline(false);
    await cart.getByText(t('cart.updatingTotal')).waitFor({ state: 'detached' });
    await page.reload();
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 2 }))
      .waitFor({ state: 'attached' });
    await visitor.leave();
  });
});

describe('a cart that no longer exists', () => {
  test('is replaced without an error, and the next book is added', async () => {
    const { visitor, page, t, another } = await newVisitorWithBook('sv', phone);
    const [cookie] = (await visitor.context.cookies()).filter(({ name }) => name === COOKIES.cart.name);
    await visitor.context.addCookies([{ ...cookie, name: COOKIES.cart.name, value: 'gone-for-good' }]);
    await page.reload();
    await untilReady(page);
    const cart = await openCart(page, t);
    await cart.getByText(t('cart.empty')).waitFor();
    await page.keyboard.press('Escape');
    await addToCart(page, t, another);
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 1 }))
      .waitFor({ state: 'attached' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
