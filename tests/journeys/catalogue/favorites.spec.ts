import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { DemoLanguage } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const storageKey = 'kvarto-favorites';
const list = '/c/skonlitteratur';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** The favourite button of a card: the only toggle button. */
const heart = (card: Locator): Locator => card.locator('[aria-pressed]');
const pressedHeart = (card: Locator): Locator => card.getByRole('button', { pressed: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Adds the cards at these indexes to the favourites, and returns their titles. */
async function addFavorites(page: Page, indexes: number[]): Promise<string[]> {
  const names: string[] = [];
  for (const index of indexes) {
    const card = cards(page).nth(index);
    await heart(card).click();
    await pressedHeart(card).waitFor();
    names.push((await card.getByRole('heading').textContent()) ?? '');
  }
  return names;
}

async function untilHeaderShowsCount(page: Page, locale: DemoLanguage, count: number): Promise<void> {
  const t = await loadTranslate(locale);
  await page.getByRole('banner').getByText(t('favorites.count', { count })).waitFor({ state: 'attached' });
}

describe('favourites', () => {
  test('keep the order of adding, also when a removal is undone', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...phone, hasTouch: true });
    const { page } = visitor;
    await open(page, list);
    const names = await addFavorites(page, [3, 0, 2]);
    await untilHeaderShowsCount(page, 'sv', 3);
    await page.reload();
    await untilReady(page);
    await pressedHeart(cards(page).nth(3)).waitFor();

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.favorites') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t('favorites.title') }).waitFor();
    await cards(page).nth(2).waitFor();
    await expect.poll(() => titles(page)).toEqual(names);

    await pressedHeart(cards(page).nth(1)).tap();
    await page.getByText(t('favorites.removed', { name: names[1] ?? '' })).waitFor();
    await expect.poll(() => titles(page)).toEqual([names[0], names[2]]);
    await page.getByRole('button', { name: t('favorites.undo') }).tap();
    await cards(page).nth(2).waitFor();
    await expect.poll(() => titles(page)).toEqual(names);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('are the same in another language and market', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await open(page, list);
    const names = await addFavorites(page, [1, 0]);
    await open(page, '/fi/suosikkeja');
    await cards(page).nth(1).waitFor();
    await expect.poll(() => titles(page)).toEqual(names);
    await expect.poll(() => cards(page).first().textContent()).toContain('€');
    await untilHeaderShowsCount(page, 'fi', 2);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('show a link to new books while there are none, and offer to undo the last removal', async () => {
    const t = await loadTranslate('fi');
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await open(page, '/fi/suosikkeja');
    await page.getByText(t('favorites.none')).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('favorites.toNews') })
      .click();
    await page.waitForURL(/\/fi\/uutuudet$/);
    await addFavorites(page, [0]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('favorites.title') }).waitFor();
    await pressedHeart(cards(page).first()).press('Enter');
    await page.getByText(t('favorites.none')).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(t('favorites.undo'));
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('are updated in every open tab', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await open(page, list);
    const other = await visitor.context.newPage();
    await open(other, '/favoriter');
    const names = await addFavorites(page, [0, 1]);
    await untilHeaderShowsCount(other, 'sv', 2);
    await cards(other).nth(1).waitFor();
    await expect.poll(() => titles(other)).toEqual(names);
    await pressedHeart(cards(other).first()).click();
    await untilHeaderShowsCount(page, 'sv', 1);
    await expect.poll(() => pressedHeart(cards(page).first()).count()).toBe(0);
    await pressedHeart(cards(page).nth(1)).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('failures', () => {
  test.runIf(isFullRun)('removes a book that is not sold any more, and keeps the others', async () => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await open(page, list);
    await addFavorites(page, [0]);
    const before = JSON.parse((await stored(page)) ?? '[]');
    const unknownProductId = 2_000_000_000;
    await page.evaluate(
      ([key, ids]) => localStorage.setItem(String(key), String(ids)),
      [storageKey, JSON.stringify([unknownProductId, ...before])],
    );
    await open(page, '/favoriter');
    await cards(page).first().waitFor();
    await untilHeaderShowsCount(page, 'sv', 1);
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(before);
    await visitor.leave();
  });

  test.runIf(isFullRun)(
    'keeps the favourites while the backend does not respond, and loads them on retry',
    async () => {
      const t = await loadTranslate('sv');
      const visitor = await newVisitor(phone);
      const { page } = visitor;
      await open(page, list);
      const names = await addFavorites(page, [0]);
      const before = await stored(page);
      await visitor.context.route('**/graphql', (route) => route.abort());
      await open(page, '/favoriter');
      await page.getByRole('alert').getByText(t('error.general')).waitFor();
      await expect.poll(() => stored(page)).toBe(before);
      await visitor.context.unroute('**/graphql');
      await page.getByRole('button', { name: t('error.tryAgain') }).click();
      await cards(page).first().waitFor();
      await expect.poll(() => titles(page)).toEqual(names);
      await visitor.leave();
    },
  );

  test.each([
    ['holds invalid data', () => localStorage.setItem('kvarto-favorites', '{"no":[')],
    [
      'is forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
    ],
  ])('works when the storage %s', async (_, breakStorage) => {
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.addInitScript(breakStorage);
    await open(page, list);
    await addFavorites(page, [0]);
    await untilHeaderShowsCount(page, 'sv', 1);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('without script there are no buttons, and the page explains why', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(list);
    await expect.poll(() => heart(cards(page).first()).isVisible()).toBe(false);
    await page.goto('/favoriter');
    await page.getByText(t('favorites.needScript')).waitFor();
    await expect.poll(() => page.getByText(t('favorites.loading')).isVisible()).toBe(false);
    await visitor.leave();
  });
});
