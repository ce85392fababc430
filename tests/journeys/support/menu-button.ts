import type { Locator, Page } from 'playwright-core';
import type { Translate } from '#storefront/translations/translate.ts';

/** By its name: the shelves inside the menu unfold by summaries of their own. */
export function menuButton(page: Page, t: Translate): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('header.menu') });
}
