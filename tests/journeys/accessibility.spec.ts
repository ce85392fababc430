import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { loadWords } from '#storefront/translations/words.ts';
import { SCREEN_STATES, visit } from './screens.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

afterAll(closeBrowser);

describe.each(LOCALE_CODES)('in %s', (locale) => {
  test.each(['phone', 'desktop'] as const)('axe finds nothing on any screen, %s', async (size) => {
    const words = await loadWords(locale);
    const found: string[] = [];
    for (const state of SCREEN_STATES) {
      if (state.only && state.only !== size) continue;
      // Things that move are looked at where they stand still.
      const visitor = await newVisitor({ ...sizes[size], bypassCSP: true, reducedMotion: 'reduce' });
      await visit(visitor.page, state, locale, words);
      found.push(...(await violations(visitor.page)).map((what) => `${state.name}: ${what}`));
      found.push(...(await overflow(visitor.page)).map((what) => `${state.name}: ${what}`));
      await visitor.leave();
    }
    expect(found).toEqual([]);
  });
});

describe.each(['sv', 'fi'] as const)('at the edge in %s', (locale) => {
  test('nothing sticks out at 320 pixels', async () => {
    const words = await loadWords(locale);
    const found: string[] = [];
    for (const state of SCREEN_STATES.filter(({ only }) => only !== 'desktop')) {
      const visitor = await newVisitor({ viewport: { width: 320, height: 640 } });
      await visit(visitor.page, state, locale, words);
      found.push(...(await overflow(visitor.page)).map((what) => `${state.name}: ${what}`));
      await visitor.leave();
    }
    expect(found).toEqual([]);
  });
});

async function overflow(page: Page): Promise<string[]> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  return wide > screen ? [`${wide} wide on ${screen}`] : [];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  });
}
