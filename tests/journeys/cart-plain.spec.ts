import { afterAll, describe, expect, test } from 'vitest';
import { loadWords } from '#storefront/translations/words.ts';
import { lineOf, openCheckout, quantityOf, someBooks } from './cart-of.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 } };

describe.each(['sv', 'fi'] as const)('without script, in %s', (locale) => {
  test('the cart is changed, a code is used, and all is removed', async () => {
    const words = await loadWords(locale);
    const [one, two] = await someBooks(locale, 2);
    if (!one || !two) throw new Error('Two books are needed.');
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    for (const book of [one, two]) {
      await page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
      const choice = page.locator(`input[name=skuId][value="${book.skuId}"]`);
      if ((await choice.getAttribute('type')) === 'radio') await choice.check();
      await page
        .getByRole('button', { name: words('product.addToCart') })
        .first()
        .click();
      await page.getByText(words('product.added')).first().waitFor();
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('header.cart') })
      .click();
    const cart = page.getByRole('region', { name: words('checkout.cart') });
    await cart.getByRole('button', { name: words('cart.moreOf', { name: one.name }), exact: true }).click();
    expect(await quantityOf(cart, words, one).inputValue()).toBe('2');
    await quantityOf(cart, words, one).fill('5');
    await page.keyboard.press('Enter');
    await page.waitForLoadState();
    expect(await quantityOf(cart, words, one).inputValue()).toBe('5');
    await cart.getByRole('button', { name: words('cart.removeOf', { name: two.name }), exact: true }).click();
    expect(await lineOf(cart, two).count()).toBe(0);

    const summary = page.getByRole('region', { name: words('summary.title') });
    await summary.getByText(words('promo.title')).click();
    await summary.getByRole('textbox', { name: words('promo.label') }).fill('nonsense');
    await summary.getByRole('button', { name: words('promo.apply') }).click();
    await summary.getByText(words('promo.invalid')).waitFor();
    await summary.getByRole('textbox', { name: words('promo.label') }).fill('valkommen10');
    await summary.getByRole('button', { name: words('promo.apply') }).click();
    await summary.getByText(words('promo.activated')).waitFor();
    await summary.getByText(words('promo.active', { code: 'VALKOMMEN10' })).waitFor();

    await summary.getByRole('combobox', { name: words('checkout.country') }).selectOption('no');
    await summary.getByRole('button', { name: words('checkout.changeCountry') }).click();
    expect(await summary.getByRole('definition').last().innerText()).toMatch(/kr|NOK/);
    expect(await summary.getByRole('combobox', { name: words('checkout.country') }).inputValue()).toBe('no');

    await cart.getByRole('button', { name: words('cart.clear') }).click();
    await page.getByText(words('cart.empty')).waitFor();
    await visitor.leave();
  });
});

test('a page with somebody’s cart is kept for nobody', async () => {
  const words = await loadWords('sv');
  const [book] = await someBooks('sv', 1);
  if (!book) throw new Error('A book is needed.');
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  await visitor.page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
  const choice = visitor.page.locator(`input[name=skuId][value="${book.skuId}"]`);
  if ((await choice.getAttribute('type')) === 'radio') await choice.check();
  await visitor.page
    .getByRole('button', { name: words('product.addToCart') })
    .first()
    .click();
  await lineOf(await openCheckout(visitor.page, 'sv'), book).waitFor();
  const stranger = await newVisitor({ ...phone, javaScriptEnabled: false });
  await openCheckout(stranger.page, 'sv');
  await stranger.page.getByText(words('cart.empty')).waitFor();
  expect(await stranger.page.getByText(book.name).count()).toBe(0);
  await stranger.leave();
  await visitor.leave();
});
