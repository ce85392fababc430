import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { countShifts, shiftOf } from './layout-shift.ts';
import { SCREEN_STATES, visit } from './screens.ts';
import { violations } from './violations.ts';
import { closeBrowser, newVisitor, openBareBrowser } from './visitor.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

beforeAll(openBareBrowser);
afterAll(closeBrowser);

const rooms = LOCALE_CODES.flatMap((locale) =>
  (['phone', 'desktop'] as const).map((size) => ({ locale, size })),
);

describe.each(rooms)('axe finds nothing in $locale on a $size', ({ locale, size }) => {
  test.concurrent.each(statesOn(size))('$name', async (state) => {
    // Things that move are looked at where they stand still.
    const page = await newReader({ ...sizes[size], bypassCSP: true, reducedMotion: 'reduce' });
    await visit(page, state, locale, await loadTranslate(locale));
    expect([...(await violations(page)), ...(await overflow(page))]).toEqual([]);
    await page.context().close();
  });
});

describe.each(['sv', 'fi'] as const)('nothing sticks out at 320 pixels in %s', (locale) => {
  test.concurrent.each(statesOn('phone'))('$name', async (state) => {
    const page = await newReader({ viewport: { width: 320, height: 640 } });
    await visit(page, state, locale, await loadTranslate(locale));
    expect(await overflow(page)).toEqual([]);
    await page.context().close();
  });
});

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test.each(['home', 'category', 'category-filtered', 'search', 'product'])(
    'nothing moves while %s loads, pictures and all',
    async (name) => {
      const state = SCREEN_STATES.find((candidate) => candidate.name === name);
      if (!state) throw new Error(`There is no screen ${name}.`);
      const { page, leave } = await newVisitor(sizes[size]);
      await page.addInitScript(countShifts);
      await visit(page, state, 'sv', await loadTranslate('sv'));
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      await leave();
    },
  );
});

test.each(['home', 'category', 'product'])('nothing moves on a slow line while %s loads', async (name) => {
  const state = SCREEN_STATES.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`There is no screen ${name}.`);
  const page = await newReader(sizes.phone);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  });
  await page.addInitScript(countShifts);
  await visit(page, state, 'sv', await loadTranslate('sv'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  await page.context().close();
});

function statesOn(size: keyof typeof sizes) {
  return SCREEN_STATES.filter(({ only }) => only === undefined || only === size);
}

/** Pictures have their place whether they have come or not, and drawing hundreds of them takes minutes. */
async function newReader(options: BrowserContextOptions): Promise<Page> {
  const { page, context } = await newVisitor(options);
  await context.route('**/images/**', (route) => route.abort());
  return page;
}

async function overflow(page: Page): Promise<string[]> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  return wide > screen ? [`${wide} wide on ${screen}`] : [];
}
