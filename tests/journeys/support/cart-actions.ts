import type { Locator, Page } from 'playwright-core';
import { CAMPAIGN_TYPES } from '#contract/campaign-types.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type Book, findBook } from './find-book.ts';
import { loadTranslate, type Translate } from './messages.ts';
import { untilReady } from './visitor.ts';

const plenty = 8;

/** A product, not a package, at its regular price, with enough copies of one SKU in stock. */
const hasPlentyInStock = ({ type, skus, unitPrice }: Book) =>
  type === 'product' && !unitPrice.isDiscounted && skus.some(({ stock }) => stock.inStock > plenty);

/** A book with the SKU that has plenty in stock. */
export type StockedBook = Book & { skuId: number };

export async function findBookInStock(
  locale: DemoLanguage,
  isMatch: (book: Book) => boolean = () => true,
): Promise<StockedBook> {
  const book = await findBook(locale, (candidate) => hasPlentyInStock(candidate) && isMatch(candidate));
  return { ...book, skuId: book.skus.find(({ stock }) => stock.inStock > plenty)?.skuId ?? 0 };
}

/**
 * Two books with different names. A promo code on five copies of the first changes only their price: it has no campaign of
 * its own, and five copies cost less than the minimum for free shipping.
 */
export async function findTwoBooksInStock(locale: DemoLanguage): Promise<[StockedBook, StockedBook]> {
  const first = await findBookInStock(
    locale,
    ({ discountCampaigns, unitPrice }) =>
      discountCampaigns.every(({ ruleType }) => CAMPAIGN_TYPES[ruleType].category !== 'product') &&
      unitPrice.sellingPriceIncVat < (locale === 'fi' ? 9.5 : 95),
  );
  return [first, await findBookInStock(locale, ({ name }) => name !== first.name)];
}

/** Adds a book to the cart on its page, as a visitor does. */
export async function addToCart(page: Page, t: Translate, book: StockedBook): Promise<void> {
  await page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
  await untilReady(page);
  const format = page.locator(`input[name=skuId][value="${book.skuId}"]`);
  if ((await format.getAttribute('type')) === 'radio') await format.check();
  await page
    .getByRole('article')
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await page.getByRole('region', { name: t('cart.inCart') }).waitFor();
}

/** Opens the checkout and returns its cart. */
export async function openCheckout(page: Page, locale: DemoLanguage): Promise<Locator> {
  const t = await loadTranslate(locale);
  await page.goto(linkTo({ locale }, 'checkout'));
  return unfoldCart(page, t);
}

/** Returns the cart of the checkout. On a phone it is one line until it is opened. */
export async function unfoldCart(page: Page, t: Translate): Promise<Locator> {
  const cart = page.getByRole('region', { name: t('checkout.cart') });
  await cart
    .or(page.getByText(t('cart.empty')))
    .first()
    .waitFor();
  const details = cart.locator('details').first();
  const line = details.locator('summary').first();
  if ((await line.isVisible()) && (await details.getAttribute('open')) === null) await line.click();
  return cart;
}

export function lineOf(cart: Locator, book: Book): Locator {
  return cart
    .getByRole('listitem')
    .filter({ has: cart.page().getByRole('heading', { name: book.name, exact: true }) });
}

export function quantityOf(cart: Locator, t: Translate, book: Book): Locator {
  return cart.getByRole('spinbutton', { name: t('cart.quantityOf', { name: book.name }), exact: true });
}
