import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { combinations } from '../support/matrix.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeBrowser);

const desktop = { viewport: { width: 1440, height: 900 } };

/** The same list, told as each language does. */
const lists: { locale: LocaleCode; path: string; brand: string; format: string; category: string }[] = [
  { locale: 'sv', path: '/c/skonlitteratur', brand: 'Norstedts', format: 'Pocket', category: 'Lyrik' },
  { locale: 'fi', path: '/fi/c/kaunokirjallisuus', brand: 'Otava', format: 'Pokkari', category: 'Runot' },
];

async function open(path: string, locale: LocaleCode) {
  const visitor = await newVisitor({ ...desktop, locale: LOCALES[locale].iso });
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return { visitor, page: visitor.page, t: await loadTranslate(locale) };
}

const books = (page: Page) => page.getByRole('main').getByRole('article');
const results = (page: Page, name: string) => page.getByRole('region', { name });
const queryOf = (page: Page) => decodeURI(new URL(page.url()).search);

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** Filters are “Filter” in Swedish and “Rajaa” in Finnish. */
const column = (page: Page) => page.getByRole('main').getByRole('form', { name: /^(Filter|Rajaa)$/ });

/** A group is opened, if it is not, and one of its boxes is found by its name. */
async function box(page: Page, group: string, name: string | RegExp) {
  const fields = column(page)
    .locator('details')
    .filter({ has: page.getByText(group, { exact: true }) })
    .first();
  if (!(await fields.evaluate((details: HTMLDetailsElement) => details.open)))
    await fields.locator('summary').first().click();
  return fields.getByRole('checkbox', { name });
}

