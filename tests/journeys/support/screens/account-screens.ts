import { linkTo } from '#storefront/routing/links/link-to.ts';
import { openAccountPanel } from '../customer.ts';
import type { ScreenState } from './screen-states.ts';

const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

/** States of signing in, the account and the newsletter. */
export const ACCOUNT_STATES: readonly ScreenState[] = [
  {
    name: 'sign-in-panel',
    path: '/',
    checksFrame: true,
    prepare: async (page, t) => {
      const panel = await openAccountPanel(page, t);
      await panel.getByRole('button', { name: t('signIn.submit') }).click();
      await panel.getByText(t('field.email')).waitFor();
    },
  },
  {
    name: 'create-account-panel',
    path: '/',
    prepare: async (page, t) => {
      const panel = await openAccountPanel(page, t);
      await panel.getByRole('link', { name: t('signIn.toCreate') }).click();
      await page.getByRole('dialog', { name: t('createAccount.title') }).waitFor();
    },
  },
  { name: 'sign-in', path: '/account/sign-in' },
  { name: 'create-account', path: '/account/create' },
  { name: 'forgot-password', path: '/account/forgot-password' },
  { name: 'reset-password', path: '/account/reset-password?resetKey=a-key' },
  { name: 'reset-password-expired', path: '/account/reset-password' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'newsletter-confirm', path: '/newsletter/confirm?key=a-key' },
  { name: 'newsletter-end', path: '/newsletter/unsubscribe?key=a-key' },
  {
    name: 'review-form',
    path: `${book}?review=write`,
    isSignedIn: true,
    prepare: async (page) => {
      // The sections below a product are hydrated after it.
      await page.waitForLoadState('networkidle');
      const form = page.locator('#write-review form');
      await form.getByRole('button').click();
      await form.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'account-settings-errors',
    path: (locale) => linkTo({ locale }, 'account-settings'),
    isSignedIn: true,
    prepare: async (page) => {
      for (const block of ['person', 'billing', 'delete'])
        await page.locator(`#${block}`).getByRole('button').last().click();
      await page.locator('#delete [aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'account-library',
    path: (locale) => linkTo({ locale }, 'account-library'),
    isSignedIn: true,
  },
  {
    name: 'account-balance',
    path: (locale) => linkTo({ locale }, 'account-balance'),
    isSignedIn: true,
  },
  {
    name: 'account-password',
    path: (locale) => linkTo({ locale }, 'account-password'),
    isSignedIn: true,
    prepare: async (page, t) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t('changePassword.submit') }).click();
      await main.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'account', path: (locale) => linkTo({ locale }, 'account'), isSignedIn: true, checksFrame: true },
];
