import type { Locator, Page } from 'playwright-core';
import type { Translate } from './messages.ts';

/** Found by its text, because the categories inside the menu are `summary` elements too. */
export function menuButton(page: Page, t: Translate): Locator {
  return page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: t('header.menu') });
}

/** Opens the panel of markets. */
export async function openMarketPanel(page: Page, t: Translate, click = clickOnce): Promise<Locator> {
  await click(page.getByRole('banner').getByRole('link', { name: t('market.button') }));
  return page.getByRole('dialog', { name: t('market.title') });
}

const clickOnce = (target: Locator) => target.click();

/** Opens the cart panel beside the page. */
export async function openCart(page: Page, t: Translate): Promise<Locator> {
  // The header is hidden after scrolling down, and must be back before it is clicked.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-away]').waitFor({ state: 'detached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.cart') })
    .click();
  const cart = page.getByRole('dialog', { name: t('header.cart') });
  await cart.waitFor();
  return cart;
}
