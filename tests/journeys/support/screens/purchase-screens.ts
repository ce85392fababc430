import { linkTo } from '#storefront/routing/links/link-to.ts';
import { untilReady } from '../browser/chromium.ts';
import type { ScreenState } from './screen-states.ts';

/** States of the checkout and of orders that need no payment. */
export const PURCHASE_STATES: readonly ScreenState[] = [
  {
    name: 'checkout-errors',
    path: (locale) => linkTo({ locale }, 'checkout'),
    booksInCart: 3,
    prepare: async (page, t) => {
      await page
        .getByRole('region', { name: t('order.title') })
        .getByRole('button')
        .click();
      await page.locator('#problems').getByText(t('order.invalidFields')).waitFor();
    },
  },
  {
    name: 'checkout-company-other-address',
    path: (locale) => linkTo({ locale }, 'checkout'),
    booksInCart: 3,
    prepare: async (page, t) => {
      await page.getByRole('radio', { name: t('customerType.organization') }).check();
      await page.getByRole('checkbox', { name: t('details.separateAddress') }).check();
      await page.getByRole('group', { name: t('details.separateAddressTitle') }).waitFor();
    },
  },
  { name: 'checkout-confirm-unknown', path: '/checkout/confirm' },
  { name: 'checkout-fail', path: '/checkout/sandbox-fail?error=OutOfStock' },
  { name: 'order-look-up', path: '/find-order' },
  { name: 'gift-cards', path: (locale) => linkTo({ locale }, 'gift-cards') },
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
