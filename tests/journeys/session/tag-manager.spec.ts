import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { CARDS, fillPurchase, orderButton, payByCard } from '../support/purchase.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { startTagServer, type TagServer } from '../support/tag-server.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
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
  await closeVisitors();
  await shop?.stop();
  await tags?.stop();
});

const checkout = linkTo({ locale: 'sv' }, 'checkout');
const settings = linkTo({ locale: 'sv' }, 'cookie-settings');

const entriesOf = (event: string) => tags.received.filter(({ entry }) => entry?.event === event);
const untilReceived = (event: string, count = 1) =>
  expect.poll(() => entriesOf(event).length, { message: event }).toBeGreaterThanOrEqual(count);
const hasTagManager = (page: Page) => page.evaluate(() => 'dataLayer' in window);

/** All purposes of Google's consent mode with the same state. */
const consentState = (state: 'denied' | 'granted') =>
  Object.fromEntries(
    ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map((name) => [name, state]),
  );

test('loads the tag manager after consent, never in the checkout, and stops when consent is withdrawn', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({
    baseURL: shop.url,
    viewport: { width: 1440, height: 1400 },
    allowed: undefined,
  });
  const { page } = visitor;
  await giveConsent(page, t);
  await addSecondBook(page, t);
  await checkOut(page, t);
  await openPersonalPages(page);
  await withdrawConsent(page, t);
  expect(entriesOf('purchase')).toHaveLength(1);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

async function giveConsent(page: Page, t: Translate): Promise<void> {
  // Printed books, because the checkout asks for a delivery.
  await page.goto('/c/skonlitteratur?p-format=Pocket~p_7&p-StockStatus=I%20lager~s_in');
  await untilSettled(page);
  expect(await hasTagManager(page)).toBe(false);
  expect(tags.scriptLoads).toEqual([]);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('cookies.accept') })
    .click();
  await untilReceived('view_item_list');
  const commands = () => tags.received.filter(({ entry }) => Array.isArray(entry)).map(({ entry }) => entry);
  await expect.poll(commands).toEqual([
    ['consent', 'default', consentState('denied')],
    ['consent', 'update', consentState('granted')],
  ]);
  // Entries can arrive in any order, so each one is awaited.
  await untilReceived('page_data');
  expect(entriesOf('page_data')[0]?.entry).toMatchObject({
    page_type: 'category',
    original_location: expect.stringContaining(`${shop.url}/c/skonlitteratur`),
  });
  expect(entriesOf('view_item_list')[0]?.entry.ecommerce.items).toHaveLength(4);
}

/** Opens the second book of the list, and adds it to the favourites and the cart. */
async function addSecondBook(page: Page, t: Translate): Promise<void> {
  const card = page.getByRole('main').getByRole('article').nth(1);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').first().click();
  await untilReceived('view_item');
  await untilReceived('select_item');
  await untilReceived('virtual_page_view');
  expect(entriesOf('select_item')[0]?.entry.ecommerce.items).toMatchObject([{ item_name: name, index: 1 }]);
  expect(entriesOf('virtual_page_view')).toHaveLength(1);
  await untilReady(page);
  const book = page.getByRole('article');
  await book.getByRole('button', { name: t('favorites.toggle', { name }), exact: true }).click();
  await untilReceived('add_to_wishlist');
  await book.getByRole('button', { name: t('product.addToCart') }).click();
  await untilReceived('add_to_cart');
  expect(entriesOf('add_to_cart')[0]?.entry.ecommerce.items).toMatchObject([
    { item_name: name, item_variant: 'Pocket' },
  ]);
}

async function checkOut(page: Page, t: Translate): Promise<void> {
  // The link loads a new document, because the checkout must be free of third-party scripts.
  const added = page.getByRole('region', { name: t('cart.inCart') });
  await added.getByRole('link', { name: t('product.toCheckout') }).click();
  await page.waitForURL(`**${checkout}`);
  await untilSettled(page);
  expect(await hasTagManager(page)).toBe(false);
  expect(entriesOf('begin_checkout')).toEqual([]);
  const { headers } = await fetch(shop.url + checkout);
  expect(headers.get('content-security-policy')).not.toContain(tags.url);

  await fillPurchase(page, t, 'sv', /^Kort/);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.waitForURL('**/checkout/confirm*');
  await untilReceived('purchase');
  await untilReceived('begin_checkout');
  expect(page.url()).not.toContain('?');
  const number = await page
    .getByRole('main')
    .getByText(/1\d{5}/)
    .innerText();
  await page.reload();
  await page.getByRole('main').getByText(number).waitFor();
  const [checkoutEntry] = entriesOf('begin_checkout');
  expect(checkoutEntry?.page).toBe('/checkout/confirm');
  const [purchase] = entriesOf('purchase');
  expect(purchase?.entry.ecommerce).toMatchObject({ currency: 'SEK', country: 'SE', nth_purchase: 1 });
  expect(purchase?.entry.user_id).toMatch(/^[0-9a-f]{64}$/);
  expect(tags.received.filter((entry) => entry.page === checkout)).toEqual([]);
  expect(tags.scriptLoads.filter((from) => from.endsWith(checkout))).toEqual([]);
}

/** Pages with personal data in the URL or in fields load no third-party script. */
async function openPersonalPages(page: Page): Promise<void> {
  for (const path of [
    '/account/reset-password?resetKey=secret',
    '/withdrawal?order=secret',
    '/newsletter/confirm?key=secret',
  ]) {
    await page.goto(path);
    await untilSettled(page);
    expect(await hasTagManager(page)).toBe(false);
    expect(page.url()).not.toContain('resetKey');
    await openFrontPage(page);
    expect(await hasTagManager(page)).toBe(true);
    expect(await page.evaluate(() => document.referrer)).toBe(`${shop.url}/`);
  }
  expect(JSON.stringify(tags.received)).not.toContain('secret');
}

async function withdrawConsent(page: Page, t: Translate): Promise<void> {
  const cookieNames = async () => (await page.context().cookies()).map((cookie) => cookie.name);
  await page.goto(settings);
  await untilSettled(page);
  expect(await cookieNames()).toContain('_ga');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cookies.reject') })
    .click();
  const lastCommand = () => tags.received.findLast(({ entry }) => Array.isArray(entry));
  await expect.poll(() => lastCommand()?.entry).toEqual(['consent', 'update', consentState('denied')]);
  await expect.poll(cookieNames).not.toContain('_ga');
  // The settings page is reloaded without the tag manager.
  await expect.poll(() => hasTagManager(page)).toBe(false);
  await untilSettled(page);
  const declinedAt = lastCommand()?.at ?? 0;
  const loads = tags.scriptLoads.length;
  await openFrontPage(page);
  expect(await hasTagManager(page)).toBe(false);
  expect(tags.received.filter(({ at }) => at > declinedAt)).toEqual([]);
  expect(tags.scriptLoads).toHaveLength(loads);
}

async function openFrontPage(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Kvarto' }).first().click();
  await page.waitForURL(`${shop.url}/`);
  await untilSettled(page);
}

test('reports web vitals to the shop with consent to statistics', async () => {
  const visitor = await newVisitor({ baseURL: shop.url, allowed: ['statistics'] });
  const { page } = visitor;
  await page.goto('/');
  await untilSettled(page);
  const isMeasuring = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('report-vitals')),
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
