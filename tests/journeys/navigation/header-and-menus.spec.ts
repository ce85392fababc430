import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES, pathPrefix } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { findViolations } from '../support/find-violations.ts';
import { menuButton } from '../support/header.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { startShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const menus: { locale: DemoLanguage; category: string; section: string; author: string }[] = [
  { locale: 'sv', category: 'Skönlitteratur', section: 'Lyrik', author: 'Tomas Tranströmer' },
  { locale: 'fi', category: 'Kaunokirjallisuus', section: 'Runot', author: 'Tomas Tranströmer' },
];

async function visit(locale: DemoLanguage, options: Parameters<typeof newVisitor>[0], path = '') {
  const t = await loadTranslate(locale);
  const visitor = await newVisitor({ locale: LOCALES[locale].iso, ...options });
  await visitor.page.goto(pathPrefix(locale) + path || '/');
  if (options?.javaScriptEnabled !== false) await untilReady(visitor.page);
  return { t, page: visitor.page, visitor };
}

describe.each(combinations('header-and-menus', menus))(
  'the menus in $locale',
  ({ locale, category, section, author }) => {
    test('hovering opens a category, and selecting closes it', async () => {
      const { t, page, visitor } = await visit(locale, desktop);
      const menu = page.getByRole('navigation', { name: t('header.mainMenu') });
      await menu.getByRole('link', { name: category, exact: true }).hover();
      await menu.getByRole('link', { name: author }).waitFor();
      await menu.getByRole('link', { name: t('menu.showAll', { name: category }) }).waitFor();
      await menu.getByRole('link', { name: section, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: section }).waitFor();
      await menu.getByRole('link', { name: author }).waitFor({ state: 'hidden' });
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test('the keyboard opens a category by its button, and Escape closes it and returns the focus', async () => {
      const { t, page, visitor } = await visit(locale, desktop);
      const menu = page.getByRole('navigation', { name: t('header.mainMenu') });
      const button = menu.getByRole('button', { name: t('header.showSections', { name: category }) });
      await menu.getByRole('link', { name: category, exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      await visitor.leave();
    });

    test('on a phone the menu is a panel of three levels; selecting and Escape close it', async () => {
      const { t, page, visitor } = await visit(locale, { ...phone, hasTouch: true });
      const button = menuButton(page, t);
      await button.tap();
      const panel = page.getByRole('dialog', { name: t('header.menu') });
      await panel.getByText(category, { exact: true }).tap();
      await panel.getByText(section, { exact: true }).tap();
      await panel.getByRole('link', { name: author }).waitFor();
      await panel.getByRole('link', { name: t('menu.showAll', { name: section }) }).tap();
      await page.getByRole('heading', { level: 1, name: section }).waitFor();
      await panel.waitFor({ state: 'hidden' });
      await button.tap();
      await panel.waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test.each([
      { size: 'phone', viewport: phone.viewport },
      { size: 'desktop', viewport: desktop.viewport },
    ])('without script the menu opens on a $size', async ({ viewport }) => {
      const { t, page, visitor } = await visit(locale, { viewport, javaScriptEnabled: false });
      await menuButton(page, t).click();
      const menu = page.getByRole('navigation', { name: t('header.menu'), exact: true });
      await menu.getByRole('link', { name: section, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: section }).waitFor();
      await visitor.leave();
    });
  },
);

describe('the header', () => {
  test('hides when scrolling down, returns when scrolling up, and does not change the page height', async () => {
    const { page, visitor } = await visit('sv', desktop, '/c/skonlitteratur');
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    const header = page.getByRole('banner').locator('[data-below-top]');
    await scrollTo(900);
    await page.getByRole('banner').locator('[data-away]').waitFor({ state: 'attached' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await scrollTo(700);
    await header.and(page.locator(':not([data-away])')).waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await scrollTo(0);
    await page.waitForFunction(() => !document.querySelector('header [data-scrolled]'));
    await visitor.leave();
  });

  test.each([phone, desktop])('hides only below the top of the page, $viewport.width px', async (size) => {
    const { page, visitor } = await visit('sv', size, '/c/skonlitteratur');
    const contentTop = await page.getByRole('main').evaluate((main) => (main as HTMLElement).offsetTop);
    const bar = page.getByRole('banner').locator('[data-scrolled]');
    await page.evaluate((top) => window.scrollTo(0, top), contentTop - 1);
    await bar.waitFor();
    await expect.poll(() => bar.and(page.locator('[data-away], [data-below-top]')).count()).toBe(0);
    await page.evaluate((top) => window.scrollTo(0, top), contentTop + 1);
    await bar.and(page.locator('[data-away][data-below-top]')).waitFor({ state: 'attached' });
    await visitor.leave();
  });

  test('stays while it has the focus', async () => {
    const { t, page, visitor } = await visit('sv', desktop, '/c/skonlitteratur');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.favorites') })
      .focus();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('banner').locator('[data-scrolled]').waitFor();
    await expect.poll(() => page.getByRole('banner').locator('[data-away]').count()).toBe(0);
    await visitor.leave();
  });

  test('announces free delivery with its minimum, only in markets that have it', async () => {
    const read = async (path: string, market: string) =>
      (
        await fetch(workerShop().url + path, { headers: { cookie: `kvarto-selected-market=${market}` } })
      ).text();
    const [sv, en] = [await loadTranslate('sv'), await loadTranslate('en')];
    expect(await read('/', 'se')).toContain(sv('announcement.freeShipping', { amount: '499\u00a0kr' }));
    expect(await read('/en', 'fi')).toContain(en('announcement.freeShipping', { amount: '€49' }));
    expect(await read('/en', 'de')).not.toContain('delivery is on us');
  });
});

describe('a page that is not found', () => {
  test.each(combinations('page not found', ['sv', 'fi'] as const))(
    'shows search, categories and a link home in %s, also without script',
    async (locale) => {
      for (const javaScriptEnabled of [true, false]) {
        const { t, page, visitor } = await visit(locale, { ...phone, javaScriptEnabled }, '/finns-inte/alls');
        const main = page.getByRole('main');
        await expect.poll(() => main.getByRole('link', { name: t('error.toHome') }).isVisible()).toBe(true);
        const links = main.getByRole('navigation', { name: t('error.categories') }).getByRole('link');
        await expect.poll(() => links.count()).toBeGreaterThan(5);
        await main.getByRole('searchbox', { name: t('search.label') }).fill('Tove');
        await main.getByRole('button', { name: t('search.submit') }).click();
        await page.waitForURL((url) => url.pathname === `${pathPrefix(locale)}/s/Tove`);
        await visitor.leave();
      }
    },
  );
});

test.runIf(isFullRun)(
  'another theme changes colours, fonts and corners by its variables, within the content security policy',
  async () => {
    // This shop has no backend of its own, so that it needs no data.
    const shop = await startShop({ COMMERCE_ENDPOINT: `${workerShop().apiUrl}/graphql`, THEME: '2|se' });
    const readStyle = async (baseURL: string, colorScheme: 'light' | 'dark') => {
      const visitor = await newVisitor({ ...desktop, baseURL, colorScheme });
      await visitor.page.goto('/fi');
      await untilReady(visitor.page);
      const styles = await visitor.page.evaluate(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return {
          paper: style('html').backgroundColor,
          ink: style('html').color,
          title: style('h1').fontFamily.split(',')[0],
          weight: style('h1').fontWeight,
          corner: style('main picture img').borderRadius,
        };
      });
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
      return styles;
    };
    for (const scheme of ['light', 'dark'] as const) {
      const [first, second] = [await readStyle(workerShop().url, scheme), await readStyle(shop.url, scheme)];
      for (const part of Object.keys(first) as (keyof typeof first)[])
        expect([part, second[part]]).not.toEqual([part, first[part]]);
    }
    await shop.stop();
  },
);

describe('accessibility of open menus', () => {
  const menus = [
    { name: 'a category', size: desktop, open: openCategory },
    { name: 'the menu', size: phone, open: openMenu },
  ];
  test.each(combinations('open menus', menus))(
    'no violation while $name is open, $size.viewport.width px',
    async ({ size, open }) => {
      const { page, visitor } = await visit('sv', { ...size, bypassCSP: true, reducedMotion: 'reduce' });
      await open(page);
      expect(await findViolations(page)).toEqual([]);
      await visitor.leave();
    },
  );
});

async function openCategory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skönlitteratur', exact: true }).first().hover();
  await page.getByRole('link', { name: 'Henrik Ibsen' }).waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page, await loadTranslate('sv')).click();
  await page.getByRole('dialog').getByText('Skönlitteratur', { exact: true }).click();
}

test('a button that is pressed before the script has loaded takes effect afterwards', async () => {
  const visitor = await newVisitor({ ...phone, hasEmptyCache: true });
  const { page } = visitor;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/browser-entry*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/c/skonlitteratur');
  const heart = page.locator('main button[aria-pressed]').first();
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  release();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await visitor.leave();
});
