import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const desktop = { viewport: { width: 1440, height: 900 } };
const books = (page: Page) => page.getByRole('main').getByRole('article');
const queryOf = (page: Page) => decodeURI(new URL(page.url()).search);

async function open(path: string, size = desktop) {
  const visitor = await newVisitor({ ...size, javaScriptEnabled: false });
  await visitor.page.goto(path);
  return { visitor, page: visitor.page };
}

describe.each(
  combinations('lists-without-script', [
    { locale: 'sv', path: '/c/skonlitteratur', format: 'Pocket', category: 'Lyrik' },
    { locale: 'fi', path: '/fi/c/kaunokirjallisuus', format: 'Pokkari', category: 'Runot' },
  ] as const),
)('a list without script in $locale', ({ locale, path, format, category }) => {
  test('filters by a form that leads to the same URLs', async () => {
    const t = await loadTranslate(locale);
    const { visitor, page } = await open(`${path}?x=1&page=2`);
    const filters = page.getByRole('form', { name: t('filters.title') });
    await filters.getByRole('checkbox', { name: new RegExp(`^${format}`) }).check();
    await filters.getByRole('checkbox', { name: new RegExp(`^${category}`) }).check();
    await filters.getByRole('button', { name: t('filters.apply') }).click();
    await expect
      .poll(() => queryOf(page))
      .toMatch(new RegExp(`^\\?x=1&categories=${category}~c_104&p-format=${format}~p_\\d+$`));
    await books(page).first().waitFor();

    await page
      .getByRole('link', { name: new RegExp(`^${t('filters.remove', { label: '' })}.*${format}$`) })
      .click();
    await expect.poll(() => queryOf(page)).toBe(`?x=1&categories=${category}~c_104`);
    await filters.getByRole('link', { name: t('filters.reset') }).click();
    await expect.poll(() => queryOf(page)).toBe('?x=1');
    await visitor.leave();
  });

  test('sorts by a form and links to its pages', async () => {
    const t = await loadTranslate(locale);
    const { visitor, page } = await open(path);
    await page.getByRole('combobox', { name: t('sort.label') }).selectOption('PRICE');
    await page.getByRole('button', { name: t('sort.apply') }).click();
    await expect.poll(() => queryOf(page)).toBe('?sort=PRICE');
    await page.getByRole('link', { name: t('list.loadMore') }).click();
    await expect.poll(() => queryOf(page)).toBe('?sort=PRICE&page=2');
    await expect.poll(() => books(page).count()).toBe(48);
    await page.getByRole('link', { name: t('list.loadPrevious') }).click();
    await expect.poll(() => queryOf(page)).toBe('?sort=PRICE');
    await visitor.leave();
  });
});

describe('without script', () => {
  test('a list is filtered by a campaign', async () => {
    const t = await loadTranslate('sv');
    const { visitor, page } = await open('/nyheter');
    const filters = page.getByRole('form', { name: t('filters.title') });
    await filters.locator('summary', { hasText: 'Kampanj' }).click();
    const campaign = filters.getByRole('group', { name: 'Kampanj' }).getByRole('checkbox').first();
    const count = await campaign.evaluate((box) => /\d+$/.exec(box.closest('label')?.innerText ?? '')?.[0]);
    await campaign.check();
    await filters.getByRole('button', { name: t('filters.apply') }).click();
    await expect.poll(() => queryOf(page)).toMatch(/campaigns=.+~dc_\d+$/);
    await page.getByText(t('list.count', { count: Number(count) }), { exact: true }).waitFor();
    await visitor.leave();
  });

  test.each([390, 1440])('categories show their first cover within 400 px at %i px', async (width) => {
    const { visitor, page } = await open('/', { viewport: { width, height: 844 } });
    for (const path of ['/c/skonlitteratur', '/c/fakta', '/fi/c/kaunokirjallisuus', '/en/c/fiction']) {
      await page.goto(path);
      const top = await books(page)
        .first()
        .evaluate((book) => book.getBoundingClientRect().top);
      expect(top, path).toBeLessThanOrEqual(400);
    }
    await visitor.leave();
  });

  test('every author can be selected', async () => {
    const t = await loadTranslate('sv');
    const { visitor, page } = await open('/c/skonlitteratur');
    const filters = page.getByRole('form', { name: t('filters.title') });
    await filters.getByText('Författare').first().click();
    await filters.getByRole('group', { name: 'Författare' }).getByRole('link').click();
    await filters.getByRole('checkbox', { name: /^Edith Södergran/ }).check();
    await filters.getByRole('button', { name: t('filters.apply') }).click();
    // The exact percent-encoding.
    await expect.poll(() => new URL(page.url()).search).toMatch(/p-author=Edith%20S%C3%B6dergran~p_\d+$/);
    await visitor.leave();
  });

  test('a link shows the filters on a phone', async () => {
    const t = await loadTranslate('sv');
    const { visitor, page } = await open('/c/skonlitteratur', { viewport: { width: 390, height: 844 } });
    const filters = page.getByRole('form', { name: t('filters.title') });
    await expect.poll(() => filters.isVisible()).toBe(false);
    await page.getByRole('link', { name: t('filters.title'), exact: true }).click();
    await filters.getByRole('checkbox', { name: /^Pocket/ }).check();
    await filters.getByRole('button', { name: t('filters.apply') }).click();
    await expect.poll(() => queryOf(page)).toMatch(/^\?p-format=Pocket~p_\d+$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await visitor.leave();
  });
});
