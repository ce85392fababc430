import type { Page } from 'playwright-core';
import type { Translate } from '#storefront/translations/translate.ts';
import { menuButton } from './menu-button.ts';

/** On a phone the button is in the menu. */
export async function openMarketPanel(page: Page, t: Translate) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await menuButton(page, t).click();
  const around = isNarrow ? page.getByRole('dialog') : page.getByRole('banner');
  await around.getByRole('link', { name: t('market.button') }).click();
  return page.getByRole('dialog', { name: t('market.title') });
}
