import type { Page } from 'playwright-core';
import type { Words } from '#storefront/translations/words.ts';
import { menuButton } from './menu-button.ts';

/** On a phone the button is in the menu. */
export async function openMarketPanel(page: Page, words: Words) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await menuButton(page, words).click();
  const around = isNarrow ? page.getByRole('dialog') : page.getByRole('banner');
  await around.getByRole('link', { name: words('market.button') }).click();
  return page.getByRole('dialog', { name: words('market.title') });
}
