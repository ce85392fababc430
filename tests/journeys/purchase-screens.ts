import type { Page } from 'playwright-core';
import type { Words } from '#storefront/translations/words.ts';
import { goToCheckout, openFullCart } from './cart-screens.ts';
import { untilReady } from './chromium.ts';
import type { ScreenState } from './screens.ts';

const shelf = '/c/skonlitteratur';

/** From the cart to after the payment, as far as one can come without paying. */
export const PURCHASE_STATES: readonly ScreenState[] = [
  {
    name: 'checkout-errors',
    path: shelf,
    prepare: async (page, words) => {
      await openForm(page, words);
      await page
        .getByRole('region', { name: words('order.title') })
        .getByRole('button')
        .click();
      await page.locator('#problems').getByText(words('order.problems')).waitFor();
    },
  },
  {
    name: 'checkout-company-elsewhere',
    path: shelf,
    prepare: async (page, words) => {
      await openForm(page, words);
      await page.getByRole('radio', { name: words('customerType.organization') }).check();
      await page.getByRole('checkbox', { name: words('details.elsewhere') }).check();
      await page.getByRole('group', { name: words('details.elsewhereTitle') }).waitFor();
    },
  },
  { name: 'checkout-confirm-unknown', path: '/checkout/confirm' },
  { name: 'checkout-fail', path: '/checkout/sandbox-fail?error=OutOfStock' },
  { name: 'order-look-up', path: '/find-order' },
  { name: 'order-cancel', path: '/cancel-order?order=100001' },
  {
    name: 'withdrawal',
    path: '/withdrawal',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('withdraw.next') }).click();
      await page.getByText(words('field.required')).waitFor();
      await untilReady(page);
    },
  },
];

async function openForm(page: Page, words: Words): Promise<void> {
  await openFullCart(page, words);
  await goToCheckout(page, words);
  await page.getByRole('region', { name: words('delivery.title') }).waitFor();
}
