import type { Page } from 'playwright-core';
import { untilReady } from '../chromium.ts';
import type { Translate } from '../messages.ts';
import { goToCheckout, openFilledCart } from './cart-screens.ts';
import type { ScreenState } from './screen-states.ts';

const category = '/c/skonlitteratur';

/** States of the checkout and of orders that need no payment. */
export const PURCHASE_STATES: readonly ScreenState[] = [
  {
    name: 'checkout-errors',
    path: category,
    prepare: async (page, t) => {
      await openCheckoutForm(page, t);
      await page
        .getByRole('region', { name: t('order.title') })
        .getByRole('button')
        .click();
      await page.locator('#problems').getByText(t('order.invalidFields')).waitFor();
    },
  },
  {
    name: 'checkout-company-other-address',
    path: category,
    prepare: async (page, t) => {
      await openCheckoutForm(page, t);
      await page.getByRole('radio', { name: t('customerType.organization') }).check();
      await page.getByRole('checkbox', { name: t('details.separateAddress') }).check();
      await page.getByRole('group', { name: t('details.separateAddressTitle') }).waitFor();
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
      await page.getByRole('button', { name: t('withdraw.continue') }).click();
      await page.getByText(t('field.required')).waitFor();
      await untilReady(page);
    },
  },
];

async function openCheckoutForm(page: Page, t: Translate): Promise<void> {
  await openFilledCart(page, t);
  await goToCheckout(page, t);
  await page.getByRole('region', { name: t('delivery.title') }).waitFor();
}
