import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type DemoLanguage, demoLanguages } from '#demo/languages.ts';
import { findViolations } from '../support/find-violations.ts';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { isFullMatrix } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { SCREEN_STATES, type ScreenState, visit } from '../support/screens/screen-states.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const narrowest = { width: 320, height: 640 };

/** The screens with the most text are checked in every language, the others in Swedish. */
const textScreens = new Set([
  'home',
  'category',
  'product',
  'terms',
  'customer-service',
  'delivery-and-payment',
  'checkout-errors',
  'withdrawal',
  'account-settings-errors',
  'create-account',
  'market-panel',
  'mini-cart',
]);

afterAll(closeVisitors);

describe.each(demoLanguages)('no accessibility violation and no horizontal overflow in %s', (locale) => {
  test.concurrent.each(SCREEN_STATES.filter((state) => isChecked(state, locale)))('$name', async (state) => {
    const isDesktopOnly = state.only === 'desktop';
    const visitor = await newVisitor({
      viewport: isDesktopOnly ? desktop : phone,
      hasTouch: !isDesktopOnly,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const { page } = visitor;
    await visit(page, state, locale, await loadTranslate(locale));
    const found = await check(page);
    if (!isDesktopOnly) {
      await page.setViewportSize(narrowest);
      found.push(...(await overflow(page)));
    }
    if (state.only === undefined) {
      await page.setViewportSize(desktop);
      found.push(...(await check(page)));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });
});

function isChecked({ name }: ScreenState, locale: DemoLanguage): boolean {
  return isFullMatrix || locale === 'sv' || textScreens.has(name);
}

describe.each([
  { size: 'phone', viewport: phone },
  { size: 'desktop', viewport: desktop },
])('the layout does not shift on a $size', ({ viewport }) => {
  test.each(['home', 'category', 'category-filtered', 'search', 'product'])(
    'while %s loads with its pictures',
    async (name) => {
      const visitor = await newVisitor({ viewport, images: true });
      const { page } = visitor;
      await page.addInitScript(recordShifts);
      await visit(page, stateOf(name), 'sv', await loadTranslate('sv'));
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
      await visitor.leave();
    },
  );
});

test.each(['home', 'category', 'product'])('the layout of %s does not shift on a slow line', async (name) => {
  const visitor = await newVisitor({ viewport: phone, hasTouch: true });
  const { page } = visitor;
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(recordShifts);
  await visit(page, stateOf(name), 'sv', await loadTranslate('sv'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await expectNoShift(page);
  await visitor.leave();
});

function stateOf(name: string): ScreenState {
  const state = SCREEN_STATES.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`There is no screen state ${name}.`);
  return state;
}

async function check(page: Page): Promise<string[]> {
  return [...(await findViolations(page)), ...(await overflow(page))];
}

async function overflow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth} px`] : [];
}
