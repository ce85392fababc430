import type { Page, Request } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { menuButton } from '../support/menu-button.ts';
import { closeBrowser, newVisitor, untilReady, untilSettled, type Visitor } from '../support/visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 } };
const tablet = { viewport: { width: 820, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const list = '/c/skonlitteratur';

describe('a slow page', () => {
  test('first shows a bar, then says so; both go when it is there', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open('/');
    const { page } = visitor;
    const answer = await hold(page, '**/graphql');
    await page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .getByRole('link')
      .first()
      .click();
    await page.locator('[data-phase=visible][aria-hidden]').waitFor();
    await page.getByRole('status').getByText(t('loading.page')).waitFor();
    await expect
      .poll(() => page.locator('[data-phase=visible][aria-hidden]').evaluate((bar) => bar.clientHeight))
      .toBe(5);
    answer();
    await page.getByRole('heading', { level: 1, name: 'Skönlitteratur' }).waitFor();
    await page.getByText(t('loading.page')).waitFor({ state: 'detached' });
    await page.locator('[data-phase=visible]').waitFor({ state: 'detached' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('is announced by its title, and whoever uses a keyboard goes on from its beginning', async () => {
    const t = await loadTranslate('fi');
    const visitor = await open('/fi', { ...phone, locale: 'fi-FI' });
    const { page } = visitor;
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('brands.title') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('brands.title') }).waitFor();
    await page.locator('[aria-live=polite]').getByText(t('brands.title')).waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await visitor.leave();
  });
});

describe('the way from page to page', () => {
  test.each([
    { reducedMotion: 'no-preference', times: 1 },
    { reducedMotion: 'reduce', times: 0 },
  ] as const)(
    'with motion “$reducedMotion” a new page fades in $times times',
    async ({ reducedMotion, times }) => {
      const t = await loadTranslate('sv');
      const visitor = await open(list, { ...desktop, reducedMotion });
      const { page } = visitor;
      await page.evaluate(() => {
        const fades: string[] = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...given) {
          fades.push(this.id);
          return animate.apply(this, given);
        };
        Object.assign(window, { fades });
      });
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .waitFor();
      const fades = () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
      await expect.poll(fades).toEqual(Array(times).fill('content'));
      await visitor.leave();
    },
  );

  test('what the visitor reaches for is there before the click', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open(list);
    const { page } = visitor;
    const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
    const begun: Request[] = [];
    const answered: Request[] = [];
    page.on('request', (request) => void (request.url().endsWith('/graphql') && begun.push(request)));
    page.on('requestfinished', (request) => void (begun.includes(request) && answered.push(request)));
    // Whoever listens for it comes when the page has time: the visitor reaches for it until it is noticed.
    await expect
      .poll(
        async () => {
          await page.mouse.move(0, 0);
          await link.hover();
          return begun.length > 0 && answered.length === begun.length;
        },
        { interval: 500 },
      )
      .toBe(true);
    await page.route('**/graphql', (route) => route.abort());
    await link.click();
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .waitFor();
    await visitor.leave();
  });

  test('nothing is loaded ahead for whoever saves data', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await page.goto(list);
    await untilReady(page);
    await untilSettled(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const book = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
    await book.focus();
    await book.hover();
    await page.getByRole('main').getByRole('article').nth(2).getByRole('link').focus();
    expect(asked.filter((url) => !url.includes('/images/'))).toEqual([]);
    await visitor.leave();
  });
});

describe('on a bad day', () => {
  test('a lost network is told, and no longer when it is back', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open(list, phone);
    const { page } = visitor;
    await visitor.context.setOffline(true);
    const notice = page.getByRole('status').getByText(t('connectivity.offline'));
    await notice.waitFor();
    await visitor.context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await visitor.leave();
  });

  test('a page that could not be loaded says so, and comes by itself when the network does', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open('/');
    const { page } = visitor;
    await codeOfLists(page);
    await visitor.context.setOffline(true);
    await page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('heading', { name: t('error.offlineTitle') }).waitFor();
    await page.getByRole('button', { name: t('error.tryAgain') }).waitFor();
    await expect.poll(() => page.getByText(t('error.status', { status: 503 })).count()).toBe(0);
    await visitor.context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Skönlitteratur' }).waitFor();
    await visitor.leave();
  });

  test('without a network the way back and forward leads to what was just read', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open(list, phone);
    const { page } = visitor;
    const shelf = page.getByRole('heading', { level: 1, name: 'Skönlitteratur' });
    const buy = page.getByRole('button', { name: t('product.addToCart') }).first();
    await page.getByRole('main').getByRole('article').nth(5).getByRole('link').click();
    await buy.waitFor();
    await visitor.context.setOffline(true);
    await page.goBack();
    await shelf.waitFor();
    await page.goForward();
    await buy.waitFor();
    await page.goBack();
    await shelf.waitFor();
    await expect.poll(() => page.getByRole('heading', { name: t('error.offlineTitle') }).count()).toBe(0);
    await visitor.leave();
  });

  test('a backend that is away for a moment: “try again” brings the page', async () => {
    const t = await loadTranslate('en');
    const visitor = await open('/en', { ...phone, locale: 'en-GB' });
    const { page } = visitor;
    await page.route('**/graphql', (route) => route.fulfill({ status: 502, json: { errors: [] } }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('brands.title') })
      .click();
    await page.getByRole('heading', { name: t('error.title') }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: t('error.tryAgain') }).click();
    await page.getByRole('heading', { level: 1, name: t('brands.title') }).waitFor();
    await visitor.leave();
  });

  test('a part of the script that a new version took away: the page is loaded anew, once', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await untilReady(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route('**/assets/brands*.js', (route) => route.fulfill({ status: 404 }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('brands.title') })
      .click();
    await page.waitForURL(/\/varumarken$/);
    await page.waitForFunction(() => !('isSameDocument' in window));
    await page.getByRole('heading', { level: 1, name: t('brands.title') }).waitFor();
    // The new document misses the part as well. It was made by the server, so it can be read; nothing turns in a circle.
    expect(new URL(page.url()).pathname).toBe('/varumarken');
    await visitor.leave();
  });

  test('a panel that cannot be had is told in a notification that can be closed', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open('/', tablet);
    const { page } = visitor;
    await visitor.context.setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('market.button') })
      .click();
    const message = page.getByRole('alert').getByText(t('connectivity.offline'));
    await message.waitFor({ state: 'attached' });
    const close = page.getByRole('button', { name: t('shop.close') });
    await close.click();
    await message.waitFor({ state: 'detached' });
    await visitor.leave();
  });

  test('on a phone the notification lies above the menu and leaves the thumb its place', async () => {
    const t = await loadTranslate('fi');
    const visitor = await open('/fi', { ...phone, locale: 'fi-FI' });
    const { page } = visitor;
    await menuButton(page, t).click();
    const button = page.getByRole('dialog').getByRole('link', { name: t('market.button') });
    await button.waitFor();
    await visitor.context.setOffline(true);
    await button.click();
    const notification = page.locator('[popover=manual]');
    await notification.waitFor();
    await expect
      .poll(async () => {
        const box = await notification.boundingBox();
        return box && box.y + box.height;
      })
      .toBeLessThan(844 - 80);
    await visitor.leave();
  });
});

async function open(path: string, options: Parameters<typeof newVisitor>[0] = desktop): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  await untilSettled(visitor.page);
  return visitor;
}

/** Links in sight bring the code of their pages ahead; from then on only data is missing. */
async function codeOfLists(page: Page): Promise<void> {
  const found = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /category.*\.js/.test(name))?.name,
  );
  // With all that it needs in turn. (As text: the test runner would make an import of its own of it.)
  await page.evaluate(`import(${JSON.stringify(await found.jsonValue())}).then(() => undefined)`);
}

/** Nothing is answered until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
