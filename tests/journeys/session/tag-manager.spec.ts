import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { CARDS, fillPurchase, orderButton, payByCard } from '../support/purchase.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { startTagServer, type TagServer } from '../support/tag-server.ts';
import { closeBrowser, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { startDemoShop } from '../support/worker-shop.ts';

let tags: TagServer;
let shop: RunningShop;
beforeAll(async () => {
  tags = await startTagServer();
  shop = await startDemoShop({
    TAG_MANAGER_ID: 'GTM-TEST1',
    TAG_MANAGER_URL: tags.url,
    TRUSTED_PROXIES: '1',
  });
});
afterAll(async () => {
  await closeBrowser();
  await shop?.stop();
  await tags?.stop();
});

const checkout = linkTo({ locale: 'sv' }, 'checkout');
const settings = linkTo({ locale: 'sv' }, 'cookie-settings');

const toldOf = (event: string) => tags.told.filter(({ entry }) => entry?.event === event);
const until = (event: string, count = 1) =>
  expect.poll(() => toldOf(event).length, { message: event }).toBeGreaterThanOrEqual(count);
const hasTagManager = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test('whoever allows it is measured from then on, never where they pay, and no longer when they say so', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({
    baseURL: shop.url,
    viewport: { width: 1440, height: 1400 },
    allowed: undefined,
  });
  const { page } = visitor;
  await page.goto('/c/skonlitteratur');
  await untilSettled(page);
  expect(await hasTagManager(page)).toBe(false);
  expect(tags.loads).toEqual([]);

  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('cookies.accept') })
    .click();
  await until('view_item_list');
  const commands = () => tags.told.filter(({ entry }) => Array.isArray(entry)).map(({ entry }) => entry);
  const all = (state: string) =>
    Object.fromEntries(
      ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map((name) => [name, state]),
    );
  await expect.poll(commands).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
  ]);
  // What is on its way may overtake, so each is waited for.
  await until('page_data');
  expect(toldOf('page_data')[0]?.entry).toMatchObject({
    page_type: 'category',
    original_location: `${shop.url}/c/skonlitteratur`,
  });
  expect(toldOf('view_item_list')[0]?.entry.ecommerce.items).toHaveLength(4);

  const card = page.getByRole('main').getByRole('article').nth(1);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').first().click();
  await until('view_item');
  await until('select_item');
  await until('virtual_page_view');
  expect(toldOf('select_item')[0]?.entry.ecommerce.items).toMatchObject([{ item_name: name, index: 1 }]);
  expect(toldOf('virtual_page_view')).toHaveLength(1);
  await untilReady(page);
  const book = page.getByRole('article');
  await book.getByRole('button', { name: t('favorites.toggle', { name }), exact: true }).click();
  await until('add_to_wishlist');
  const format = page.getByRole('radio', { disabled: false }).first();
  if (await format.isVisible()) await format.check();
  await book.getByRole('button', { name: t('product.addToCart') }).click();
  await until('add_to_cart');

  // By a link of the page, which anybody else would follow without a new document.
  const added = page.getByRole('region', { name: t('cart.inCart') });
  await added.getByRole('link', { name: t('product.toCheckout') }).click();
  await page.waitForURL(`**${checkout}`);
  await untilSettled(page);
  expect(await hasTagManager(page)).toBe(false);
  expect(toldOf('begin_checkout')).toEqual([]);
  const { headers } = await fetch(shop.url + checkout);
  expect(headers.get('content-security-policy')).not.toContain(tags.url);

  await fillPurchase(page, t, 'sv', /^Kort/);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.waitForURL('**/checkout/confirm*');
  await until('purchase');
  await until('begin_checkout');
  expect(page.url()).not.toContain('?');
  const number = await page
    .getByRole('main')
    .getByText(/1\d{5}/)
    .innerText();
  await page.reload();
  await page.getByRole('main').getByText(number).waitFor();
  const [begun] = toldOf('begin_checkout');
  expect(begun?.page).toBe('/checkout/confirm');
  const [bought] = toldOf('purchase');
  expect(bought?.entry.ecommerce).toMatchObject({ currency: 'SEK', country: 'SE', nth_purchase: 1 });
  expect(bought?.entry.user_id).toMatch(/^[0-9a-f]{64}$/);
  expect(tags.told.filter((entry) => entry.page === checkout)).toEqual([]);
  expect(tags.loads.filter((from) => from.endsWith(checkout))).toEqual([]);

  // Where an address or a field is somebody's own, nothing of others is loaded either.
  for (const path of [
    '/account/reset-password?resetKey=secret',
    '/withdrawal?order=secret',
    '/newsletter/confirm?key=secret',
  ]) {
    await page.goto(path);
    await untilSettled(page);
    expect(await hasTagManager(page)).toBe(false);
    expect(page.url()).not.toContain('resetKey');
    await page.getByRole('banner').getByRole('link', { name: 'Kvarto' }).first().click();
    await page.waitForURL(`${shop.url}/`);
    await untilSettled(page);
    expect(await hasTagManager(page)).toBe(true);
    expect(await page.evaluate(() => document.referrer)).toBe(`${shop.url}/`);
  }
  expect(JSON.stringify(tags.told)).not.toContain('secret');

  await page.goto(settings);
  await untilSettled(page);
  expect((await visitor.context.cookies()).map((cookie) => cookie.name)).toContain('_ga');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cookies.refuse') })
    .click();
  const lastCommand = () => tags.told.findLast(({ entry }) => Array.isArray(entry));
  await expect.poll(() => lastCommand()?.entry).toEqual(['consent', 'update', all('denied')]);
  const cookieNames = async () => (await visitor.context.cookies()).map((cookie) => cookie.name);
  await expect.poll(cookieNames).not.toContain('_ga');
  // The settings themselves are loaded anew, without what was loaded.
  await expect.poll(() => hasTagManager(page)).toBe(false);
  await untilSettled(page);
  const refusedAt = lastCommand()?.at ?? 0;
  const loads = tags.loads.length;
  await page.getByRole('banner').getByRole('link', { name: 'Kvarto' }).first().click();
  await page.waitForURL(`${shop.url}/`);
  await untilSettled(page);
  expect(await hasTagManager(page)).toBe(false);
  expect(tags.told.filter(({ at }) => at > refusedAt)).toEqual([]);
  expect(tags.loads).toHaveLength(loads);
  expect(toldOf('purchase')).toHaveLength(1);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test('how fast a page was is told to the shop, by who allows statistics', async () => {
  const visitor = await newVisitor({ baseURL: shop.url, allowed: ['statistics'] });
  const { page } = visitor;
  await page.goto('/');
  await untilSettled(page);
  const isMeasuring = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('measure-vitals')),
    );
  await expect.poll(isMeasuring).toBe(true);
  await page.goto('/404');
  await expect.poll(() => shop.output()).toMatch(/"name":"vitals".*"screen":"home","viewport":"desktop"/);
  for (const body of ['', '{}', JSON.stringify({ screen: 'home' })]) {
    const { status } = await fetch(`${shop.url}/vitals`, { method: 'POST', body });
    expect(status).toBe(400);
  }
  const foreign = await fetch(`${shop.url}/vitals`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
  await visitor.leave();
});
