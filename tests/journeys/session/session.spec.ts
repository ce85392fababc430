import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../full-run.ts';
import {
  accountLink,
  emailField,
  KNOWN_CUSTOMER,
  newEmail,
  openAccountPanel,
  PASSWORD,
  passwordField,
  signInAs,
} from '../support/customer.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled, type Visitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const desktop = { viewport: { width: 1440, height: 900 } };
const t = await loadTranslate('sv');
const email = KNOWN_CUSTOMER;

async function newVisitorAt(path: string, customer?: string): Promise<Visitor> {
  const visitor = await newVisitor(desktop);
  if (customer) await signInAs(visitor.page, customer);
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return visitor;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  await untilSettled(page);
}

const signedInLink = (page: Page) =>
  accountLink(page, t).and(page.getByRole('link', { name: t('account.signedInAs', { name: email }) }));

describe('two tabs', () => {
  test.runIf(isFullRun)('signing in or out in one updates the other', async () => {
    const visitor = await newVisitorAt('/');
    const other = await visitor.context.newPage();
    await open(other, '/nyheter');
    await untilSettled(visitor.page);
    // Creates the account, but leaves the visitor signed out.
    await signInAs(visitor.page, email);
    await visitor.context.clearCookies();

    const panel = await openAccountPanel(visitor.page, t);
    await emailField(panel, t).fill(email);
    await passwordField(panel, t).fill(PASSWORD);
    await panel.getByRole('button', { name: t('signIn.submit') }).click();
    await signedInLink(other).waitFor();

    await open(other, '/account');
    await other.getByRole('main').getByText(email).waitFor();
    await panel.waitFor({ state: 'hidden' });
    await accountLink(visitor.page, t).click();
    await visitor.page.getByRole('button', { name: t('account.signOut') }).click();
    await other.waitForURL((url) => url.pathname === '/');
    await signedInLink(other).waitFor({ state: 'detached' });
    expect(await other.content()).not.toContain(email);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('a page from the back/forward cache shows no data after signing out', async () => {
    const visitor = await newVisitorAt('/account', email);
    const { page } = visitor;
    await page.getByRole('main').getByText(email).waitFor();
    await page.goto('/nyheter');
    await page.request.post('/auth/logout', { data: {} });
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.content()).not.toContain(email);
    await visitor.leave();
  });
});

describe('redirects', () => {
  test.each(['/account', '/mina-sidor/ordrar', '/mina-sidor/installningar', '/account/password'])(
    '%s leads an anonymous visitor to the home page (§2)',
    async (path) => {
      const visitor = await newVisitorAt(path);
      expect(new URL(visitor.page.url()).pathname).toBe('/');
      await visitor.leave();
    },
  );

  test('?action=login opens the sign-in panel (§2)', async () => {
    const visitor = await newVisitorAt('/?action=login');
    await visitor.page.getByRole('dialog', { name: t('signIn.title') }).waitFor();
    await visitor.leave();
  });

  test('the sign-in page leads a signed-in customer to the account', async () => {
    const visitor = await newVisitorAt('/account/sign-in', email);
    expect(new URL(visitor.page.url()).pathname).toBe('/account');
    await visitor.leave();
  });
});

describe('tokens', () => {
  test('appear in no page, script, storage or URL', async () => {
    const visitor = await newVisitorAt('/account', email);
    const { page, context } = visitor;
    const secrets = (await context.cookies())
      .filter(({ name }) => /^kvarto-auth/.test(name))
      .map(({ value, httpOnly, sameSite }) => {
        expect([httpOnly, sameSite]).toEqual([true, 'Lax']);
        return value;
      });
    expect(secrets).toHaveLength(2);
    for (const path of ['/account', '/', '/kassan']) {
      await page.goto(path);
      await untilReady(page);
      const seen = await page.evaluate(() =>
        [
          document.documentElement.outerHTML,
          document.cookie,
          location.href,
          JSON.stringify({ ...localStorage }),
          JSON.stringify({ ...sessionStorage }),
        ].join(),
      );
      for (const secret of secrets) expect(seen).not.toContain(secret);
    }
    await visitor.leave();
  });

  test('account pages are not cached', async () => {
    const visitor = await newVisitorAt('/', email);
    const account = await visitor.page.request.get('/account');
    expect(account.headers()['cache-control']).toBe('no-store');
    expect((await visitor.page.request.get('/')).headers()['cache-control']).toBe('private, no-cache');
    await visitor.leave();
  });
});

describe('changing the password', () => {
  test('keeps the customer signed in on the same page', async () => {
    const visitor = await newVisitorAt('/account', newEmail());
    const { page } = visitor;
    const panel = await openPasswordPanel(page);
    await panel.getByLabel(t('changePassword.current'), { exact: true }).fill(PASSWORD);
    await panel.getByLabel(t('changePassword.new'), { exact: true }).fill('åtta goda böcker');
    await panel.getByLabel(t('createAccount.confirm'), { exact: true }).fill('åtta goda böcker');
    await panel.getByRole('button', { name: t('changePassword.submit') }).click();
    await panel.getByText(t('changePassword.done')).waitFor();
    await panel.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: t('account.signOut') }).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('with a wrong current password signs out with a message (§8)', async () => {
    const visitor = await newVisitorAt('/account', email);
    const { page } = visitor;
    const panel = await openPasswordPanel(page);
    await panel.getByLabel(t('changePassword.current'), { exact: true }).fill('ingen aning');
    await panel.getByLabel(t('changePassword.new'), { exact: true }).fill('åtta goda böcker');
    await panel.getByLabel(t('createAccount.confirm'), { exact: true }).fill('åtta goda böcker');
    await panel.getByRole('button', { name: t('changePassword.submit') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('alert').getByText(t('changePassword.wrong')).waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').getByText(t('changePassword.wrong')).count()).toBe(1);
    await signedInLink(page).waitFor({ state: 'detached' });
    await visitor.leave();
  });

  async function openPasswordPanel(page: Page) {
    await page.getByRole('link', { name: t('changePassword.title') }).click();
    const panel = page.getByRole('dialog', { name: t('changePassword.title') });
    await panel.getByLabel(t('changePassword.current'), { exact: true }).waitFor();
    return panel;
  }
});
