import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const desktop = { viewport: { width: 1440, height: 900 } };
const get = (path: string) => fetch(workerShop().url + path, { redirect: 'manual' });
const books = (page: Page) => page.getByRole('main').getByRole('article');

async function open(path: string, locale: DemoLanguage = 'sv', size = desktop) {
  const visitor = await newVisitor({ ...size, locale: LOCALES[locale].iso });
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return { visitor, page: visitor.page, t: await loadTranslate(locale) };
}

/** A page of a list has 48 books, two joined pages have 96. */
const untilBookCount = (page: Page, count: number) =>
  page.waitForFunction((expected) => document.querySelectorAll('main article').length === expected, count);

describe.each(
  combinations('list-pages', [
    { locale: 'sv', path: '/c/skonlitteratur' },
    { locale: 'fi', path: '/fi/c/kaunokirjallisuus' },
  ] as const),
)('pages of a list in $locale', ({ locale, path }) => {
  test('“load more” appends books, and Back restores them with the scroll position', async () => {
    const { visitor, page, t } = await open(path, locale);
    const results = page.getByRole('region', { name: t('list.results') });
    const count = Number(/\d+/.exec((await results.getByRole('status').first().textContent()) ?? '')?.[0]);
    await page.getByText(t('list.seenCount', { seen: 48, count })).waitFor();
    await page.getByRole('link', { name: t('list.loadMore') }).click();
    await untilBookCount(page, 96);
    await page.getByText(t('list.seenCount', { seen: 96, count })).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    // The first new book has the focus.
    const first = books(page).nth(48).getByRole('link').first();
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);

    const book = books(page).nth(70).getByRole('link').first();
    await book.scrollIntoViewIfNeeded();
    const scrollY = await page.evaluate(() => window.scrollY);
    const target = await book.getAttribute('href');
    await book.click();
    await page.waitForURL((url) => url.pathname === target);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await untilBookCount(page, 96);
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 1, scrollY);
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test.runIf(isFullRun)('are restored after a reload of the book or of the list', async () => {
    const { visitor, page, t } = await open(`${path}?sort=PRICE`, locale);
    await page.getByRole('link', { name: t('list.loadMore') }).click();
    await untilBookCount(page, 96);
    const book = books(page).nth(70).getByRole('link').first();
    await book.scrollIntoViewIfNeeded();
    const scrollY = await page.evaluate(() => window.scrollY);
    const untilRestored = () =>
      page.waitForFunction(
        (y) => document.querySelectorAll('main article').length === 96 && Math.abs(window.scrollY - y) < 1,
        scrollY,
      );
    await book.click();
    await page.waitForURL(/\/p\//);
    await page.reload();
    await untilReady(page);
    await page.goBack();
    await untilRestored();
    expect(new URL(page.url()).search).toBe('?sort=PRICE&page=2');
    await page.reload();
    await untilReady(page);
    await untilRestored();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('“load previous” prepends books without a visible shift', async () => {
    const { visitor, page, t } = await open(`${path}?page=2`, locale);
    const first = books(page).first().getByRole('heading');
    const title = await first.textContent();
    const positionOfTitle = async () =>
      (
        await page
          .getByRole('heading', { name: title ?? '', exact: true })
          .first()
          .boundingBox()
      )?.y ?? 0;
    const link = page.getByRole('link', { name: t('list.loadPrevious') });
    await expect.poll(() => link.getAttribute('href')).toBe('?');
    const before = await positionOfTitle();
    await link.click();
    await untilBookCount(page, 96);
    expect(Math.abs((await positionOfTitle()) - before)).toBeLessThan(1);
    expect(new URL(page.url()).search).toBe('');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('going back', () => {
  test('restores the selected filters', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur');
    await page.getByRole('checkbox', { name: /^Pocket/ }).check();
    await page.waitForURL((url) => url.searchParams.has('p-format'));
    const filteredUrl = page.url();
    await books(page).nth(3).getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
    await page.goBack();
    await page.getByRole('list', { name: t('filters.active') }).waitFor();
    expect(page.url()).toBe(filteredUrl);
    await expect.poll(() => page.getByRole('checkbox', { name: /^Pocket/ }).isChecked()).toBe(true);
    await visitor.leave();
  });

  test.runIf(isFullRun)('from another list restores all loaded pages', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur');
    await page.getByRole('link', { name: t('list.loadMore') }).click();
    await untilBookCount(page, 96);
    await page
      .getByRole('navigation', { name: t('list.subCategories') })
      .getByText('Lyrik')
      .click();
    await page.getByRole('heading', { level: 1, name: 'Lyrik' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Skönlitteratur' }).waitFor();
    await untilBookCount(page, 96);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

test.runIf(isFullRun)('keeps the list while offline, and loads more when the network is back', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(desktop);
  const { page } = visitor;
  await page.goto('/c/skonlitteratur');
  await untilReady(page);
  // Notifications are loaded after the page.
  await untilSettled(page);
  await visitor.context.setOffline(true);
  await page.getByRole('link', { name: t('list.loadMore') }).click();
  await page.getByText(t('connectivity.offline')).first().waitFor();
  await expect.poll(() => books(page).count()).toBe(48);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('checkbox', { name: /^Pocket/ }).click();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await expect.poll(() => page.getByRole('checkbox', { name: /^Pocket/ }).isChecked()).toBe(false);
  await visitor.context.setOffline(false);
  await page.getByRole('link', { name: t('list.loadMore') }).click();
  await untilBookCount(page, 96);
  await visitor.leave();
});

describe('URLs', () => {
  test('a page number beyond the last one is not found, filtered or not', async () => {
    for (const path of [
      '/c/skonlitteratur?page=4',
      '/fi/uutuudet?page=999',
      '/c/skonlitteratur/lyrik?page=2',
      '/c/skonlitteratur?brands=x~b_1&page=2',
      '/s/lagerl%C3%B6f?page=2',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('redirects the query of a form to the URL that the script writes', async () => {
    const sent = await get('/c/skonlitteratur?brands=Otava~b_20&brands=WSOY%7Eb_21&sort=LATEST&x=1');
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      '/c/skonlitteratur?x=1&brands=Otava~b_20,WSOY~b_21',
    ]);
    const followed = await fetch(`${workerShop().url}/fi/uutuudet?categories=x~c_100&categories=x~c_101`);
    expect(decodeURI(new URL(followed.url).search)).toBe('?categories=Kaunokirjallisuus~c_100');
  });

  test('responds to hostile queries with a page', async () => {
    for (const query of [
      'brands=%F0%9F%92%A9~%00',
      'p-__proto__=x~y',
      `brands=${'x~b_1,'.repeat(800)}x~b_2`,
      `skus=${Array.from({ length: 900 }, (_, id) => `~k_${id}`).join(',')}`,
      'categories=~c_0&price=~pr_&discount=~~~&sort=DROP',
      '%=%&=&&',
    ]) {
      const response = await fetch(`${workerShop().url}/c/skonlitteratur?${query}`);
      expect([query.slice(0, 40), response.status]).toEqual([query.slice(0, 40), 200]);
    }
  });

  test('campaigns, publishers and authors have list pages', async () => {
    const html = await (await get('/l/author/selma-lagerlof')).text();
    expect(html).toMatch(/<h1[^>]*>Selma Lagerlöf<\/h1>/);
    expect((await get('/l/author/nobody')).status).toBe(404);
    expect(await (await get('/dc/pocket-till-ett-pris')).text()).toMatch(
      /<h1[^>]*>Pocket till ett pris<\/h1>/,
    );
    expect((await get('/list/pocket-till-ett-pris')).headers.get('location')).toBe(
      '/dc/pocket-till-ett-pris',
    );
    expect((await get('/nb/dc/finnes-ikke')).status).toBe(404);
    expect((await get('/fi/b/otava')).status).toBe(200);
  });
});

describe('on a phone', () => {
  test('filters and sorting stay in view when scrolling, and the prices of a row are aligned', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv', {
      viewport: { width: 390, height: 844 },
    });
    const cards = page.getByRole('main').getByRole('article');
    await cards.nth(30).scrollIntoViewIfNeeded();
    const filters = page.getByRole('link', { name: t('filters.title'), exact: true });
    await expect
      .poll(async () => {
        const { y = -1 } = (await filters.boundingBox()) ?? {};
        return y >= 0 && y < 120;
      })
      .toBe(true);

    // A row has two cards.
    const priceTops = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('[class*=price]')?.getBoundingClientRect().top),
    );
    expect(priceTops.filter((_, index) => index % 2 === 0)).toEqual(
      priceTops.filter((_, index) => index % 2 === 1),
    );
    await visitor.leave();
  });

  test.each(combinations('panel of filters', ['sv', 'fi'] as const))(
    'filters are in a panel that shows the number of results, in %s',
    async (locale) => {
      const path = locale === 'sv' ? '/c/skonlitteratur' : '/fi/c/kaunokirjallisuus';
      const { visitor, page, t } = await open(path, locale, { viewport: { width: 390, height: 844 } });
      await page.getByRole('link', { name: t('filters.title'), exact: true }).click();
      const panel = page.getByRole('dialog', { name: t('filters.title') });
      // The third group is the format.
      await panel.locator('summary').nth(2).click();
      const format = panel.getByRole('checkbox').nth(1);
      const count = Number(/\d+$/.exec((await format.locator('..').textContent()) ?? '')?.[0]);
      await format.check();
      await panel.getByText(t('filters.activeCount', { count: 1 })).waitFor();
      await page.waitForURL((url) => url.searchParams.has('p-format'));
      await panel.getByRole('button', { name: t('filters.show', { count }) }).click();
      await panel.waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: `${t('filters.title')} 1` }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    },
  );
});

test('a category shows its first cover within 400 pixels on a wide screen', async () => {
  const { page, leave } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await page.goto('/c/skonlitteratur');
  const cover = page.getByRole('main').getByRole('article').first().locator('img');
  expect((await cover.boundingBox())?.y).toBeLessThanOrEqual(400);
  await leave();
});
