import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import {
  findBookInStock,
  findTwoBooksInStock,
  lineOf,
  openCheckout,
  quantityOf,
  type StockedBook,
  unfoldCart,
} from '../support/cart-actions.ts';
import { signInAs } from '../support/customer.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const withoutScript = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };

async function selectFormat(page: Page, book: StockedBook): Promise<void> {
  await page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
  const format = page.locator(`input[name=skuId][value="${book.skuId}"]`);
  if ((await format.getAttribute('type')) === 'radio') await format.check();
}

async function addToCart(page: Page, t: Translate, book: StockedBook): Promise<void> {
  await selectFormat(page, book);
  await page
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await page.getByText(t('product.added')).first().waitFor();
}

describe.each(combinations('cart-without-script', ['sv', 'fi'] as const))(
  'without script, in %s',
  (locale) => {
    test('changes quantities, applies a promo code, changes the country, and clears the cart', async () => {
      const t = await loadTranslate(locale);
      const [one, two] = await findTwoBooksInStock(locale);
      const visitor = await newVisitor(withoutScript);
      const { page } = visitor;
      for (const book of [one, two]) await addToCart(page, t, book);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('header.cart') })
        .click();
      const cart = await unfoldCart(page, t);
      await cart.getByRole('button', { name: t('cart.moreOf', { name: one.name }), exact: true }).click();
      expect(await quantityOf(cart, t, one).inputValue()).toBe('2');
      await quantityOf(cart, t, one).fill('5');
      await page.keyboard.press('Enter');
      await page.waitForLoadState();
      expect(await quantityOf(cart, t, one).inputValue()).toBe('5');
      await cart.getByRole('button', { name: t('cart.removeOf', { name: two.name }), exact: true }).click();
      expect(await lineOf(cart, two).count()).toBe(0);

      const summary = page.getByRole('region', { name: t('summary.title') });
      await summary.getByText(t('promo.title')).click();
      await summary.getByRole('textbox', { name: t('promo.label') }).fill('nonsense');
      await summary.getByRole('button', { name: t('promo.apply') }).click();
      await summary.getByText(t('promo.invalid')).waitFor();
      await summary.getByRole('textbox', { name: t('promo.label') }).fill('valkommen10');
      await summary.getByRole('button', { name: t('promo.apply') }).click();
      await summary.getByText(t('promo.activated')).waitFor();
      await summary.getByText(t('promo.active', { code: 'VALKOMMEN10' })).waitFor();

      const country = page.getByRole('combobox', { name: t('checkout.country') });
      await country.selectOption('no');
      await page.getByRole('button', { name: t('checkout.changeCountry') }).click();
      expect(await summary.getByRole('definition').last().innerText()).toMatch(/kr|NOK/);
      expect(await country.inputValue()).toBe('no');

      await (await unfoldCart(page, t)).getByRole('button', { name: t('cart.clear') }).click();
      await page.getByText(t('cart.empty')).waitFor();
      await visitor.leave();
    });
  },
);

test('a page with a cart is not cached for other visitors', async () => {
  const t = await loadTranslate('sv');
  const book = await findBookInStock('sv');
  const visitor = await newVisitor(withoutScript);
  await addToCart(visitor.page, t, book);
  await lineOf(await openCheckout(visitor.page, 'sv'), book).waitFor();
  const stranger = await newVisitor(withoutScript);
  await openCheckout(stranger.page, 'sv');
  await stranger.page.getByText(t('cart.empty')).waitFor();
  expect(await stranger.page.getByText(book.name).count()).toBe(0);
  await stranger.leave();
  await visitor.leave();
});

describe('forms that are submitted twice', () => {
  test('add once, remove once, and reject too large a quantity with a message', async () => {
    const t = await loadTranslate('sv');
    const book = await findBookInStock('sv');
    const visitor = await newVisitor(withoutScript);
    const { page } = visitor;
    await addToCart(page, t, book);
    await selectFormat(page, book);
    const key = (await page.locator('input[name=key]').getAttribute('value')) ?? '';
    const form = { skuId: book.skuId, quantity: 1, key };
    for (const _ of [1, 2]) await page.request.post(book.canonicalUrl, { form });
    const cart = await openCheckout(page, 'sv');
    expect(await quantityOf(cart, t, book).inputValue()).toBe('2');

    const line = (await cart.locator('input[name=line]').first().getAttribute('value')) ?? '';
    const tooMany = { intent: 'quantity', line, quantity: LIMITS.cartLineQuantity, step: 1 };
    const rejected = await page.request.post('/kassan', { form: tooMany });
    expect(rejected.status()).toBe(422);
    expect(await rejected.text()).toContain(t('cart.maxQuantity', { count: LIMITS.cartLineQuantity }));
    const removal = { intent: 'quantity', line, remove: 1 };
    for (const _ of [1, 2])
      expect((await page.request.post('/kassan', { form: removal })).status()).toBe(200);
    await page.reload();
    await page.getByText(t('cart.empty')).waitFor();
    await visitor.leave();
  });
});

test('a signed-in customer changes the cart without script', async () => {
  const t = await loadTranslate('sv');
  const book = await findBookInStock('sv');
  const visitor = await newVisitor(withoutScript);
  const { page } = visitor;
  await signInAs(page, 'has-no-script@example.com');
  await addToCart(page, t, book);
  const header = page.getByRole('banner').getByRole('link', { name: t('header.cart') });
  await header.getByText(t('header.cartCount', { count: 1 })).waitFor({ state: 'attached' });
  const cart = await openCheckout(page, 'sv');
  await cart.getByRole('button', { name: t('cart.moreOf', { name: book.name }), exact: true }).click();
  expect(await quantityOf(cart, t, book).inputValue()).toBe('2');
  await cart.getByRole('button', { name: t('cart.removeOf', { name: book.name }), exact: true }).click();
  await page.getByText(t('cart.empty')).waitFor();
  await visitor.leave();
});
