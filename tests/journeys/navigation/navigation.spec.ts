import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../full-run.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

describe('navigation', () => {
  test('Back restores the scroll position, and a new page starts at the top', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/c/skonlitteratur');
    await untilReady(page);
    const book = page.getByRole('main').getByRole('article').nth(20).getByRole('link');
    await book.hover();
    const scrollY = await page.evaluate(() => window.scrollY);
    expect(scrollY).toBeGreaterThan(500);
    await book.click();
    await page.waitForURL(/\/p\//);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, scrollY);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('updates title, canonical and alternate links', async () => {
    const t = await loadTranslate('en');
    const visitor = await newVisitor({ ...desktop, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto('/en');
    await untilReady(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('brands.title') })
      .click();
    await page.waitForFunction((title) => document.title.startsWith(title), t('brands.title'));
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toMatch(/\/en\/brands$/);
    await expect
      .poll(() => page.locator('link[rel=alternate][hreflang=fi]').getAttribute('href'))
      .toMatch(/\/fi\/tavaramerkkeja$/);
    await visitor.leave();
  });

  test('switching the language of a book leads to the same book', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/p/skonlitteratur/klassiker/gosta-berlings-saga');
    await untilReady(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click();
    await page.waitForURL(/\/fi\/p\/kaunokirjallisuus\/klassikot\//);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fi-FI');
    await visitor.leave();
  });

  test('a link to a missing book shows the not-found page without a reload', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/');
    await untilReady(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/p/finns-inte', textContent: 'gone' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.getByRole('heading', { name: t('error.notFoundTitle') }).waitFor();
    await page.getByText(t('error.notFound', { path: '/p/finns-inte' })).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('error.toHome') })
      .click();
    await page.waitForURL(/\/$/);
    await visitor.leave();
  });

  test('the root path redirects to the last selected language', async () => {
    const visitor = await newVisitor({ ...desktop, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto('/en/news?page=2');
    await untilReady(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click();
    await page.waitForURL(/\/fi\/uutuudet\?page=2$/);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/fi');
    await visitor.leave();
  });
});

describe('adding to the cart', () => {
  test.runIf(isFullRun)(
    'shows that the visitor is offline, and adds the book when the network is back',
    async () => {
      const t = await loadTranslate('sv');
      const visitor = await newVisitor(phone);
      const { page } = visitor;
      await page.goto(book);
      await untilReady(page);
      // The chunk that adds to the cart is loaded when the page is idle.
      await page.waitForLoadState('networkidle');
      await visitor.context.setOffline(true);
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click();
      await page.getByRole('status').getByText(t('cart.offline')).waitFor();
      await visitor.context.setOffline(false);
      await page.getByRole('status').getByText(t('product.added')).waitFor();
      await visitor.leave();
    },
  );

  test('a double click adds one copy', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(book);
    await untilReady(page);
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .dblclick();
    await page.getByRole('status').getByText(t('product.added')).waitFor();
    await page.reload();
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 1 }))
      .waitFor({ state: 'attached' });
    await visitor.leave();
  });
});

describe('the keyboard', () => {
  test('the first Tab reaches the link that skips to the content', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/');
    await untilReady(page);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(t('shop.skipToContent'));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await visitor.leave();
  });
});
