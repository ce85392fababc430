import type { Page } from 'playwright-core';
import type { Translate } from '#storefront/translations/translate.ts';
import { goToCheckout, openFullCart } from './cart-screens.ts';
import { untilReady } from '../chromium.ts';
import type { ScreenState } from './screen-states.ts';

const shelf = '/c/skonlitteratur';

/** From the cart to after the payment, as far as one can come without paying. */
export const PURCHASE_STATES: readonly ScreenState[] = [
  {
    name: 'checkout-errors',
    path: shelf,
    prepare: async (page, t) => {
      await openForm(page, t);
      await page
        .getByRole('region', { name: t('order.title') })
        .getByRole('button')
        .click();
      await page.locator('#problems').getByText(t('order.problems')).waitFor();
    },
  },
  {
    name: 'checkout-company-elsewhere',
    path: shelf,
    prepare: async (page, t) => {
      await openForm(page, t);
      await page.getByRole('radio', { name: t('customerType.organization') }).check();
      await page.getByRole('checkbox', { name: t('details.elsewhere') }).check();
      await page.getByRole('group', { name: t('details.elsewhereTitle') }).waitFor();
    },
  },
  { name: 'checkout-confirm-unknown', path: '/checkout/confirm' },
  { name: 'checkout-fail', path: '/checkout/sandbox-fail?error=OutOfStock' },
  { name: 'order-look-up', path: '/find-order' },
  { name: 'order-cancel', path: '/cancel-order?order=100001' },
  {
    name: 'withdrawal',
    path: '/withdrawal',
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('withdraw.next') }).click();
      await page.getByText(t('field.required')).waitFor();
      await untilReady(page);
    },
  },
];

async function openForm(page: Page, t: Translate): Promise<void> {
  await openFullCart(page, t);
  await goToCheckout(page, t);
  await page.getByRole('region', { name: t('delivery.title') }).waitFor();
}
