import { createServer, request as sendRequest } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFLINE_CACHES, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { createAppFiles } from '#storefront/server/files/app-files.ts';
import { freePort } from '../../api/system-postgres.ts';
import { signInAs } from '../support/customer.ts';
import { loadTranslate } from '../support/messages.ts';
import { openCheckoutWithBook } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
const untilCached = (page: Page, path: string) => expect.poll(() => cachedPaths(page)).toContain(path);
const newOfflineVisitor = () => newVisitor({ serviceWorkers: 'allow', images: true });

describe('without a network', () => {
  test('a visited book opens from the cache with its cover, and other pages show the offline page', async () => {
    const visitor = await newOfflineVisitor();
    const { page, context } = visitor;
    await page.goto(book);
    await untilSettled(page);
    await untilCached(page, book);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    await page.reload();
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const cover = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    const t = await loadTranslate('fi');
    await page.goto('/fi/uutuudet');
    await page.getByRole('heading', { level: 1, name: t('offline.title') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fi-FI');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await context.setOffline(false);
    await visitor.leave();
  });

  test('pages that were opened by a link are cached, too', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newOfflineVisitor();
    const { page, context } = visitor;
    await page.goto('/nyheter');
    await untilSettled(page);
    await untilCached(page, '/nyheter');
    const card = page.getByRole('main').getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const path = new URL(page.url()).pathname;
    await untilCached(page, path);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Nyheter' }).first().click();
    await page.waitForURL('**/nyheter');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.goto('/s/never-searched-for');
    await page.getByRole('heading', { level: 1, name: t('offline.title') }).waitFor();
    await context.setOffline(false);
    await visitor.leave();
  });

  test('personal pages are not cached, and a market change clears the cached pages', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newOfflineVisitor();
    const { page } = visitor;
    await page.goto(book);
    await untilSettled(page);
    await untilCached(page, book);
    await signInAs(page);
    await page.goto(linkTo({ locale: 'sv' }, 'account-settings'));
    await untilSettled(page);
    await openCheckoutWithBook(page, 'sv');
    await untilSettled(page);
    await page.goto('/favoriter');
    await untilSettled(page);
    const pages = (await cachedPaths(page)).filter((path) => !/^\/(assets|images|offline)\//.test(path));
    for (const path of pages) expect(path).toMatch(/^\/(p\/.*|c\/.*)?$/);
    expect(pages).toContain(book);

    await page.goto('/');
    await untilSettled(page);
    const market = page.getByRole('contentinfo').getByRole('combobox');
    await market.selectOption({ label: 'Finland (EUR), Svenska' });
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('market.change') })
      .click();
    await expect.poll(() => cachedPaths(page)).not.toContain(book);
    await visitor.leave();
  });
});

describe('a new version', () => {
  let url: string;
  /** Changes the service worker's script, as a new version of the shop does. */
  let rewriteWorker: ((script: string) => string) | undefined;
  const shopUrl = new URL(workerShop().url);
  const proxy = createServer(async (request, response) => {
    if (rewriteWorker && request.url === SERVICE_WORKER_PATH) {
      const script = await (await fetch(shopUrl.origin + SERVICE_WORKER_PATH)).text();
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(rewriteWorker(script));
    }
    const { method, headers } = request;
    const forwarded = sendRequest(new URL(request.url ?? '/', shopUrl), { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 500, incoming.headers);
      incoming.pipe(response);
    });
    request.pipe(forwarded);
  });
  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  const update = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const precached = (page: Page) =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('precache'));
      const keys = name ? await (await caches.open(name)).keys() : [];
      return keys.filter((key) => key.url.includes('/offline/')).map((key) => new URL(key.url).search);
    });

  test('replaces the old service worker and its files; the kill switch removes everything', async () => {
    const visitor = await newVisitor({ baseURL: url, serviceWorkers: 'allow', images: true });
    const { page } = visitor;
    await page.goto(book);
    await untilSettled(page);
    await untilCached(page, book);
    // One offline page for each language.
    expect(await precached(page)).toHaveLength(5);

    const revision = 'f'.repeat(64);
    rewriteWorker = (script) => script.replace(/(revision:`)[0-9a-f]{64}/g, `$1${revision}`);
    await update(page);
    await expect
      .poll(async () => (await precached(page)).every((search) => search.includes(revision)))
      .toBe(true);
    expect(await precached(page)).toHaveLength(5);
    expect(await cachedPaths(page)).toContain(book);

    const cacheNames = () => page.evaluate(() => caches.keys());
    expect(await cacheNames()).toEqual(expect.arrayContaining(Object.values(OFFLINE_CACHES)));

    // Without `SERVICE_WORKER` a shop serves the kill switch instead of the worker.
    const manifest = { styles: [], fonts: [] };
    const settings = { MARKET_IN_PATH: false, SERVICE_WORKER: false };
    const serveFile = createAppFiles({ settings, manifest });
    const killSwitch = await serveFile(SERVICE_WORKER_PATH, () => Promise.reject());
    rewriteWorker = () => killSwitch?.body ?? '';
    await update(page);
    await expect.poll(cacheNames).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await visitor.leave();
  });
});
