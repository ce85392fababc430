import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

const displayedLetters = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

describe('publishers by letter', () => {
  test.each([
    ['sv', '/varumarken', 'ÅÄÖ'],
    ['fi', '/fi/tavaramerkkeja', 'ÅÄÖ'],
    ['nb', '/nb/varemerker', 'ÆØÅ'],
    ['da', '/da/varemaerker', 'ÆØÅ'],
    ['en', '/en/brands', 'XYZ'],
  ] as const)('%s has the letters of its language', async (locale, path, last) => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: t('brands.letters') });
    const crumbs = page.getByRole('navigation', { name: t('breadcrumbs.label') });
    await expect.poll(() => crumbs.getByRole('link').allTextContents()).toEqual([t('breadcrumbs.home')]);
    expect((await bar.locator('li').allTextContents()).join('')).toMatch(new RegExp(`^#ABC.*${last}$`));
    const letters = await displayedLetters(page);
    expect(letters).toEqual([...letters].sort(new Intl.Collator(locale).compare));
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test.each([
    ['with script', true],
    ['without script', false],
  ])('shows one letter until all are selected, %s', async (_, javaScriptEnabled) => {
    const t = await loadTranslate('fi');
    const visitor = await newVisitor({ ...(javaScriptEnabled ? desktop : phone), javaScriptEnabled });
    const { page } = visitor;
    await page.goto('/fi/tavaramerkkeja');
    if (javaScriptEnabled) await untilReady(page);
    const all = await displayedLetters(page);
    const bar = page.getByRole('navigation', { name: t('brands.letters') });
    await bar.getByRole('link', { name: 'W' }).click();
    await page.getByRole('link', { name: 'WSOY' }).waitFor();
    await page.getByRole('link', { name: 'Otava' }).waitFor({ state: 'hidden' });
    await bar.getByRole('link', { name: 'O', exact: true }).click();
    await page.getByRole('link', { name: 'WSOY' }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Otava' }).waitFor();
    await bar.getByRole('link', { name: t('brands.showAll') }).click();
    await page.getByRole('link', { name: 'WSOY' }).waitFor();
    await expect.poll(() => displayedLetters(page)).toEqual(all);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('the selected letter leads back to all, and a publisher to its books', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto('/varumarken');
    await untilReady(page);
    const letter = page
      .getByRole('navigation', { name: t('brands.letters') })
      .getByRole('link', { name: 'N', exact: true });
    await letter.click();
    await page.getByRole('link', { name: 'WSOY' }).waitFor({ state: 'hidden' });
    await expect.poll(() => letter.getAttribute('aria-current')).toBe('true');
    await letter.click();
    await page.getByRole('link', { name: 'WSOY' }).waitFor();
    const publisher = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Norstedts' }) });
    const count = (await publisher.textContent())?.replace('Norstedts', '');
    await publisher.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Norstedts' }).waitFor();
    await page
      .getByRole('main')
      .getByText(count ?? '', { exact: true })
      .first()
      .waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
