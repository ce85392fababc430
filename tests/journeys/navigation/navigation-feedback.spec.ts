import type { Page, Request } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { menuButton } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled, type Visitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const tablet = { viewport: { width: 820, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const list = '/c/skonlitteratur';

describe('a slow page', () => {
  test('shows a loading bar and then a message until it is loaded', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open('/');
    const { page } = visitor;
    const release = await holdRequests(page, '**/graphql');
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
    release();
    await page.getByRole('heading', { level: 1, name: 'Skönlitteratur' }).waitFor();
    await page.getByText(t('loading.page')).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-phase=visible]').count()).toBe(0);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('announces its title and moves the focus to its content', async () => {
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

describe('page transitions', () => {
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
        Element.prototype.animate = function (...options) {
          fades.push(this.id);
          return animate.apply(this, options);
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

  test('prefetches the page of a hovered link', async () => {
    const t = await loadTranslate('sv');
    const { page, leave } = await newVisitor({ prefetches: true });
    const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
    // Requests from the start, because an idle page also prefetches visible links. Then it also listens for the hover.
    const [started, finished] = [new Set<Request>(), new Set<Request>()];
    page.on('request', (request) => void (request.url().endsWith('/graphql') && started.add(request)));
    page.on('requestfinished', (request) => void (started.has(request) && finished.add(request)));
    await page.goto(list);
    await untilReady(page);
    await expect
      .poll(
        async () => {
          await page.mouse.move(0, 0);
          await link.hover();
          return started.size > 0 && finished.size === started.size;
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
    await leave();
  });

  test('does not prefetch with the data saver', async () => {
    const visitor = await newVisitor({ ...desktop, hasEmptyCache: true });
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await page.goto(list);
    await untilReady(page);
    await untilSettled(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const book = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
    await book.focus();
    await book.hover();
    await page.getByRole('main').getByRole('article').nth(2).getByRole('link').focus();
    expect(requested.filter((url) => !url.includes('/images/'))).toEqual([]);
    await visitor.leave();
  });
});

describe('failures', () => {
  test('shows a notice while offline', async () => {
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

  test('shows an offline page, and loads the page when the network is back', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open('/');
    const { page } = visitor;
    await loadListChunk(page);
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

  test('Back and Forward show visited pages while offline', async () => {
    const t = await loadTranslate('sv');
    const visitor = await open(list, phone);
    const { page } = visitor;
    const categoryHeading = page.getByRole('heading', { level: 1, name: 'Skönlitteratur' });
    const addButton = page.getByRole('button', { name: t('product.addToCart') }).first();
    await page.getByRole('main').getByRole('article').nth(5).getByRole('link').click();
    await addButton.waitFor();
    await visitor.context.setOffline(true);
    await page.goBack();
    await categoryHeading.waitFor();
    await page.goForward();
    await addButton.waitFor();
    await page.goBack();
    await categoryHeading.waitFor();
    await expect.poll(() => page.getByRole('heading', { name: t('error.offlineTitle') }).count()).toBe(0);
    await visitor.leave();
  });

  test('“try again” loads the page after a backend error', async () => {
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

  test('reloads the page once when a chunk is missing after an update', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...desktop, hasEmptyCache: true });
    const { page } = visitor;
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
    // The chunk is missing in the new document too. The page is rendered by the server and does not reload again.
    expect(new URL(page.url()).pathname).toBe('/varumarken');
    await visitor.leave();
  });

  test('reloads the first page once when one of its chunks is missing', async () => {
    const visitor = await newVisitor({ ...desktop, hasEmptyCache: true });
    const { page } = visitor;
    let missing = 2;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    // The preload fails, and the import after it.
    await page.route('**/assets/category.route*.js', (route) =>
      missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/c/fakta');
    await expect.poll(() => documents).toBe(2);
    await untilReady(page);
    await visitor.leave();
  });

  test('shows a notification that can be closed when a panel cannot be loaded', async () => {
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

  test('on a phone the notification is above the menu and not at the bottom edge', async () => {
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
  const visitor = await newVisitor({ ...options, prefetches: true, hasEmptyCache: true });
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  await untilSettled(visitor.page);
  return visitor;
}

/** Waits until the chunk of lists is prefetched, so that only data is missing. */
async function loadListChunk(page: Page): Promise<void> {
  const found = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /category.*\.js/.test(name))?.name,
  );
  // Loads the chunk and its imports. The code is a string, because Vitest would transform the import.
  await page.evaluate(`import(${JSON.stringify(await found.jsonValue())}).then(() => undefined)`);
}

/** Delays matching requests until the returned function is called. */
async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
