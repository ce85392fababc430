import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const desktop = { viewport: { width: 1440, height: 900 } };

/** The same list in two languages. */
const lists: { locale: DemoLanguage; path: string; brand: string; format: string; category: string }[] = [
  { locale: 'sv', path: '/c/skonlitteratur', brand: 'Norstedts', format: 'Pocket', category: 'Lyrik' },
  { locale: 'fi', path: '/fi/c/kaunokirjallisuus', brand: 'Otava', format: 'Pokkari', category: 'Runot' },
];

async function open(path: string, locale: DemoLanguage) {
  const visitor = await newVisitor({ ...desktop, locale: LOCALES[locale].iso });
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return { visitor, page: visitor.page, t: await loadTranslate(locale) };
}

const books = (page: Page) => page.getByRole('main').getByRole('article');
const results = (page: Page, name: string) => page.getByRole('region', { name });
const queryOf = (page: Page) => decodeURI(new URL(page.url()).search);

const untilLoaded = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** The form of filters; its name is “Filter” in Swedish and “Rajaa” in Finnish. */
const filterForm = (page: Page) => page.getByRole('main').getByRole('form', { name: /^(Filter|Rajaa)$/ });

/** Opens a group of filters if it is closed, and returns one of its checkboxes. */
async function filterCheckbox(page: Page, group: string, name: string | RegExp) {
  const fields = filterForm(page)
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
    test('offers the last selection when the visitor returns by a link, until it is removed', async () => {
      const { visitor, page, t } = await open(path, locale);
      const labels = await groupLabels(page);
      await (await filterCheckbox(page, labels.brand, new RegExp(`^${brand}`))).check();
      await page.waitForURL((url) => url.searchParams.has('brands'));
      await untilLoaded(page);
      const selection = queryOf(page);
      const again = page.getByRole('link', { name: t('filters.again') });

      await page.goto(linkTo({ locale }, 'brands'));
      await page.goto(path);
      await untilReady(page);
      await again.click();
      await page.waitForURL((url) => decodeURI(url.search) === selection);
      await again.waitFor({ state: 'detached' });

      await page
        .getByRole('main')
        .getByRole('link', { name: t('filters.reset') })
        .first()
        .click();
      await page.waitForURL((url) => url.search === '');
      await untilLoaded(page);
      await page.reload();
      await untilReady(page);
      expect(await again.count()).toBe(0);
      await visitor.leave();
    });

    test('is filtered immediately, in the URL and without a new document', async () => {
      const { visitor, page, t } = await open(path, locale);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const labels = await groupLabels(page);
      const historyLength = await page.evaluate(() => history.length);

      const brandCheckbox = await filterCheckbox(page, labels.brand, new RegExp(`^${brand}`));
      const count = Number(/\d+$/.exec((await brandCheckbox.locator('..').textContent()) ?? '')?.[0]);
      await brandCheckbox.check();
      await page.waitForURL((url) => url.searchParams.get('brands')?.startsWith(`${brand}~b_`) ?? false);
      await results(page, t('list.results')).getByText(t('list.count', { count }), { exact: true }).waitFor();
      expect(queryOf(page)).toMatch(new RegExp(`^\\?brands=${brand}~b_\\d+$`));

      await (await filterCheckbox(page, labels.format, new RegExp(`^${format}`))).check();
      await page.waitForURL((url) => url.searchParams.has('p-format'));
      await expect
        .poll(() => page.evaluate(() => [history.length, 'isSameDocument' in window]))
        .toEqual([historyLength, true]);

      const chips = page.getByRole('list', { name: t('filters.active') });
      await chips.getByRole('link', { name: t('filters.remove', { label: brand }) }).click();
      await page.waitForURL((url) => !url.searchParams.has('brands') && url.searchParams.has('p-format'));
      await chips.getByRole('link', { name: t('filters.reset') }).click();
      await page.waitForURL((url) => url.search === '');
      await expect.poll(() => brandCheckbox.isChecked()).toBe(false);
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test.runIf(isFullRun)(
      'renders the filters of the URL without script, and keeps unknown parameters',
      async () => {
        const { visitor, page, t } = await open(path, locale);
        const labels = await groupLabels(page);
        await (await filterCheckbox(page, labels.category, new RegExp(`^${category}`))).check();
        await page.waitForURL((url) => url.searchParams.has('categories'));
        await untilLoaded(page);
        const count = await books(page).count();
        const withoutScript = await newVisitor({ ...desktop, javaScriptEnabled: false });
        await withoutScript.page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&x=1`);
        await expect.poll(() => books(withoutScript.page).count()).toBe(count);
        await expect
          .poll(async () =>
            (
              await filterCheckbox(withoutScript.page, labels.category, new RegExp(`^${category}`))
            ).isChecked(),
          )
          .toBe(true);
        await expect
          .poll(() => withoutScript.page.locator('meta[name=robots]').getAttribute('content'))
          .toBe('noindex');
        await expect
          .poll(() => withoutScript.page.locator('link[rel=canonical]').getAttribute('href'))
          .toMatch(new RegExp(`${path}$`));
        const reset = withoutScript.page
          .getByRole('list', { name: t('filters.active') })
          .getByRole('link', { name: t('filters.reset') });
        await expect.poll(() => reset.getAttribute('href')).toBe('?x=1');
        await withoutScript.leave();
        await visitor.leave();
      },
    );

    test('is sorted; the default order is not in the URL', async () => {
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
  test('selecting a category selects its subcategories; a partial selection is indeterminate', async () => {
    const { visitor, page, t } = await open('/nyheter', 'sv');
    await page.getByLabel(t('filters.showSubcategories', { label: 'Skönlitteratur' })).click();
    const parent = await filterCheckbox(page, 'Avdelning', /^Skönlitteratur/);
    const child = await filterCheckbox(page, 'Avdelning', /^Lyrik/);
    /** Parent checked, parent indeterminate, child checked. */
    const states = async () => [
      await parent.isChecked(),
      await parent.evaluate((input: HTMLInputElement) => input.indeterminate),
      await child.isChecked(),
    ];
    await child.check();
    await page.waitForURL((url) => url.searchParams.get('categories') === 'Lyrik~c_104');
    await expect.poll(states).toEqual([false, true, true]);
    await parent.check();
    await page.waitForURL((url) => url.searchParams.get('categories') === 'Skönlitteratur~c_100');
    await expect.poll(states).toEqual([true, false, true]);
    await child.uncheck();
    await page.waitForURL((url) => url.searchParams.get('categories')?.split(',').length === 4);
    await expect.poll(states).toEqual([false, true, false]);
    await visitor.leave();
  });

  test('disables values without results', async () => {
    const { visitor, page } = await open('/c/skonlitteratur', 'sv');
    const before = await filterForm(page).locator('input[type=checkbox]').count();
    await (await filterCheckbox(page, 'Format', /^Bokpaket/)).check();
    await page.waitForURL((url) => url.searchParams.has('p-format'));
    await filterForm(page).locator('input[type=checkbox]:disabled').first().waitFor();
    await expect.poll(() => filterForm(page).locator('input[type=checkbox]').count()).toBe(before);
    await visitor.leave();
  });

  test('offer to limit the results to the visitor’s language', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv');
    const ownLanguageLink = page.getByRole('link', { name: t('filters.pageLanguageOnly') });
    await expect.poll(() => ownLanguageLink.count()).toBe(0);
    await (await filterCheckbox(page, 'Format', /^Pocket/)).check();
    await ownLanguageLink.click();
    await page.waitForURL((url) => /^Svenska~p_\d+$/.test(url.searchParams.get('p-language') ?? ''));
    await ownLanguageLink.waitFor({ state: 'detached' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('search a long list of authors by name', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv');
    const group = filterForm(page).locator('details', { hasText: 'Författare' });
    await group.locator('summary').click();
    await expect.poll(() => group.getByRole('checkbox').count()).toBe(10);
    await group.getByRole('link').click();
    await expect.poll(() => group.getByRole('checkbox').count()).toBeGreaterThan(50);
    await group
      .getByRole('searchbox', { name: t('filters.searchIn', { group: 'Författare' }) })
      .fill('sodergran');
    await group.getByRole('checkbox', { name: /^Edith Södergran/ }).check();
    await page.waitForURL((url) => /^Edith Södergran~p_\d+$/.test(url.searchParams.get('p-author') ?? ''));
    await visitor.leave();
  });

  test('show help when they leave no results', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur?brands=Nobody~b_99999', 'sv');
    await page.getByRole('heading', { name: t('list.noMatches') }).waitFor();
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

  test('scroll to the top of the results when they change', async () => {
    const { visitor, page, t } = await open('/c/skonlitteratur', 'sv');
    await books(page).nth(30).scrollIntoViewIfNeeded();
    await (await filterCheckbox(page, 'Avdelning', /^Lyrik/)).check();
    await page.waitForURL((url) => url.searchParams.has('categories'));
    await untilLoaded(page);
    await expect
      .poll(async () => {
        const { y = -1 } = (await results(page, t('list.results')).boundingBox()) ?? {};
        return y > 0 && y < 300;
      })
      .toBe(true);
    await visitor.leave();
  });

  test.runIf(isFullRun)('apply all quick changes', async () => {
    const { visitor, page } = await open('/c/skonlitteratur', 'sv');
    for (const name of ['Klassiker', 'Noveller', 'Lyrik', 'Dramatik'])
      await (await filterCheckbox(page, 'Avdelning', new RegExp(`^${name}`))).check();
    await page.waitForURL((url) => url.searchParams.get('categories')?.split(',').length === 4);
    await untilLoaded(page);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

/** The names of the first three groups, which come from the commerce API. */
async function groupLabels(page: Page): Promise<Record<'category' | 'brand' | 'format', string>> {
  const [category = '', brand = '', format = ''] = await filterForm(page)
    .locator('fieldset legend')
    .allTextContents();
  return { category, brand, format };
}
