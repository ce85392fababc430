import { afterAll, describe, expect, test } from 'vitest';
import { loadWords } from '#storefront/translations/words.ts';
import { type Book, findBook } from './find-book.ts';
import { closeBrowser, newVisitor, untilReady } from './visitor.ts';

afterAll(closeBrowser);

const desktop = { viewport: { width: 1440, height: 900 } };

const hasSeveralFormats = ({ skus }: Book) => skus.filter(({ stock }) => stock.totalStock > 0).length > 1;

describe('buying on the product page', () => {
  test('what was put into the cart is told in sight, with the way to the checkout', async () => {
    const words = await loadWords('sv');
    const book = await findBook('sv', hasSeveralFormats);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    await page.getByRole('radio', { disabled: false }).first().check();
    await page.getByRole('button', { name: words('product.addToCart') }).click();
    await page
      .getByRole('status')
      .getByText(words('product.addedNamed', { name: book.name }))
      .waitFor();
    const way = page.locator('[popover]').getByRole('link', { name: words('product.toCheckout') });
    const box = await way.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
