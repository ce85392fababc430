import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { TrackingEvent, TrackingEventName, TrackingEvents } from '#storefront/tracking/events.ts';
import { TRACKING_EVENT } from '#storefront/tracking/track.ts';
import { findBook } from '../support/find-book.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';

afterAll(closeVisitors);

/** A visitor whose tracking events are recorded in the session storage, across documents. */
async function newTrackedVisitor(options: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  await visitor.page.addInitScript((name) => {
    addEventListener(name, (event) => {
      const recorded = JSON.parse(sessionStorage.getItem('recorded') ?? '[]');
      sessionStorage.setItem('recorded', JSON.stringify([...recorded, (event as CustomEvent).detail]));
    });
  }, TRACKING_EVENT);
  return visitor;
}

const recordedEvents = (page: Page): Promise<TrackingEvent[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('recorded') ?? '[]'));

async function dataOf<Name extends TrackingEventName>(page: Page, name: Name) {
  const events = await recordedEvents(page);
  return events.filter((event) => event.name === name).map(({ data }) => data as TrackingEvents[Name]);
}

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

describe.each(
  combinations('tracking', [
    { locale: 'sv', list: '/c/skonlitteratur' },
    { locale: 'fi', list: '/fi/c/kaunokirjallisuus' },
  ] as const),
)('tracking events in $locale', ({ locale, list }) => {
  test('are raised for a list in groups of four, a click, a product page and a favourite', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newTrackedVisitor({
      viewport: { width: 1440, height: 1400 },
      locale: LOCALES[locale].iso,
    });
    const { page } = visitor;
    await page.goto(list);
    await untilSettled(page);
    await expect.poll(async () => (await dataOf(page, 'product-list:impression')).length).toBeGreaterThan(0);
    const [first] = await dataOf(page, 'product-list:impression');
    expect(first?.items).toHaveLength(4);
    for (const [position, { index, product, ...paging }] of first?.items.entries() ?? []) {
      expect([index, paging]).toEqual([position, { page: 1, pageSize: 48 }]);
      expect(product.name).toBe(await titles(page).nth(position).innerText());
      expect(product).toMatchObject({ productId: expect.any(Number), brand: expect.any(String) });
      expect(product.price).toBeGreaterThan(0);
      expect(product.regularPrice).toBeGreaterThanOrEqual(product.price);
    }

    const name = await titles(page).nth(1).innerText();
    await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await expect.poll(async () => (await dataOf(page, 'product-detail:impression')).length).toBe(1);
    const [clicked] = await dataOf(page, 'product:click');
    expect(clicked).toMatchObject({ index: 1, page: 1, pageSize: 48, product: { name } });
    expect(await dataOf(page, 'product-detail:impression')).toMatchObject([
      { product: { productId: clicked?.product.productId, name, price: clicked?.product.price } },
    ]);

    await page
      .getByRole('article')
      .getByRole('button', { name: t('favorites.toggle', { name }), exact: true })
      .click();
    await expect.poll(() => dataOf(page, 'favorite:add')).toHaveLength(1);
    expect(await dataOf(page, 'favorite:add')).toMatchObject([
      { productId: clicked?.product.productId, product: { name, price: clicked?.product.price } },
    ]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('name the SKU and quantity of an added book', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(
      locale,
      ({ type, skus }) =>
        type === 'product' && skus.length === 1 && skus.every(({ stock }) => stock.inStock > 2),
    );
    const visitor = await newTrackedVisitor({ locale: LOCALES[locale].iso });
    const { page } = visitor;
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    await page.getByLabel(t('product.quantity'), { exact: true }).fill('2');
    await page
      .getByRole('article')
      .getByRole('button', { name: t('product.addToCart') })
      .click();
    await expect.poll(() => dataOf(page, 'cart:add')).toHaveLength(1);
    expect(await dataOf(page, 'cart:add')).toMatchObject([
      { skuId: book.skus[0]?.skuId, quantity: 2, product: { name: book.name } },
    ]);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('send an incomplete group of a list when the page is left', async () => {
    const visitor = await newTrackedVisitor({
      viewport: { width: 390, height: 844 },
      locale: LOCALES[locale].iso,
    });
    const { page } = visitor;
    await page.goto(list);
    await untilSettled(page);
    await titles(page).nth(2).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await dataOf(page, 'product:impression')).length).toBeGreaterThan(0);
    // Another document, so that leaving the page is the only cause of the event.
    await page.goto('/404');
    const seen = (await dataOf(page, 'product:impression')).map(({ index }) => index);
    const groups = (await dataOf(page, 'product-list:impression')).map(({ items }) =>
      items.map(({ index }) => index),
    );
    expect(groups.flat()).toEqual(seen);
    expect(groups.every((items) => items.length <= 4)).toBe(true);
    await visitor.leave();
  });
});
