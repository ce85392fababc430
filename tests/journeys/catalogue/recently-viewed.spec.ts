import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const desktop = { viewport: { width: 1440, height: 900 } };

async function open(visitor: Visitor, path: string): Promise<Page> {
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return visitor.page;
}

describe('recently viewed books', () => {
  test('are listed below the next book, in every tab, and are not stored without consent', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const first = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
    const page = await open(visitor, first);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    // A book of the lists below; the page itself is an article too.
    const similar = page.getByRole('main').getByRole('region').getByRole('article').first();
    const second = await similar.getByRole('heading').innerText();
    await similar.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    const recentlyViewed = (tab: Page) => tab.getByRole('region', { name: t('product.recentlyViewed') });
    await recentlyViewed(page).getByRole('heading', { name: title }).waitFor();

    const tab = await visitor.context.newPage();
    await tab.goto('/p/skonlitteratur/klassiker/svindlande-hojder');
    await recentlyViewed(tab).getByRole('heading', { name: title }).waitFor();
    await recentlyViewed(tab).getByRole('heading', { name: second }).waitFor();
    await recentlyViewed(page).getByRole('heading', { name: 'Svindlande höjder' }).waitFor();
    const stored = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
    );
    expect(stored).not.toMatch(/viewed|recent/i);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('survive a reload with consent to preferences, and are deleted with the consent', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...desktop, allowed: ['preferences'] });
    const page = await open(visitor, '/p/skonlitteratur/klassiker/gosta-berlings-saga');
    const stored = () => page.evaluate(() => localStorage.getItem('kvarto-viewed'));
    await expect.poll(stored).not.toBeNull();
    await page.goto('/p/skonlitteratur/klassiker/svindlande-hojder');
    const section = page.getByRole('region', { name: t('product.recentlyViewed') });
    await section.getByRole('heading', { name: 'Gösta Berlings saga' }).waitFor();
    await page.goto('/kakinstallningar');
    await untilReady(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cookies.reject') })
      .click();
    await expect.poll(stored).toBeNull();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
