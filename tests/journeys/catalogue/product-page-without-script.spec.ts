import { afterAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../full-run.ts';
import { type Book, findBook, isPartlySoldOut, isSoldOut } from '../support/find-book.ts';
import { findViolations } from '../support/find-violations.ts';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };

describe.each(combinations('product-page-without-script', ['sv', 'fi'] as const))(
  'the product page without script in %s',
  (locale) => {
    const withoutScript = { ...phone, javaScriptEnabled: false };

    test('adds several copies, and rejects more than the stock', async () => {
      const t = await loadTranslate(locale);
      const hasFewCopies = ({ stock }: Book['skus'][number]) => stock.totalStock > 3 && stock.totalStock < 20;
      const book = await findBook(locale, ({ type, skus }) => type === 'product' && skus.some(hasFewCopies));
      const sku = book.skus.find(hasFewCopies);
      const stock = sku?.stock.totalStock ?? 0;
      const visitor = await newVisitor(withoutScript);
      const { page } = visitor;
      await page.goto(`${book.canonicalUrl}?sku=${sku?.skuId}`);
      const quantity = page.getByLabel(t('product.quantity'), { exact: true });
      await quantity.fill('2');
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click();
      await page.waitForURL(/#added$/);
      await expect
        .poll(() => page.getByRole('banner').innerText())
        .toContain(t('header.cartCount', { count: 2 }));

      // The quantity fits the stock, but not together with the cart: only the server can check that.
      await quantity.fill(String(stock));
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click();
      await page.getByText(t('cart.alreadyInCart', { quantity: 2 })).waitFor();
      await expect.poll(() => quantity.inputValue()).toBe(String(stock));

      // Values that the field does not accept, but a manipulated form can send.
      for (const invalid of ['0', '-1', '1.5', 'x', '1e999']) {
        const response = await page.request.post(book.canonicalUrl, {
          form: { skuId: String(sku?.skuId), quantity: invalid },
          headers: { origin: new URL(page.url()).origin },
        });
        expect([invalid, response.status()]).toEqual([invalid, 422]);
        expect(await response.text()).toContain(t('product.invalidQuantity'));
      }
      await visitor.leave();
    });

    test('stores a stock alert for a sold-out size', async () => {
      const t = await loadTranslate(locale);
      const book = await findBook(locale, isPartlySoldOut);
      const soldOut = book.skus.find(({ stock }) => stock.totalStock === 0);
      const visitor = await newVisitor(withoutScript);
      const { page } = visitor;
      await page.goto(book.canonicalUrl);
      await page.getByRole('link', { name: `${t('stockAlert.open')} (${soldOut?.name})` }).click();
      await page.getByRole('main').getByLabel(t('stockAlert.email')).fill('invalid');
      await page.getByRole('button', { name: t('stockAlert.submit') }).click();
      await page.getByText(t('field.email')).waitFor();
      await expect
        .poll(() => page.getByRole('main').getByLabel(t('stockAlert.email')).inputValue())
        .toBe('invalid');
      await page.locator('input[name=email]:focus').waitFor();
      await page.getByRole('main').getByLabel(t('stockAlert.email')).fill(`no-script-${locale}@example.com`);
      await page.getByRole('button', { name: t('stockAlert.submit') }).click();
      await page.getByText(t('stockAlert.saved')).waitFor();
      await visitor.leave();
    });

    test('links to the next page of reviews and opens the price history and the large cover', async () => {
      const t = await loadTranslate(locale);
      const book = await findBook(locale, ({ rating }) => rating.voteCount > 5);
      const visitor = await newVisitor(withoutScript);
      const { page } = visitor;
      await page.goto(book.canonicalUrl);
      await page.getByRole('link', { name: t('review.page', { page: 2 }) }).click();
      await page.waitForURL(/\?reviews=2#reviews$/);
      const reviews = page.getByRole('region', { name: t('review.title') });
      await expect
        .poll(() => reviews.getByRole('article').count())
        .toBe(Math.min(5, book.rating.voteCount - 5));
      await page.locator('summary', { hasText: t('product.priceHistory') }).click();
      await page.getByRole('table').waitFor();
      await page.getByRole('link', { name: t('product.enlarge') }).click();
      await page.waitForURL(/\/images\/product\/raw\//);
      await visitor.leave();
    });
  },
);

describe('accessibility of the product page', () => {
  const kinds: [string, (book: Book) => boolean][] = [
    ['sold out', isSoldOut],
    ['reduced', ({ unitPrice }) => unitPrice.isDiscounted],
    ['with many reviews', ({ rating }) => rating.voteCount > 5],
    ['package', ({ type }) => type === 'package'],
  ];

  test.each(sampleOf(kinds, 3))('no violation, shift or overflow: %s', async (_, isKind) => {
    const book = await findBook('fi', isKind);
    const visitor = await newVisitor({ ...phone, bypassCSP: true });
    const { page } = visitor;
    await page.addInitScript(recordShifts);
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await findViolations(page)]).toEqual([colorScheme, []]);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await visitor.leave();
  });
});
