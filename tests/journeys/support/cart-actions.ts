import type { Locator, Page } from 'playwright-core';
import type { LocaleCode } from '#contract/locales.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate, type Translate } from '#storefront/translations/translate.ts';
import { type Book, findBook } from './find-book.ts';
import { untilReady } from './visitor.ts';

/** A book of which several can be had, in a format that is chosen at once. */
export const isPlenty = ({ type, skus, unitPrice }: Book) =>
  type === 'product' && !unitPrice.isDiscounted && skus.some(({ stock }) => stock.inStock > 8);

/** Books to fill a cart with, each with the SKU that there is plenty of. */
export async function someBooks(
  locale: LocaleCode,
  count: number,
  isWanted: (book: Book) => boolean = () => true,
): Promise<(Book & { skuId: number })[]> {
  const found: (Book & { skuId: number })[] = [];
  while (found.length < count) {
    const book = await findBook(
      locale,
      (candidate) =>
        isPlenty(candidate) && isWanted(candidate) && !found.some(({ name }) => name === candidate.name),
    );
    found.push({ ...book, skuId: book.skus.find(({ stock }) => stock.inStock > 8)?.skuId ?? 0 });
  }
  return found;
}

/** Puts a book into the cart on its page, as a visitor does. */
export async function buy(page: Page, t: Translate, book: Book & { skuId: number }): Promise<void> {
  await page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
  await untilReady(page);
  const choice = page.locator(`input[name=skuId][value="${book.skuId}"]`);
  if ((await choice.getAttribute('type')) === 'radio') await choice.check();
  await page
    .getByRole('article')
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await page.getByRole('region', { name: t('cart.inCart') }).waitFor();
}

/** The cart beside the page. */
export async function openCart(page: Page, t: Translate): Promise<Locator> {
  // The header comes back to whoever turns around, and is not pressed before it is there.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-away]').waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.cart') })
    .click();
  const cart = page.getByRole('dialog', { name: t('header.cart') });
  await cart.waitFor();
  return cart;
}

/** The cart of the checkout. */
export async function openCheckout(page: Page, locale: LocaleCode): Promise<Locator> {
  const t = await loadTranslate(locale);
  await page.goto(linkTo({ locale }, 'checkout'));
  return page.getByRole('region', { name: t('checkout.cart') });
}

export function lineOf(cart: Locator, book: Book): Locator {
  return cart
    .getByRole('listitem')
    .filter({ has: cart.page().getByRole('heading', { name: book.name, exact: true }) });
}

export function quantityOf(cart: Locator, t: Translate, book: Book): Locator {
  return cart.getByRole('spinbutton', { name: t('cart.quantityOf', { name: book.name }), exact: true });
}
