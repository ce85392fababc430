import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { TrackingEvent, TrackingEventName, TrackingEvents } from '#storefront/tracking/events.ts';
import { TRACKING_EVENT } from '#storefront/tracking/track.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { findBook } from '../support/find-book.ts';
import { combinations } from '../support/matrix.ts';
import { closeBrowser, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';

afterAll(closeBrowser);

/** A visitor whose every event is written down, in the tab, where it outlives the documents that raise them. */
async function overheardVisitor(options: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  await visitor.page.addInitScript((name) => {
    addEventListener(name, (event) => {
      const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
      sessionStorage.setItem('heard', JSON.stringify([...heard, (event as CustomEvent).detail]));
    });
  }, TRACKING_EVENT);
  return visitor;
}

const heardOn = (page: Page): Promise<TrackingEvent[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? '[]'));

async function dataOf<Name extends TrackingEventName>(page: Page, name: Name) {
  const heard = await heardOn(page);
  return heard.filter((event) => event.name === name).map(({ data }) => data as TrackingEvents[Name]);
}

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

describe.each(
  combinations('tracking', [
    { locale: 'sv', list: '/c/skonlitteratur' },
    { locale: 'fi', list: '/fi/c/kaunokirjallisuus' },
  ] as const),
)('what whoever counts is told in $locale', ({ locale, list }) => {
  test('a list in fours, the book that was followed, looked at, kept and bought', async () => {
    const t = await loadTranslate(locale);
    const visitor = await overheardVisitor({
      viewport: { width: 1440, height: 1400 },
      locale: LOCALES[locale].iso,
    });
    const { page } = visitor;
    await page.goto(list);
    await untilSettled(page);
    await expect.poll(async () => (await dataOf(page, 'product-list:impression')).length).toBeGreaterThan(0);
    const [first] = await dataOf(page, 'product-list:impression');
    expect(first?.items).toHaveLength(4);
    for (const [place, { index, product, ...page1 }] of first?.items.entries() ?? []) {
      expect([index, page1]).toEqual([place, { page: 1, pageSize: 48 }]);
      expect(product.name).toBe(await titles(page).nth(place).innerText());
      expect(product).toMatchObject({ productId: expect.any(Number), brand: expect.any(String) });
      expect(product.price).toBeGreaterThan(0);
      expect(product.regularPrice).toBeGreaterThanOrEqual(product.price);
    }

    const name = await titles(page).nth(1).innerText();
    await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await expect.poll(async () => (await dataOf(page, 'product-detail:impression')).length).toBe(1);
    const [followed] = await dataOf(page, 'product:click');
    expect(followed).toMatchObject({ index: 1, page: 1, pageSize: 48, product: { name } });
    expect(await dataOf(page, 'product-detail:impression')).toMatchObject([
      { product: { productId: followed?.product.productId, name, price: followed?.product.price } },
    ]);

    await page
      .getByRole('article')
      .getByRole('button', { name: t('favorites.toggle', { name }), exact: true })
      .click();
    await expect.poll(() => dataOf(page, 'favorite:add')).toHaveLength(1);
    expect(await dataOf(page, 'favorite:add')).toMatchObject([
      { productId: followed?.product.productId, product: { name, price: followed?.product.price } },
    ]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('what was put into the cart, by its format and quantity', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(
      locale,
      ({ skus }) => skus.length > 1 && skus.every(({ stock }) => stock.totalStock > 2),
    );
    const visitor = await overheardVisitor({ locale: LOCALES[locale].iso });
    const { page } = visitor;
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    const format = page.getByRole('radio', { disabled: false }).first();
    await format.check();
    await page.getByLabel(t('product.quantity'), { exact: true }).fill('2');
    await page
      .getByRole('article')
      .getByRole('button', { name: t('product.addToCart') })
      .click();
    await expect.poll(() => dataOf(page, 'cart:add')).toHaveLength(1);
    expect(await dataOf(page, 'cart:add')).toMatchObject([
      { skuId: Number(await format.getAttribute('value')), quantity: 2, product: { name: book.name } },
    ]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('fewer than four of a list when the page is left', async () => {
    const visitor = await overheardVisitor({
      viewport: { width: 390, height: 844 },
      locale: LOCALES[locale].iso,
    });
    const { page } = visitor;
    await page.goto(list);
    await untilSettled(page);
    await titles(page).nth(2).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await dataOf(page, 'product:impression')).length).toBeGreaterThan(0);
    // Another document, so that nothing but leaving can be the reason to tell.
    await page.goto('/404');
    const seen = (await dataOf(page, 'product:impression')).map(({ index }) => index);
    const told = (await dataOf(page, 'product-list:impression')).map(({ items }) =>
      items.map(({ index }) => index),
    );
    expect(told.flat()).toEqual(seen);
    expect(told.every((items) => items.length <= 4)).toBe(true);
    await visitor.leave();
  });
});
