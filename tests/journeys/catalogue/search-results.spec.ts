import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { isFullRun } from '../../full-run.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

describe.each(
  combinations('search-results', [
    { locale: 'sv', path: '/s/lagerl%C3%B6f', term: 'lagerlöf' },
    { locale: 'fi', path: '/fi/s/tove%20jansson', term: 'tove jansson' },
  ] as const),
)('search results in $locale', ({ locale, path, term }) => {
  test('have the term as title, are sorted by relevance, and are not indexed', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ locale: LOCALES[locale].iso, viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    // The footer's script never loads, so that the links of the server's footer must follow the page without it.
    await page.route(/\/footer-[^/]+\.js$/, () => undefined);
    await page.goto(path);
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: t('list.searchTitle', { term }) }).waitFor();
    await expect.poll(() => page.title()).toContain(term);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const select = page.getByRole('combobox', { name: t('sort.label') });
    await expect.poll(() => select.inputValue()).toBe('RELEVANCE');
    await select.selectOption('LATEST');
    await page.waitForURL((url) => url.search === '?sort=LATEST');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\/s\/.*\?sort=LATEST$/);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('show help without filters and sorting when there are none', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ locale: LOCALES[locale].iso });
    const { page } = visitor;
    const emptyPath = path.replace(/[^/]+$/, 'zzxqwv');
    await page.goto(emptyPath);
    await untilReady(page);
    await page.getByText(t('search.noResults', { term: 'zzxqwv' })).waitFor();
    await page.getByText(t('search.adviceSpelling')).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('combobox').count()).toBe(0);
    await expect.poll(() => page.getByRole('main').getByRole('checkbox').count()).toBe(0);
    const categories = page.getByRole('navigation', { name: t('search.browseCategories') }).getByRole('link');
    await expect.poll(() => categories.count()).toBeGreaterThan(3);
    await categories.first().click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

test.each([
  { locale: 'sv', path: '/s/g%C3%B6sta%20berlign', term: 'gösta berlign', correction: 'Gösta Berlings saga' },
  {
    locale: 'fi',
    path: '/fi/s/seitseman%20velejsta',
    term: 'seitseman velejsta',
    correction: 'Seitsemän veljestä',
  },
] as const)('a weak match is marked and corrected in $locale, also without script', async (search) => {
  const { locale, path, term, correction } = search;
  const t = await loadTranslate(locale);
  for (const javaScriptEnabled of [false, true]) {
    const visitor = await newVisitor({ locale: LOCALES[locale].iso, javaScriptEnabled });
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: t('search.noResults', { term }) }).waitFor();
    await page.getByRole('main').getByText(t('search.similar'), { exact: true }).waitFor();
    if (javaScriptEnabled) await untilReady(page);
    await page.getByRole('link', { name: t('search.didYouMean', { term: correction }) }).click();
    await page
      .getByRole('heading', { level: 1, name: t('list.searchTitle', { term: correction }) })
      .waitFor();
    await page.getByRole('main').getByRole('article').first().getByText(correction).first().waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  }
});

test('unusual terms have a results page, blank ones redirect to the news', async () => {
  const get = (path: string) => fetch(workerShop().url + path, { redirect: 'manual' });
  expect((await get('/fi/s/%20')).headers.get('location')).toBe('/fi/uutuudet');
  for (const term of ['%3Cscript%3E', `${'a'.repeat(900)}`, '%25', '%F0%9F%92%A9', "';--", '..%2F..'])
    expect([term.slice(0, 20), (await get(`/s/${term}`)).status]).toEqual([term.slice(0, 20), 200]);
});

test.runIf(isFullRun)('searches for terms that look like URLs as they were typed', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  await page.goto('/');
  await untilReady(page);
  for (const term of ['%2F', '24/7', '100%']) {
    await page.getByRole('combobox', { name: t('search.label') }).fill(term);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t('list.searchTitle', { term }) }).waitFor();
    await page.reload();
    await untilReady(page);
    await expect.poll(() => page.title()).toContain(t('list.searchTitle', { term }));
    await expect.poll(() => page.getByRole('combobox', { name: t('search.label') }).inputValue()).toBe(term);
  }
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
