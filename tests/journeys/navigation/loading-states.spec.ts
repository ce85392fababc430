import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { loadTranslate } from '../support/messages.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const delayOf = (selected: Locator) =>
  selected.evaluate((element) => getComputedStyle(element).transitionDelay);
const opacityOf = (page: Page) =>
  page.locator('#content').evaluate((content) => getComputedStyle(content).opacity);

/** Holds the queries of a page until the returned function is called. */
async function holdQueries(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.each([
  { reducedMotion: 'no-preference', faded: '0.5' },
  { reducedMotion: 'reduce', faded: '1' },
] as const)(
  'with motion “$reducedMotion” a page that waits for the next one has the opacity $faded',
  async ({ reducedMotion, faded }) => {
    const t = await loadTranslate('sv');
    const { page, leave } = await newVisitor({ viewport: { width: 1440, height: 900 }, reducedMotion });
    await page.goto(linkTo({ locale: 'sv' }, 'home'));
    await untilReady(page);
    const release = await holdQueries(page);
    await page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .getByRole('link')
      .first()
      .click();
    await page.locator('[data-phase=visible][aria-hidden]').waitFor();
    await expect.poll(() => opacityOf(page)).toBe(faded);
    release();
    // The loading bar, and its message, which appears later.
    await expect.poll(() => page.locator('[data-phase=visible]').count()).toBe(0);
    await expect.poll(() => opacityOf(page)).toBe('1');
    await leave();
  },
);

test('a page shows after 200 ms that data is missing, and after 100 ms that data is fetched again', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor();
  await putInCart(page, await findBookInStock('sv'));
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await untilReady(page);
  const release = await holdQueries(page);
  await page
    .getByRole('button', { name: t('cart.moreOf', { name: '' }).trim() })
    .first()
    .click();
  const busy = page.locator('[aria-busy=true] dd').first();
  await busy.waitFor();
  expect(await delayOf(busy)).toBe('0.1s');
  release();
  await busy.waitFor({ state: 'detached' });

  await page.goto('/c/skonlitteratur');
  await untilReady(page);
  await page.locator('main button[aria-pressed]').first().click();
  await holdQueries(page);
  await page.goto(linkTo({ locale: 'sv' }, 'favorites'));
  const waiting = page.getByText(t('favorites.loading'));
  await waiting.waitFor();
  expect(await delayOf(waiting)).toBe('0.2s');
  await leave();
});
