import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { DemoLanguage } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

interface Book {
  name: string;
  canonicalUrl: string;
  productId: number;
  variantGroup: { variants: Variant[] };
}

interface Variant {
  productId: number;
  label: string;
  stock: { totalStock: number };
  variants: Variant[] | null;
}

/** The formats of the book in its language. */
function formatsInStock({ productId, variantGroup }: Book): Variant[] {
  const isOwn = (variant: Variant) => variant.productId === productId;
  const language = variantGroup.variants.find(({ variants }) => variants?.some(isOwn));
  return (language?.variants ?? []).filter(({ stock }) => stock.totalStock > 0);
}

/** Books of the first page of news, by their number of formats in stock. */
async function findBooks(languageId: string, isMatch: (formats: number) => boolean): Promise<Book[]> {
  const response = await fetch(`${workerShop().apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({
      query: `query ($languageId: String, $marketId: String) {
        products(take: 48, filter: { sort: LATEST }, languageId: $languageId, marketId: $marketId) {
          products { name canonicalUrl productId
            variantGroup { variants { label variants { productId label stock { totalStock } } } } }
        }
      }`,
      variables: { languageId, marketId: languageId === 'fi-FI' ? 'fi' : 'se' },
    }),
  });
  const { data } = (await response.json()) as { data: { products: { products: Book[] } } };
  const books = data.products.products;
  const isUnique = ({ name }: Book) => books.filter((other) => other.name === name).length === 1;
  return books.filter((book) => isUnique(book) && isMatch(formatsInStock(book).length));
}

async function untilCartCount(page: Page, locale: DemoLanguage, count: number): Promise<void> {
  const t = await loadTranslate(locale);
  await page.getByRole('banner').getByText(t('header.cartCount', { count })).waitFor({ state: 'attached' });
}

async function addButton(page: Page, locale: DemoLanguage, book: Book | undefined): Promise<Locator> {
  const t = await loadTranslate(locale);
  return page.getByRole('button', {
    name: t('product.quickAdd', { name: book?.name ?? '' }),
    exact: true,
  });
}

describe('adding from a list', () => {
  test('adds a book with one format directly, and once on a double click', async () => {
    const t = await loadTranslate('sv');
    const [book] = await findBooks('sv-SE', (formats) => formats === 1);
    const visitor = await newVisitor({ ...phone, hasTouch: true });
    const { page } = visitor;
    await page.goto('/nyheter');
    await untilReady(page);
    await (await addButton(page, 'sv', book)).dblclick();
    await untilCartCount(page, 'sv', 1);
    await page
      .getByRole('region', { name: t('cart.inCart') })
      .getByText(book?.name ?? '', { exact: true })
      .waitFor();
    await page.reload();
    await untilCartCount(page, 'sv', 1);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('opens a dialog for several formats, also with the keyboard', async () => {
    const t = await loadTranslate('fi');
    const [book] = await findBooks('fi-FI', (formats) => formats > 1);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/fi/uutuudet');
    await untilReady(page);
    const button = await addButton(page, 'fi', book);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('product.chooseFormat') });
    await dialog.getByText(book?.name ?? '').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.press('Enter');
    const format = (book && formatsInStock(book)[1]?.label) ?? '';
    await dialog.getByRole('button', { name: format }).click();
    await dialog.waitFor({ state: 'hidden' });
    await untilCartCount(page, 'fi', 1);
    await page.getByRole('link', { name: t('product.toCheckout') }).click();
    await page.waitForURL(/\/fi\/kassa$/);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('adds two books in quick succession to the same cart', async () => {
    const [one, two] = await findBooks('sv-SE', (formats) => formats === 1);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/nyheter');
    await untilReady(page);
    await (await addButton(page, 'sv', one)).click();
    await (await addButton(page, 'sv', two)).click();
    await untilCartCount(page, 'sv', 2);
    await visitor.leave();
  });

  test.runIf(isFullRun)(
    'adds the book when the network is back, and shows an error if it has sold out',
    async () => {
      const t = await loadTranslate('sv');
      const [book] = await findBooks('sv-SE', (formats) => formats === 1);
      const visitor = await newVisitor(phone);
      const { page } = visitor;
      await page.goto('/nyheter');
      await untilReady(page);
      const button = await addButton(page, 'sv', book);
      await untilSettled(page);
      await visitor.context.setOffline(true);
      await button.click();
      await page.getByRole('status').getByText(t('cart.offlineOnPage')).waitFor();
      await visitor.context.setOffline(false);
      await untilCartCount(page, 'sv', 1);

      const stockError = { message: 'No.', extensions: { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 3 } };
      await visitor.context.route('**/graphql', async (route) => {
        const response = await (await route.fetch()).json();
        const isAdding = 'addToCart' in (response.data ?? {});
        await route.fulfill({
          json: isAdding ? { data: { addToCart: null }, errors: [stockError] } : response,
        });
      });
      await button.click();
      await page
        .getByRole('alert')
        .getByText(t('cart.alreadyInCart', { quantity: 3 }))
        .waitFor();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
      expect(new URL(page.url()).pathname).toBe('/nyheter');
      await visitor.leave();
    },
  );

  test('links to the book without script', async () => {
    const [book] = await findBooks('sv-SE', (formats) => formats > 0);
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/nyheter');
    await (await addButton(page, 'sv', book)).click();
    await page.getByRole('heading', { level: 1, name: book?.name ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(book?.canonicalUrl);
    await visitor.leave();
  });
});

describe('a card', () => {
  test('is one link, which opens in a new tab with Ctrl', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/nyheter');
    await untilReady(page);
    const card = page.getByRole('main').getByRole('article').first();
    await expect.poll(() => card.getByRole('link').count()).toBe(1);
    const opened = visitor.context.waitForEvent('page');
    await card.click({ position: { x: 40, y: 40 }, modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL(/\/p\//);
    expect(new URL(page.url()).pathname).toBe('/nyheter');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('has visible controls of at least 44 px on a phone', async () => {
    const visitor = await newVisitor({ ...phone, hasTouch: true });
    const { page } = visitor;
    await page.goto('/fi/uutuudet');
    await untilReady(page);
    for (const control of await page.getByRole('article').first().getByRole('button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect.poll(() => control.isVisible()).toBe(true);
    }
    await visitor.leave();
  });
});
