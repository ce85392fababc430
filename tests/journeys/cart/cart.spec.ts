import { afterAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import {
  addToCart,
  findBookInStock,
  findTwoBooksInStock,
  lineOf,
  openCheckout,
  quantityOf,
  unfoldCart,
} from '../support/cart-actions.ts';
import { openCart } from '../support/header.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

describe.each(
  combinations('cart', [
    { locale: 'sv', screen: phone },
    { locale: 'fi', screen: desktop },
  ] as const),
)('a cart in $locale', ({ locale, screen }) => {
  test('adds, changes and removes books, undoes a removal, and clears the cart', async () => {
    const t = await loadTranslate(locale);
    const [one, two] = await findTwoBooksInStock(locale);
    const visitor = await newVisitor(screen);
    const { page } = visitor;
    await addToCart(page, t, one);
    await addToCart(page, t, two);
    const addedBox = page.getByRole('region', { name: t('cart.inCart') });
    await addedBox.getByText(two.name).first().waitFor();
    await addedBox.getByRole('button', { name: t('cart.open') }).click();
    const cart = page.getByRole('dialog', { name: t('header.cart') });
    await lineOf(cart, one).waitFor();
    expect(await addedBox.count()).toBe(0);

    const more = cart.getByRole('button', { name: t('cart.moreOf', { name: one.name }), exact: true });
    for (const _ of [1, 2, 3]) await more.click();
    await expect.poll(() => quantityOf(cart, t, one).inputValue()).toBe('4');
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 5 }))
      .waitFor({ state: 'attached' });
    await quantityOf(cart, t, two).fill('3');
    await page.keyboard.press('Enter');

    await cart.getByRole('button', { name: t('cart.removeOf', { name: one.name }), exact: true }).click();
    await lineOf(cart, one).waitFor({ state: 'detached' });
    const undo = cart.getByRole('button', { name: t('cart.undo') });
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.press('Enter');
    await expect.poll(() => quantityOf(cart, t, one).inputValue()).toBe('4');

    await cart.getByRole('link', { name: t('product.toCheckout') }).click();
    await page.waitForURL(linkTo({ locale }, 'checkout'));
    const checkoutCart = await unfoldCart(page, t);
    await expect.poll(() => quantityOf(checkoutCart, t, one).inputValue()).toBe('4');
    await page.reload();
    await untilReady(page);
    await unfoldCart(page, t);
    expect(await quantityOf(checkoutCart, t, two).inputValue()).toBe('3');
    await checkoutCart.getByRole('button', { name: t('cart.clear') }).click();
    await page.getByText(t('cart.empty')).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('a promo code is invalid, below its minimum, or activated and removed', async () => {
    const t = await loadTranslate(locale);
    const book = await findBookInStock(locale);
    const visitor = await newVisitor(screen);
    const { page } = visitor;
    await addToCart(page, t, book);
    await openCheckout(page, locale);
    await untilReady(page);
    const summary = page.getByRole('region', { name: t('summary.title') });
    await summary.getByText(t('promo.title')).click();
    const field = summary.getByRole('textbox', { name: t('promo.label') });
    const apply = summary.getByRole('button', { name: t('promo.apply') });
    await field.fill('no such code');
    await apply.click();
    await summary.getByRole('status').getByText(t('promo.invalid')).waitFor();
    await field.fill('hundra');
    await apply.click();
    await summary.getByRole('status').getByText(t('promo.requirementsNotMet')).waitFor();
    await field.fill('valkommen10');
    await field.press('Enter');
    await summary.getByRole('status').getByText(t('promo.activated')).waitFor();
    await summary.getByText(t('promo.active', { code: 'VALKOMMEN10' })).waitFor();
    await summary.getByText(t('summary.discount'), { exact: true }).waitFor();
    await summary.getByRole('button', { name: t('promo.remove', { code: 'VALKOMMEN10' }) }).click();
    await summary.getByText(t('promo.active', { code: 'VALKOMMEN10' })).waitFor({ state: 'detached' });
    await visitor.leave();
  });
});

describe('the cart panel', () => {
  test('opens, changes and closes with the keyboard, and returns the focus', async () => {
    const t = await loadTranslate('sv');
    const book = await findBookInStock('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await addToCart(page, t, book);
    const cartLink = page.getByRole('banner').getByRole('link', { name: t('header.cart') });
    await cartLink.press('Enter');
    const cart = page.getByRole('dialog', { name: t('header.cart') });
    await quantityOf(cart, t, book).waitFor();
    await cart
      .getByRole('button', { name: t('cart.moreOf', { name: book.name }), exact: true })
      .press('Enter');
    await expect.poll(() => quantityOf(cart, t, book).inputValue()).toBe('2');
    await page.keyboard.press('Escape');
    await cart.waitFor({ state: 'hidden' });
    expect(await cartLink.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('links to new books when it is empty', async () => {
    const t = await loadTranslate('fi');
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await page.goto('/fi');
    await untilReady(page);
    const cart = await openCart(page, t);
    await cart.getByText(t('cart.empty')).waitFor();
    await cart.getByRole('link', { name: t('favorites.toNews') }).click();
    await page.waitForURL(/\/fi\/uutuudet$/);
    await cart.waitFor({ state: 'hidden' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

test.runIf(isFullRun)('the controls of two formats of a book have different names', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor(desktop);
  const add = page
    .getByRole('article')
    .getByRole('button', { name: t('product.addToCart') })
    .first();
  await page.goto('/p/skonlitteratur/klassiker/gosta-berlings-saga');
  const otherFormat = await page.getByRole('link', { name: /^Inbunden/ }).getAttribute('href');
  for (const path of [page.url(), otherFormat ?? '']) {
    await page.goto(path);
    await untilReady(page);
    await add.click();
    await page.getByRole('region', { name: t('cart.inCart') }).waitFor();
  }
  const cart = await openCheckout(page, 'sv');
  const remove = cart.getByRole('button', { name: /^Ta bort Gösta Berlings saga, / });
  await expect.poll(() => remove.count()).toBe(2);
  const names = await remove.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );
  expect(new Set(names).size).toBe(2);
  await leave();
});
