import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { pathPrefix } from '#contract/locales.ts';
import { isFullRun } from '../../full-run.ts';
import { countSteps } from '../support/browser/count-steps.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const languages = [
  { locale: 'sv', language: 'sv-SE', term: 'lagerl', author: 'Selma Lagerlöf' },
  { locale: 'fi', language: 'fi-FI', term: 'linna', author: 'Väinö Linna' },
] as const;

const fieldOf = (page: Page, t: Translate) => page.getByRole('combobox', { name: t('search.label') });
const listOf = (page: Page, t: Translate) => page.getByRole('listbox', { name: t('search.suggestions') });

async function openShop(options: Parameters<typeof newVisitor>[0], path: string): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return visitor;
}

describe.each(combinations('search-box', languages))(
  'searching in $locale',
  ({ locale, language, term, author }) => {
    const home = pathPrefix(locale) || '/';

    test('works with the keyboard alone: suggestions, arrows, Escape, Enter', async () => {
      const t = await loadTranslate(locale);
      const visitor = await openShop({ ...desktop, locale: language }, home);
      const { page } = visitor;
      const field = fieldOf(page, t);
      await field.focus();
      // Suggestions of earlier letters are replaced: wait for those of the whole term.
      const suggested = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(`"${term}"`)),
      );
      await page.keyboard.type(term);
      await suggested;
      const list = listOf(page, t);
      await list.getByRole('option', { name: author }).first().waitFor();
      await list.getByRole('group', { name: t('search.authors') }).waitFor();
      const options = list.getByRole('option');
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');

      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => field.getAttribute('aria-activedescendant'))
        .toBe(await options.first().getAttribute('id'));
      await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('End');
      await expect
        .poll(() => field.getAttribute('aria-activedescendant'))
        .toBe(await options.last().getAttribute('id'));
      await page.keyboard.press('Home');
      await expect
        .poll(() => field.getAttribute('aria-activedescendant'))
        .toBe(await options.first().getAttribute('id'));
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeNull();

      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await expect.poll(() => field.inputValue()).toBe(term);
      await page.keyboard.press('ArrowDown');
      await options.first().waitFor();
      const title = (await options.first().locator('span span').first().innerText()).trim();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await list.waitFor({ state: 'hidden' });
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test('suggests categories before the visitor types, and stores nothing', async () => {
      const t = await loadTranslate(locale);
      const visitor = await openShop({ ...desktop, locale: language }, home);
      const { page } = visitor;
      await fieldOf(page, t).focus();
      const list = listOf(page, t);
      const categories = list.getByRole('group', { name: t('search.browseCategories') }).getByRole('option');
      await categories.first().waitFor();
      await expect.poll(() => categories.count()).toBeGreaterThan(5);
      await list.getByRole('option', { name: t('search.toNews') }).click();
      await page.getByRole('heading', { level: 1, name: t('list.newsTitle') }).waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test('Enter shows the results without a new document, and stores the search until it is removed', async () => {
      const t = await loadTranslate(locale);
      const visitor = await openShop({ ...desktop, locale: language }, home);
      const { page } = visitor;
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const field = fieldOf(page, t);
      for (const query of [term, 'å/ä?']) {
        await field.fill(query);
        await page.keyboard.press('Enter');
        await page.waitForURL(
          (url) => url.pathname === `${pathPrefix(locale)}/s/${encodeURIComponent(query)}`,
        );
        await expect.poll(() => field.inputValue()).toBe(query);
        const title = t('list.searchTitle', { term: query });
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      }
      await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      await field.fill('');
      const recent = page.getByRole('group', { name: t('search.recent') }).getByRole('option');
      await recent.first().waitFor();
      await expect.poll(() => recent.allInnerTexts()).toEqual(['å/ä?', term]);
      await page.getByRole('button', { name: t('search.remove', { term: 'å/ä?' }) }).click();
      await page.getByRole('option', { name: 'å/ä?' }).waitFor({ state: 'hidden' });
      await expect.poll(() => recent.allInnerTexts()).toEqual([term]);
      await page.getByRole('button', { name: t('search.removeAll') }).click();
      await recent.first().waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
      await visitor.leave();
    });

    test('without script the form leads to the same page', async () => {
      const t = await loadTranslate(locale);
      const visitor = await newVisitor({ ...phone, locale: language, javaScriptEnabled: false });
      const { page } = visitor;
      await page.goto(home);
      await fieldOf(page, t).fill(`  ${author}  `);
      await page.keyboard.press('Enter');
      await page.waitForURL(
        (url) => url.pathname === `${pathPrefix(locale)}/s/${encodeURIComponent(author)}`,
      );
      await expect.poll(() => fieldOf(page, t).inputValue()).toBe(author);
      await visitor.leave();
    });
  },
);

test('redirects /s?q=… of the form without script to /s/…, and never to another site', async () => {
  const locationOf = async (path: string) =>
    (await fetch(workerShop().url + path, { redirect: 'manual' })).headers.get('location');
  expect(await locationOf('/s?q=Tove+Jansson')).toBe('/s/Tove%20Jansson');
  expect(await locationOf('/fi/s?q=//evil.example')).toBe('/fi/s/%2F%2Fevil.example');
  expect(await locationOf('/nb/s?q=..')).toBe('/nb');
  expect(await locationOf('/s')).toBe('/');
  expect(await locationOf(`/s?q=${'x'.repeat(500)}`)).toBe(`/s/${'x'.repeat(200)}`);
});

describe('on a phone', () => {
  test('the search fills the screen and can be closed', async () => {
    const t = await loadTranslate('nb');
    const visitor = await openShop({ ...phone, locale: 'nb-NO' }, '/nb');
    const { page } = visitor;
    await fieldOf(page, t).tap();
    await fieldOf(page, t).fill('hamsun');
    await listOf(page, t).waitFor();
    const products = page.getByRole('group', { name: t('search.products') }).getByRole('option');
    await expect.poll(() => products.count()).toBeLessThanOrEqual(5);
    await expect.poll(async () => (await listOf(page, t).boundingBox())?.width).toBeGreaterThan(350);
    await page.getByRole('button', { name: t('search.close') }).tap();
    await listOf(page, t).waitFor({ state: 'hidden' });
    await fieldOf(page, t).tap();
    await page.getByRole('option', { name: 'Knut Hamsun' }).last().tap();
    await page.getByRole('heading', { level: 1 }).getByText('Knut Hamsun').waitFor();
    await listOf(page, t).waitFor({ state: 'hidden' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test.runIf(isFullRun)('the search icon shows the field again after the visitor has scrolled', async () => {
    const t = await loadTranslate('sv');
    const visitor = await openShop(phone, '/c/skonlitteratur');
    const { page } = visitor;
    await page.evaluate(() => window.scrollTo(0, 1200));
    // The header, which is hidden while the visitor scrolls down.
    await page.locator('[data-away]').waitFor({ state: 'attached' });
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.getByRole('link', { name: t('header.search') }).tap();
    await page.waitForFunction(() => document.activeElement?.id === 'search');
    await expect.poll(() => page.getByRole('button', { name: t('search.close') }).isVisible()).toBe(true);
    await visitor.leave();
  });
});

describe('failures', () => {
  test('shows that there are no results', async () => {
    const t = await loadTranslate('da');
    const visitor = await openShop({ ...desktop, locale: 'da-DK' }, '/da');
    const { page } = visitor;
    await fieldOf(page, t).fill('qxqxzzkwq');
    await page
      .getByRole('status')
      .getByText(t('search.noResults', { term: 'qxqxzzkwq' }))
      .waitFor();
    await expect.poll(() => fieldOf(page, t).getAttribute('aria-expanded')).toBe('false');
    await visitor.leave();
  });

  test.runIf(isFullRun)('ignores a late response', async () => {
    const t = await loadTranslate('sv');
    const visitor = await openShop(desktop, '/');
    const { page } = visitor;
    const delayed: Route[] = [];
    const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"strindberg"')) return route.fallback();
      delayed.push(route);
      markRequested();
    });
    await fieldOf(page, t).fill('strindberg');
    await requested;
    await fieldOf(page, t).fill('jansson');
    await listOf(page, t).getByRole('option', { name: 'Tove Jansson' }).first().waitFor();
    const late = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"strindberg"')),
    );
    await Promise.all(delayed.map((route) => route.fallback()));
    await (await late).finished();
    await expect.poll(() => listOf(page, t).innerText()).not.toContain('August Strindberg');
    await visitor.leave();
  });

  test.runIf(isFullRun)(
    'shows no suggestions while the backend is down, and the form still works',
    async () => {
      const t = await loadTranslate('en');
      const visitor = await openShop({ ...desktop, locale: 'en-GB' }, '/en');
      const { page } = visitor;
      await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
      const failed = page.waitForResponse('**/graphql');
      await fieldOf(page, t).fill('woolf');
      await failed;
      await expect.poll(() => listOf(page, t).count()).toBe(0);
      await page.unroute('**/graphql');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/en\/s\/woolf$/);
      await visitor.leave();
    },
  );
});

test('a book with a typo in its name is found in three steps on a phone', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await openShop(phone, '/');
  const steps = countSteps();
  await steps.fill(fieldOf(page, t), 'gösta berlign');
  await steps.click(listOf(page, t).getByRole('option').filter({ hasText: 'Gösta Berlings saga' }).first());
  await page.waitForURL(/\/(s|p)\//);
  if (new URL(page.url()).pathname.startsWith('/s/'))
    await steps.click(
      page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'),
    );
  await page.getByRole('heading', { level: 1, name: 'Gösta Berlings saga' }).waitFor();
  expect(steps.count).toBeLessThanOrEqual(3);
  await leave();
});
