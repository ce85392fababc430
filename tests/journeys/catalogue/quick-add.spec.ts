import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { LocaleCode } from '#contract/locales.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { closeBrowser, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

interface Book {
  name: string;
  canonicalUrl: string;
  skus: { name: string; stock: { totalStock: number } }[];
}

const buyable = ({ skus }: Book) => skus.filter(({ stock }) => stock.totalStock > 0);

/** Books of the first page of news, by how many of their formats can be had. */
async function findBooks(languageId: string, isWanted: (formats: number) => boolean): Promise<Book[]> {
  const response = await fetch(`${workerShop().apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({
      query: `query ($languageId: String, $marketId: String) {
        products(take: 48, filter: { sort: LATEST }, languageId: $languageId, marketId: $marketId) {
          products { name canonicalUrl skus { name stock { totalStock } } }
        }
      }`,
      variables: { languageId, marketId: languageId === 'fi-FI' ? 'fi' : 'se' },
    }),
  });
  const { data } = (await response.json()) as { data: { products: { products: Book[] } } };
  const books = data.products.products;
  const isUnique = ({ name }: Book) => books.filter((other) => other.name === name).length === 1;
  return books.filter((book) => isUnique(book) && isWanted(buyable(book).length));
}

async function untilInCart(page: Page, locale: LocaleCode, count: number): Promise<void> {
  const t = await loadTranslate(locale);
  await page.getByRole('banner').getByText(t('header.cartCount', { count })).waitFor({ state: 'attached' });
}

async function buttonOf(page: Page, locale: LocaleCode, book: Book | undefined): Promise<Locator> {
  const t = await loadTranslate(locale);
  return page.getByRole('button', {
    name: t('product.quickAdd', { name: book?.name ?? '' }),
    exact: true,
  });
}

describe('buying from a list', () => {
  test('a book in one format is bought at once, and by a double click once', async () => {
    const t = await loadTranslate('sv');
    const [book] = await findBooks('sv-SE', (formats) => formats === 1);
    const visitor = await newVisitor({ ...phone, hasTouch: true });
    const { page } = visitor;
    await page.goto('/nyheter');
    await untilReady(page);
    await (await buttonOf(page, 'sv', book)).dblclick();
    await untilInCart(page, 'sv', 1);
    await page
      .getByRole('region', { name: t('cart.inCart') })
      .getByText(book?.name ?? '', { exact: true })
      .waitFor();
    await page.reload();
    await untilInCart(page, 'sv', 1);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('several formats are chosen from, by keyboard too', async () => {
    const t = await loadTranslate('fi');
    const [book] = await findBooks('fi-FI', (formats) => formats > 1);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/fi/uutuudet');
    await untilReady(page);
    const button = await buttonOf(page, 'fi', book);
    await button.press('Enter');
    const choice = page.getByRole('dialog', { name: t('product.chooseFormat') });
    await choice.getByText(book?.name ?? '').waitFor();
    await page.keyboard.press('Escape');
    await choice.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.press('Enter');
    const format = (book && buyable(book)[1]?.name) ?? '';
    await choice.getByRole('button', { name: format }).click();
    await choice.waitFor({ state: 'hidden' });
    await untilInCart(page, 'fi', 1);
    await page.getByRole('link', { name: t('product.toCheckout') }).click();
    await page.waitForURL(/\/fi\/kassa$/);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('two books in quick succession lie in the same cart', async () => {
    const [one, two] = await findBooks('sv-SE', (formats) => formats === 1);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/nyheter');
    await untilReady(page);
    await (await buttonOf(page, 'sv', one)).click();
    await (await buttonOf(page, 'sv', two)).click();
    await untilInCart(page, 'sv', 2);
    await visitor.leave();
  });

  test('a wish without a network is kept; what is no longer to be had is told, and the list stays', async () => {
    const t = await loadTranslate('sv');
    const [book] = await findBooks('sv-SE', (formats) => formats === 1);
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await page.goto('/nyheter');
    await untilReady(page);
    const button = await buttonOf(page, 'sv', book);
    await untilSettled(page);
    await visitor.context.setOffline(true);
    await button.click();
    await page.getByRole('status').getByText(t('cart.offline')).waitFor();
    await visitor.context.setOffline(false);
    await untilInCart(page, 'sv', 1);

    const refusal = { message: 'No.', extensions: { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 3 } };
    await visitor.context.route('**/graphql', async (route) => {
      const answer = await (await route.fetch()).json();
      const isAdding = 'addToCart' in (answer.data ?? {});
      await route.fulfill({ json: isAdding ? { data: { addToCart: null }, errors: [refusal] } : answer });
    });
    await button.click();
    await page
      .getByRole('alert')
      .getByText(t('cart.threshold', { quantity: 3 }))
      .waitFor();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
    expect(new URL(page.url()).pathname).toBe('/nyheter');
    await visitor.leave();
  });

  test('without script the button leads to the book', async () => {
    const [book] = await findBooks('sv-SE', (formats) => formats > 0);
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/nyheter');
    await (await buttonOf(page, 'sv', book)).click();
    await page.getByRole('heading', { level: 1, name: book?.name ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(book?.canonicalUrl);
    await visitor.leave();
  });
});

describe('a card', () => {
  test('is one link, also for who wants it in a tab of its own', async () => {
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

  test('has controls that a thumb can hit, without hovering', async () => {
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
