import { afterAll, expect, test } from 'vitest';
import { COOKIES, FAVORITES_STORAGE_KEY } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { menuButton } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ready = 'html[data-ready]';

/** Opens the page with a stopped clock and without an input, until its script has been loaded. */
async function openWithoutInput({ page }: Visitor, path = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(TIMINGS.scriptUnused / 2);
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
}

test('a page waits for the first input before its script starts', async () => {
  const visitor = await newVisitor({ ...phone, sendsFirstInput: false });
  const { page, consoleErrors, leave } = visitor;
  await openWithoutInput(visitor);
  expect(await page.locator(ready).count()).toBe(0);
  await page.mouse.move(100, 100);
  await page.clock.resume();
  await untilReady(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a page that is only read starts its script after a while', async () => {
  const visitor = await newVisitor({ ...phone, sendsFirstInput: false });
  const { page, leave } = visitor;
  await openWithoutInput(visitor, '/p/skonlitteratur/klassiker/gosta-berlings-saga');
  expect(await page.locator(ready).count()).toBe(0);
  await page.clock.runFor(TIMINGS.scriptUnused);
  await untilReady(page);
  await leave();
});

test('a phone loads the pictures below the first screen after those of the first, and no style sheet', async () => {
  const path = '/c/skonlitteratur';
  const open = () => newVisitor({ ...phone, sendsFirstInput: false, images: true, hasEmptyCache: true });
  // The shop draws pictures when they are first requested, which can take longer than a page waits for them.
  const first = await open();
  await first.page.goto(path);
  await first.leave();
  const { page, leave } = await open();
  // Chromium reports the position of the mouse, and a phone has no mouse.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(path);
  await expect.poll(() => readLoads(page).then(({ later }) => later)).toBeGreaterThan(0);
  // Four cards have eager pictures.
  expect(await readLoads(page)).toMatchObject({ first: 4, styleSheets: 0 });
  await leave();
});

/** The numbers of product pictures before and after the document was loaded, and of style sheets before. */
function readLoads(page: Visitor['page']) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loadedAt = navigation?.loadEventStart || Number.POSITIVE_INFINITY;
    const resources = performance.getEntriesByType('resource');
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < loadedAt;
    const pictures = resources.filter(({ name }) => name.includes('/images/product/'));
    const first = pictures.filter(isEarly).length;
    const styleSheets = resources.filter((entry) => entry.name.endsWith('.css') && isEarly(entry)).length;
    return { first, later: pictures.length - first, styleSheets };
  });
}

test('a tap that is the first input opens what was tapped', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ ...phone, sendsFirstInput: false });
  const { page, leave } = visitor;
  await openWithoutInput(visitor);
  await page.clock.resume();
  await menuButton(page, t).tap();
  await page.getByRole('banner').locator('details[open]').first().waitFor();
  await untilReady(page);
  expect(await page.getByRole('banner').locator('details[open]').count()).toBeGreaterThan(0);
  await leave();
});

test.each(['cart', 'favorites'] as const)('with stored data a page does not wait: %s', async (kind) => {
  const visitor = await newVisitor({ ...phone, sendsFirstInput: false });
  const { page, context, leave } = visitor;
  if (kind === 'cart')
    await context.addCookies([{ name: COOKIES.cart.name, value: 'abc', url: workerShop().url }]);
  else await context.addInitScript((key) => localStorage.setItem(key, '[1]'), FAVORITES_STORAGE_KEY);
  await openWithoutInput(visitor);
  await page.clock.runFor(100);
  await untilReady(page);
  await leave();
});

test('screens that change without input do not wait', async () => {
  const visitor = await newVisitor({ sendsFirstInput: false });
  await openWithoutInput(visitor, '/favoriter');
  await untilReady(visitor.page);
  await visitor.leave();
});

test('the checkout waits although the visitor has a cart, and keeps what was typed before', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ ...phone, sendsFirstInput: false });
  const { page, leave } = visitor;
  const { canonicalUrl, skuId } = await findBookInStock('sv');
  await putInCart(page, { canonicalUrl, skuId });
  await openWithoutInput(visitor, linkTo({ locale: 'sv' }, 'checkout'));
  expect(await page.locator(ready).count()).toBe(0);
  const email = page.getByRole('main').getByLabel(t('signIn.email')).first();
  await email.pressSequentially('anna@kund.example');
  await page.clock.resume();
  await untilReady(page);
  expect(await email.inputValue()).toBe('anna@kund.example');
  await leave();
});
