import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DemoLanguage } from '#demo/languages.ts';
import { findViolations } from '../find-violations.ts';
import { loadTranslate } from '../messages.ts';
import { newVisitor } from '../visitor.ts';
import { type ScreenState, visit } from './screen-states.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
const narrowest = { width: 320, height: 640 };

/**
 * Expects no accessibility violation on a phone, and no horizontal overflow at any width. The desktop and the contrast
 * of colours are checked if requested: they take half of the time, and hardly depend on the language.
 */
export async function checkScreen(
  state: ScreenState,
  locale: DemoLanguage,
  { checksAppearance }: { checksAppearance: boolean },
): Promise<void> {
  const isDesktopOnly = state.onlyOn === 'desktop';
  const { page, leave } = await newVisitor({
    viewport: isDesktopOnly ? desktop : phone,
    hasTouch: !isDesktopOnly,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await visit(page, state, locale, await loadTranslate(locale));
  const { checksFrame = false } = state;
  const found = [
    ...(await findViolations(page, { checksContrast: checksAppearance, checksFrame })),
    ...(await findOverflow(page)),
  ];
  if (!isDesktopOnly) {
    await page.setViewportSize(narrowest);
    found.push(...(await findOverflow(page)));
  }
  if (state.onlyOn === undefined) {
    await page.setViewportSize(desktop);
    found.push(...(await findOverflow(page)));
    if (checksAppearance) found.push(...(await findViolations(page, { checksFrame })));
  }
  expect(found).toEqual([]);
  await leave();
}

async function findOverflow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth} px`] : [];
}
