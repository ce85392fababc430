import type { Locator, Page } from 'playwright-core';
import { digestPassword } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import type { Translate } from './messages.ts';

export const PASSWORD = 'sju goda böcker';

/** One account that many journeys share and none changes, because registrations are rate-limited. */
export const KNOWN_CUSTOMER = 'looks-around@example.com';

/** An e-mail address without an account. */
export function newEmail(): string {
  return `reader-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** Signs a visitor in without a form, and creates the account if there is none. */
export async function signInAs(page: Page, email = KNOWN_CUSTOMER): Promise<void> {
  const data = { email, password: await digestPassword(PASSWORD), isRemembered: true };
  const signedIn = await page.request.post(AUTH_PATHS.signIn, { data });
  if (signedIn.ok()) return;
  const created = await page.request.post(AUTH_PATHS.register, { data });
  if (created.ok()) return;
  // A concurrent journey created the account in the meantime.
  const retried = await page.request.post(AUTH_PATHS.signIn, { data });
  if (!retried.ok()) throw new Error(`The account ${email} could not be created: ${await created.text()}`);
}

/** Opens the sign-in panel by its link, which is in the menu on a phone. */
export async function openAccountPanel(page: Page, t: Translate): Promise<Locator> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await page.getByRole('banner').locator('summary').click();
  const container = isNarrow ? page.getByRole('dialog') : page.getByRole('banner');
  await container.getByRole('link', { name: t('header.account') }).click();
  const panel = page.getByRole('dialog', { name: t('signIn.title') });
  await emailField(panel, t).waitFor();
  return panel;
}

export const emailField = (form: Page | Locator, t: Translate) =>
  form.getByRole('textbox', { name: t('signIn.email') });

export const passwordField = (form: Page | Locator, t: Translate) =>
  form.getByLabel(t('signIn.password'), { exact: true });

export const accountLink = (page: Page, t: Translate) =>
  page.getByRole('banner').getByRole('link', { name: t('header.account') });
