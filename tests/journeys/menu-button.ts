import type { Locator, Page } from 'playwright-core';
import type { Words } from '#storefront/translations/words.ts';

/** By its name: the shelves inside the menu unfold by summaries of their own. */
export function menuButton(page: Page, words: Words): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: words('header.menu') });
}