describe.each(combinations('lists', lists))(
  'a list in $locale',
  ({ locale, path, brand, format, category }) => {
    test('is narrowed at once, in the address and without a new document', async () => {
      const { visitor, page, t } = await open(path, locale);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const labels = await groupLabels(page);
      const steps = await page.evaluate(() => history.length);

      const chosen = await box(page, labels.Brand, new RegExp(`^${brand}`));
      const count = Number(/\d+$/.exec((await chosen.locator('..').textContent()) ?? '')?.[0]);
      await chosen.check();
      await page.waitForURL((url) => url.searchParams.get('brands')?.startsWith(`${brand}~b_`) ?? false);
      await results(page, t('list.results')).getByText(t('list.count', { count }), { exact: true }).waitFor();
      expect(queryOf(page)).toMatch(new RegExp(`^\\?brands=${brand}~b_\\d+$`));

      await (await box(page, labels.Sku, new RegExp(`^${format}`))).check();
      await page.waitForURL((url) => url.searchParams.has('skus'));
      await expect
        .poll(() => page.evaluate(() => [history.length, 'isSameDocument' in window]))
        .toEqual([steps, true]);

      const chips = page.getByRole('list', { name: t('filters.active') });
      await chips.getByRole('link', { name: t('filters.remove', { label: brand }) }).click();
      await page.waitForURL((url) => !url.searchParams.has('brands') && url.searchParams.has('skus'));
      await chips.getByRole('link', { name: t('filters.reset') }).click();
      await page.waitForURL((url) => url.search === '');
      await expect.poll(() => chosen.isChecked()).toBe(false);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test('shows what the address says before any script, and keeps what it does not know', async () => {
      const { visitor, page, t } = await open(path, locale);
      const labels = await groupLabels(page);
      await (await box(page, labels.Category, new RegExp(`^${category}`))).check();
      await page.waitForURL((url) => url.searchParams.has('categories'));
      await settled(page);
      const shown = await books(page).count();
      const plain = await newVisitor({ ...desktop, javaScriptEnabled: false });
      await plain.page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&x=1`);
      await expect.poll(() => books(plain.page).count()).toBe(shown);
      await expect
        .poll(async () => (await box(plain.page, labels.Category, new RegExp(`^${category}`))).isChecked())
        .toBe(true);
      await expect
        .poll(() => plain.page.locator('meta[name=robots]').getAttribute('content'))
        .toBe('noindex');
      await expect
        .poll(() => plain.page.locator('link[rel=canonical]').getAttribute('href'))
        .toMatch(new RegExp(`${path}$`));
      const reset = plain.page
        .getByRole('list', { name: t('filters.active') })
        .getByRole('link', { name: t('filters.reset') });
      await expect.poll(() => reset.getAttribute('href')).toBe('?x=1');
      await plain.leave();
      await visitor.leave();
    });

    test('is sorted; the usual order has no name in the address', async () => {
      const { visitor, page, t } = await open(path, locale);
      const select = page.getByRole('combobox', { name: t('sort.label') });
      await expect
        .poll(() => select.locator('option').allTextContents())
        .toEqual([t('sort.LATEST'), t('sort.MOST_SOLD'), t('sort.PRICE'), t('sort.PRICE_DESC')]);
      const first = await books(page).first().getByRole('heading').textContent();
      await select.selectOption({ label: t('sort.PRICE_DESC') });
      await page.waitForURL((url) => url.search === '?sort=PRICE_DESC');
      await page.waitForFunction(
        (before) => document.querySelector('main article h2')?.textContent !== before,
        first,
      );
      await select.selectOption({ label: t('sort.LATEST') });
      await page.waitForURL((url) => url.search === '');
      await page.waitForFunction(
        (before) => document.querySelector('main article h2')?.textContent === before,
        first,
      );
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });
  },
);

describe('filters', () => {
  test('a category stands for all below it, and shows when only a part is chosen', async () => {
    const { visitor, page, t } = await open('/nyheter', 'sv');
    await page.getByLabel(t('filters.branch', { label: 'Skönlitteratur' })).click();
    const whole = await box(page, 'Kategori', /^Skönlitteratur/);
    const part = await box(page, 'Kategori', /^Lyrik/);
    /** Whether the whole is chosen, whether it shows a part, and whether the part is chosen. */
    const states = async () => [
      await whole.isChecked(),
      await whole.evaluate((input: HTMLInputElement) => input.indeterminate),
      await part.isChecked(),
    ];
    await part.check();
    await page.waitForURL((url) => url.searchParams.get('categories') === 'Lyrik~c_104');
    await expect.poll(states).toEqual([false, true, true]);
    await whole.check();
    await page.waitForURL((url) => url.searchParams.get('categories') === 'Skönlitteratur~c_100');
    await expect.poll(states).toEqual([true, false, true]);
    await part.uncheck();
    await page.waitForURL((url) => url.searchParams.get('categories')?.split(',').length === 4);
    await expect.poll(states).toEqual([false, true, false]);
    await visitor.leave();
  });

  test('what would leave no book stays, and cannot be chosen', async () => {
    const { visitor, page } = await open('/c/skonlitteratur', 'sv');
    const before = await column(page).locator('input[type=checkbox]').count();
    await (await box(page, 'Format', /^Bokpaket/)).check();
    await page.waitForURL((url) => url.searchParams.has('skus'));
    await column(page).locator('input[type=checkbox]:disabled').first().waitFor();
    await expect.poll(() => column(page).locator('input[type=checkbox]').count()).toBe(before);
    await visitor.leave();
  });

  test('that find editions in other languages too lead to the reader’s own', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv');
    const onlyOwn = page.getByRole('link', { name: t('filters.ownLanguage') });
    await expect.poll(() => onlyOwn.count()).toBe(0);
    await (await box(page, 'Format', /^Pocket/)).check();
    await onlyOwn.click();
    await page.waitForURL((url) => /^Svenska~p_\d+$/.test(url.searchParams.get('p-language') ?? ''));
    await onlyOwn.waitFor({ state: 'detached' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('hundreds of authors are looked through by name', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv');
    const group = column(page).locator('details', { hasText: 'Författare' });
    await group.locator('summary').click();
    await expect.poll(() => group.getByRole('checkbox').count()).toBe(10);
    await group.getByRole('link').click();
    await expect.poll(() => group.getByRole('checkbox').count()).toBeGreaterThan(50);
    await group
      .getByRole('searchbox', { name: t('filters.lookFor', { group: 'Författare' }) })
      .fill('sodergran');
    await group.getByRole('checkbox', { name: /^Edith Södergran/ }).check();
    await page.waitForURL((url) => /^Edith Södergran~p_\d+$/.test(url.searchParams.get('p-author') ?? ''));
    await visitor.leave();
  });

  test('that leave nothing say so and help', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur?brands=Nobody~b_99999', 'sv');
    await page.getByRole('heading', { name: t('list.nothingLeft') }).waitFor();
    await page.getByRole('link', { name: t('filters.remove', { label: t('filters.unknown') }) }).waitFor();
    await page
      .getByRole('region', { name: t('list.results') })
      .getByRole('link', { name: t('filters.reset') })
      .click();
    await books(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('chosen from far down show the new list from its beginning', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv');
    await books(page).nth(30).scrollIntoViewIfNeeded();
    await (await box(page, 'Kategori', /^Lyrik/)).check();
    await page.waitForURL((url) => url.searchParams.has('categories'));
    await settled(page);
    await expect
      .poll(async () => {
        const { y = -1 } = (await results(page, t('list.results')).boundingBox()) ?? {};
        return y > 0 && y < 300;
      })
      .toBe(true);
    await visitor.leave();
  });

  test('chosen quickly one after another all count', async () => {
    const { visitor, page } = await open('/c/skonlitteratur', 'sv');
    for (const name of ['Klassiker', 'Noveller', 'Lyrik', 'Dramatik'])
      await (await box(page, 'Kategori', new RegExp(`^${name}`))).check();
    await page.waitForURL((url) => url.searchParams.get('categories')?.split(',').length === 4);
    await settled(page);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

/** The names of the groups, as the list itself tells them: they come from the commerce API. */
async function groupLabels(page: Page): Promise<Record<'Category' | 'Brand' | 'Sku', string>> {
  const [Category = '', Brand = '', Sku = ''] = await column(page)
    .locator('fieldset legend')
    .allTextContents();
  return { Category, Brand, Sku };
}
