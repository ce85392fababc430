import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type Book, findBook, isPartlySoldOut, isSoldOut } from '../support/find-book.ts';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { violations } from '../support/violations.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 } };

describe.each(combinations('product-page-plain', ['sv', 'fi'] as const))(
  'the product page without script in %s',
  (locale) => {
    const withoutScript = { ...phone, javaScriptEnabled: false };

    test('buys several, and says how many too many are', async () => {
      const t = await loadTranslate(locale);
      const isFew = ({ stock }: Book['skus'][number]) => stock.totalStock > 3 && stock.totalStock < 20;
      const book = await findBook(locale, ({ skus }) => skus.length > 1 && skus.some(isFew));
      const sku = book.skus.find(isFew);
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

      // What fits the stock, but not together with what lies in the cart, only the server can tell.
      await quantity.fill(String(stock));
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click();
      await page.getByText(t('cart.threshold', { quantity: 2 })).waitFor();
      await expect.poll(() => quantity.inputValue()).toBe(String(stock));
      await expect
        .poll(() => page.getByRole('radio', { checked: true }).getAttribute('value'))
        .toBe(String(sku?.skuId));

      // What the field would not take, a form that someone else made may send.
      for (const wrong of ['0', '-1', '1.5', 'x', '1e999']) {
        const answer = await page.request.post(book.canonicalUrl, {
          form: { skuId: String(sku?.skuId), quantity: wrong },
          headers: { origin: new URL(page.url()).origin },
        });
        expect([wrong, answer.status()]).toEqual([wrong, 422]);
        expect(await answer.text()).toContain(t('product.wrongQuantity'));
      }
      await visitor.leave();
    });

    test('takes the address of who wants a format that is sold out', async () => {
      const t = await loadTranslate(locale);
      const book = await findBook(locale, isPartlySoldOut);
      const soldOut = book.skus.find(({ stock }) => stock.totalStock === 0);
      const visitor = await newVisitor(withoutScript);
      const { page } = visitor;
      await page.goto(book.canonicalUrl);
      await page.getByRole('link', { name: `${t('stockAlert.open')} (${soldOut?.name})` }).click();
      await page.getByRole('main').getByLabel(t('stockAlert.email')).fill('nobody');
      await page.getByRole('button', { name: t('stockAlert.submit') }).click();
      await page.getByText(t('field.email')).waitFor();
      await expect
        .poll(() => page.getByRole('main').getByLabel(t('stockAlert.email')).inputValue())
        .toBe('nobody');
      await page.locator('input[name=email]:focus').waitFor();
      await page.getByRole('main').getByLabel(t('stockAlert.email')).fill(`plain-${locale}@example.com`);
      await page.getByRole('button', { name: t('stockAlert.submit') }).click();
      await page.getByText(t('stockAlert.noted')).waitFor();
      await visitor.leave();
    });

    test('reads everything: the next page of reviews, the price history, the editions', async () => {
      const t = await loadTranslate(locale);
      const book = await findBook(locale, ({ rating }) => rating.voteCount > 5);
      const visitor = await newVisitor(withoutScript);
      const { page } = visitor;
      await page.goto(book.canonicalUrl);
      await page.getByRole('link', { name: t('review.page', { page: 2 }) }).click();
      await page.waitForURL(/\?reviews=2#reviews$/);
      const reviews = page.getByRole('region', { name: t('review.title') });
      await expect.poll(() => reviews.getByRole('article').count()).toBe(book.rating.voteCount - 5);
      await page.locator('summary', { hasText: t('product.priceHistory') }).click();
      await page.getByRole('table').waitFor();
      await page.getByRole('link', { name: t('product.enlarge') }).click();
      await page.waitForURL(/\/images\/product\/1600f2000\//);
      await visitor.leave();
    });
  },
);

describe('everyone can use the product page', () => {
  const kinds: [string, (book: Book) => boolean][] = [
    ['sold out', isSoldOut],
    ['reduced', ({ unitPrice }) => unitPrice.isDiscounted],
    ['much read', ({ rating }) => rating.voteCount > 5],
    ['of several books', ({ type }) => type === 'package'],
  ];

  test.each(
    kinds.flatMap(([kind, isKind]) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ kind, isKind, colorScheme })),
    ),
  )('axe finds nothing and nothing moves: $kind, $colorScheme', async ({ isKind, colorScheme }) => {
    const book = await findBook('fi', isKind);
    const visitor = await newVisitor({ ...phone, colorScheme, bypassCSP: true });
    const { page } = visitor;
    await page.addInitScript(recordShifts);
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    await expectNoShift(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await visitor.leave();
  });
});
