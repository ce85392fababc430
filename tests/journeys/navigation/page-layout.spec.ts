import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

async function open(path: string, size: typeof phone) {
  const visitor = await newVisitor(size);
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return visitor;
}

/** The pixels between the lowest content and the footer. Scrolls there, because the browser lays out nothing far below the screen. */
const gapAboveFooter = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('footer')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    const ends = [...document.querySelectorAll('main *')]
      .filter((element) => element.children.length === 0 && element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom);
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return footer - Math.max(...ends);
  });

test.each([
  ['/', phone],
  ['/', desktop],
  ['/c/skonlitteratur', phone],
  ['/c/skonlitteratur', desktop],
  [book, desktop],
] as const)('%s has no empty band above the footer (%j)', async (path, size) => {
  const { page, leave } = await open(path, size);
  await expect.poll(() => gapAboveFooter(page)).toBeLessThan(160);
  await leave();
});

test('at most two strips are above the logo on a wide screen', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await open('/', desktop);
  const logo = page
    .getByRole('banner')
    .getByRole('link', { name: t('header.home') })
    .first();
  const logoTop = (await logo.boundingBox())?.y ?? 0;
  const strips = await page.evaluate((end) => {
    const isStrip = ({ width, height, bottom }: DOMRect) =>
      width >= innerWidth * 0.9 && height > 12 && bottom <= end + 1;
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
    return new Set(boxes.filter(isStrip).map(({ top }) => Math.round(top))).size;
  }, logoTop);
  expect(logoTop).toBeGreaterThan(0);
  expect(strips).toBeGreaterThan(0);
  expect(strips).toBeLessThanOrEqual(2);
  await leave();
});

test('on a phone the button of a reduced card is beside its price', async () => {
  const { page, leave } = await open('/c/deckare-spanning', phone);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('s') })
    .filter({ has: page.getByRole('button').nth(1) })
    .first();
  const price = await card.locator('p', { has: page.locator('s') }).boundingBox();
  const button = await card.locator('button[type=submit]').boundingBox();
  const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
  // Beside the first line of the price, which has two lines.
  expect(middle).toBeGreaterThan(price?.y ?? Number.POSITIVE_INFINITY);
  expect(middle).toBeLessThan((price?.y ?? 0) + (price?.height ?? 0) / 2);
  expect(button?.x).toBeGreaterThanOrEqual((price?.x ?? 0) + (price?.width ?? 0) / 2);
  await leave();
});

test('the button of the buy bar has one line, also of a reduced book', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await open('/c/deckare-spanning', phone);
  const reduced = page
    .getByRole('article')
    .filter({ has: page.locator('s') })
    .first();
  await reduced.getByRole('link').click();
  const buttons = page.getByRole('button', { name: t('product.addToCart') });
  await buttons.first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => buttons.count()).toBeGreaterThan(1);
  const lineCount = await buttons.last().evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lineCount).toBe(1);
  await leave();
});
