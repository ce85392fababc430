import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { pathPrefix } from '#contract/locales.ts';
import { loadWords, type Words } from '#storefront/translations/words.ts';
import { closeBrowser, newVisitor, untilReady, type Visitor } from './visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const languages = [
  { locale: 'sv', language: 'sv-SE', term: 'lagerl', author: 'Selma Lagerlöf' },
  { locale: 'fi', language: 'fi-FI', term: 'linna', author: 'Väinö Linna' },
] as const;

const fieldOf = (page: Page, words: Words) => page.getByRole('combobox', { name: words('search.label') });
const listOf = (page: Page, words: Words) => page.getByRole('listbox', { name: words('search.suggestions') });

async function openShop(options: Parameters<typeof newVisitor>[0], path: string): Promise<Visitor> {
  const visitor = await newVisitor(options);
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return visitor;
}

describe.each(languages)('searching in $locale', ({ locale, language, term, author }) => {
  const home = pathPrefix(locale) || '/';

  test('by keyboard alone: suggestions, arrows, Escape, Enter', async () => {
    const words = await loadWords(locale);
    const visitor = await openShop({ ...desktop, locale: language }, home);
    const { page } = visitor;
    const field = fieldOf(page, words);
    await field.focus();
    // Of what is suggested letter by letter, the last word is the one that stays.
    const answered = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes(`"${term}"`)),
    );
    await page.keyboard.type(term);
    await answered;
    const list = listOf(page, words);
    await list.getByRole('option', { name: author }).first().waitFor();
    await list.getByRole('group', { name: words('search.authors') }).waitFor();
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('before the first letter it shows where one can look around', async () => {
    const words = await loadWords(locale);
    const visitor = await openShop({ ...desktop, locale: language }, home);
    const { page } = visitor;
    await fieldOf(page, words).focus();
    const list = listOf(page, words);
    const shelves = list.getByRole('group', { name: words('search.shelves') }).getByRole('option');
    await shelves.first().waitFor();
    await expect.poll(() => shelves.count()).toBeGreaterThan(5);
    await list.getByRole('option', { name: words('search.toNews') }).click();
    await page.getByRole('heading', { level: 1, name: words('list.newsTitle') }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('Enter leads to the results without a new document, and the search is remembered until it is removed', async () => {
    const words = await loadWords(locale);
    const visitor = await openShop({ ...desktop, locale: language }, home);
    const { page } = visitor;
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const field = fieldOf(page, words);
    for (const searched of [term, 'å/ä?']) {
      await field.fill(searched);
      await page.keyboard.press('Enter');
      await page.waitForURL(
        (url) => url.pathname === `${pathPrefix(locale)}/s/${encodeURIComponent(searched)}`,
      );
      await expect.poll(() => field.inputValue()).toBe(searched);
      const title = words('list.searchTitle', { term: searched });
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    }
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await field.fill('');
    const recent = page.getByRole('group', { name: words('search.recent') }).getByRole('option');
    await recent.first().waitFor();
    await expect.poll(() => recent.allInnerTexts()).toEqual(['å/ä?', term]);
    await page.getByRole('button', { name: words('search.remove', { term: 'å/ä?' }) }).click();
    await page.getByRole('option', { name: 'å/ä?' }).waitFor({ state: 'hidden' });
    await expect.poll(() => recent.allInnerTexts()).toEqual([term]);
    await page.getByRole('button', { name: words('search.removeAll') }).click();
    await recent.first().waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await visitor.leave();
  });

  test('without script the form leads to the same page', async () => {
    const words = await loadWords(locale);
    const visitor = await newVisitor({ ...phone, locale: language, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(home);
    await fieldOf(page, words).fill(`  ${author}  `);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === `${pathPrefix(locale)}/s/${encodeURIComponent(author)}`);
    await expect.poll(() => fieldOf(page, words).inputValue()).toBe(author);
    await visitor.leave();
  });
});

test('what a form sends becomes a path of the shop, whatever it is', async () => {
  const to = async (path: string) =>
    (await fetch(inject('shopUrl') + path, { redirect: 'manual' })).headers.get('location');
  expect(await to('/s?q=Tove+Jansson')).toBe('/s/Tove%20Jansson');
  expect(await to('/fi/s?q=//evil.example')).toBe('/fi/s/%2F%2Fevil.example');
  expect(await to('/nb/s?q=..')).toBe('/nb');
  expect(await to('/s')).toBe('/');
  expect(await to(`/s?q=${'x'.repeat(500)}`)).toBe(`/s/${'x'.repeat(200)}`);
});

describe('on a phone', () => {
  test('the search takes the screen, and gives it back', async () => {
    const words = await loadWords('nb');
    const visitor = await openShop({ ...phone, locale: 'nb-NO' }, '/nb');
    const { page } = visitor;
    await fieldOf(page, words).tap();
    await fieldOf(page, words).fill('hamsun');
    await listOf(page, words).waitFor();
    const products = page.getByRole('group', { name: words('search.products') }).getByRole('option');
    await expect.poll(() => products.count()).toBeLessThanOrEqual(5);
    await expect.poll(async () => (await listOf(page, words).boundingBox())?.width).toBeGreaterThan(350);
    await page.getByRole('button', { name: words('search.close') }).tap();
    await listOf(page, words).waitFor({ state: 'hidden' });
    await fieldOf(page, words).tap();
    await page.getByRole('option', { name: 'Knut Hamsun' }).last().tap();
    await page.getByRole('heading', { level: 1 }).getByText('Knut Hamsun').waitFor();
    await listOf(page, words).waitFor({ state: 'hidden' });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('further down the page its sign brings the field back', async () => {
    const words = await loadWords('sv');
    const visitor = await openShop(phone, '/c/skonlitteratur');
    const { page } = visitor;
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.locator('[data-away]').waitFor({ state: 'attached' });
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.getByRole('link', { name: words('header.search') }).tap();
    await page.waitForFunction(() => document.activeElement?.id === 'search');
    await expect.poll(() => page.getByRole('button', { name: words('search.close') }).isVisible()).toBe(true);
    await visitor.leave();
  });
});

describe('on a bad day', () => {
  test('nothing is found: it says so', async () => {
    const words = await loadWords('da');
    const visitor = await openShop({ ...desktop, locale: 'da-DK' }, '/da');
    const { page } = visitor;
    await fieldOf(page, words).fill('qxqxzzkwq');
    await page
      .getByRole('status')
      .getByText(words('search.none', { term: 'qxqxzzkwq' }))
      .waitFor();
    await expect.poll(() => fieldOf(page, words).getAttribute('aria-expanded')).toBe('false');
    await visitor.leave();
  });

  test('an answer that is late is not heard any more', async () => {
    const words = await loadWords('sv');
    const visitor = await openShop(desktop, '/');
    const { page } = visitor;
    const held: Route[] = [];
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"strindberg"')) return route.fallback();
      held.push(route);
      isAsked();
    });
    await fieldOf(page, words).fill('strindberg');
    await asked;
    await fieldOf(page, words).fill('jansson');
    await listOf(page, words).getByRole('option', { name: 'Tove Jansson' }).first().waitFor();
    const late = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"strindberg"')),
    );
    await Promise.all(held.map((route) => route.fallback()));
    await (await late).finished();
    await expect.poll(() => listOf(page, words).innerText()).not.toContain('August Strindberg');
    await visitor.leave();
  });

  test('the shop behind is gone: nothing is suggested, nothing breaks, and the form still leads on', async () => {
    const words = await loadWords('en');
    const visitor = await openShop({ ...desktop, locale: 'en-GB' }, '/en');
    const { page } = visitor;
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
    const refused = page.waitForResponse('**/graphql');
    await fieldOf(page, words).fill('woolf');
    await refused;
    await expect.poll(() => listOf(page, words).count()).toBe(0);
    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/s\/woolf$/);
    await visitor.leave();
  });
});
