import { afterAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
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
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};
/** Browsers log the status of an error response, also if the page handles it. */
const isAboutStatus = (consoleError: string) => /status of 4\d\d/.test(consoleError);

describe.each(combinations('sign-in', ['sv', 'fi'] as const))('in %s', (locale) => {
  test('registers a new customer, signs out, and signs in again', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor(sizes[locale]);
    const { page } = visitor;
    const email = newEmail();
    const news = linkTo({ locale }, 'news');
    await page.goto(news);
    await untilReady(page);

    await (await openAccountPanel(page, t)).getByRole('link', { name: t('signIn.toCreate') }).click();
    const create = page.getByRole('dialog', { name: t('createAccount.title') });
    expect(await create.getByLabel(t('createAccount.newsletter')).isChecked()).toBe(false);
    await emailField(create, t).fill(email);
    await passwordField(create, t).fill(PASSWORD);
    await create.getByLabel(t('createAccount.confirm'), { exact: true }).fill(PASSWORD);
    await create.getByRole('button', { name: t('createAccount.submit') }).click();
    await create.getByText(t('createAccount.done')).waitFor();
    await page.waitForURL(`**${linkTo({ locale }, 'account-settings')}`);

    await page.goto(linkTo({ locale }, 'account'));
    await untilReady(page);
    await page
      .getByRole('main')
      .getByText(t('account.signedInAs', { name: email }))
      .waitFor();
    await page.getByRole('button', { name: t('account.signOut') }).click();
    await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));
    await page.getByRole('status').getByText(t('account.signedOut')).waitFor({ state: 'attached' });

    await page.goto(news);
    await untilReady(page);
    const panel = await openAccountPanel(page, t);
    expect(await panel.getByLabel(t('signIn.remember')).isChecked()).toBe(true);
    await emailField(panel, t).fill(email);
    await passwordField(panel, t).fill(PASSWORD);
    await panel.getByRole('button', { name: t('signIn.submit') }).click();
    await panel.getByText(t('signIn.done')).waitFor();
    await panel.waitFor({ state: 'hidden' });
    // Signing in does not leave the page.
    expect(new URL(page.url()).pathname).toBe(news);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('shows each error once, keeps the input, and focuses the invalid field', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor(sizes[locale]);
    const { page } = visitor;
    const email = newEmail();
    await page.goto(linkTo({ locale }, 'home'));
    await untilReady(page);
    const panel = await openAccountPanel(page, t);
    const [emailInput, password] = [emailField(panel, t), passwordField(panel, t)];
    const submit = panel.getByRole('button', { name: t('signIn.submit') });

    await emailInput.fill('anna@');
    await password.focus();
    await panel.getByText(t('field.email')).waitFor();
    await emailInput.fill(email);
    await panel.getByText(t('field.email')).waitFor({ state: 'detached' });
    await submit.click();
    await panel.getByText(t('field.passwordEmpty')).waitFor();
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);

    await password.fill('fel och fel igen');
    await submit.click();
    await panel.getByRole('alert').getByText(t('signIn.wrongCredentials')).waitFor();
    expect(await panel.getByText(t('signIn.wrongCredentials')).count()).toBe(1);
    expect(await emailInput.inputValue()).toBe(email);
    expect(await password.inputValue()).toBe('fel och fel igen');
    await panel.getByRole('button', { name: t('signIn.showPassword') }).click();
    expect(await password.getAttribute('type')).toBe('text');

    await panel.getByRole('link', { name: t('signIn.toCreate') }).click();
    const create = page.getByRole('dialog', { name: t('createAccount.title') });
    await emailField(create, t).fill(email);
    await passwordField(create, t).fill('kort');
    await create.getByRole('button', { name: t('createAccount.submit') }).click();
    await create.getByText(t('field.passwordWeak')).waitFor();
    await create.getByText(t('field.passwordMatch')).waitFor();
    await passwordField(create, t).fill('password123');
    await create.getByLabel(t('createAccount.confirm'), { exact: true }).fill('password123');
    await create.getByText(t('field.passwordMatch')).waitFor({ state: 'detached' });
    await create.getByRole('button', { name: t('createAccount.submit') }).click();
    await create.getByText(t('signIn.commonPassword')).waitFor();
    expect(visitor.consoleErrors.filter((consoleError) => !isAboutStatus(consoleError))).toEqual([]);
    await visitor.leave();
  });

  test('registers, signs out and signs in without script', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ ...sizes[locale], javaScriptEnabled: false });
    const { page } = visitor;
    const email = newEmail();
    await page.goto(linkTo({ locale }, 'create-account'));
    const main = page.getByRole('main');
    await emailField(main, t).fill(email);
    await passwordField(main, t).fill(PASSWORD);
    await main.getByLabel(t('createAccount.confirm'), { exact: true }).fill('något annat');
    await main.getByRole('button', { name: t('createAccount.submit') }).click();
    await main.getByText(t('field.passwordMatch')).waitFor();
    expect(await emailField(main, t).inputValue()).toBe(email);
    expect(await page.content()).not.toContain(PASSWORD);
    await passwordField(main, t).fill(PASSWORD);
    await main.getByLabel(t('createAccount.confirm'), { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: t('createAccount.submit') }).click();
    await page.waitForURL(`**${linkTo({ locale }, 'account-settings')}`);

    await page.goto(linkTo({ locale }, 'account'));
    await main.getByText(t('account.signedInAs', { name: email })).waitFor();
    await main.getByRole('button', { name: t('account.signOut') }).click();
    await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));

    await page.goto(linkTo({ locale }, 'sign-in'));
    await emailField(main, t).fill(email);
    await passwordField(main, t).fill('fel och fel igen');
    await main.getByRole('button', { name: t('signIn.submit') }).click();
    await main.getByText(t('signIn.wrongCredentials')).waitFor();
    await passwordField(main, t).fill(PASSWORD);
    await main.getByRole('button', { name: t('signIn.submit') }).click();
    await page.waitForURL(`**${linkTo({ locale }, 'account')}`);
    await main.getByText(t('account.signedInAs', { name: email })).waitFor();
    await visitor.leave();
  });
});

test('signs in and out with the keyboard alone', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(sizes.sv);
  const { page } = visitor;
  // Creates the account, but leaves the visitor signed out.
  await signInAs(page);
  await page.context().clearCookies();
  await page.goto('/');
  await untilReady(page);
  await accountLink(page, t).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('signIn.title') });
  await emailField(panel, t).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('email');
  await page.keyboard.type(KNOWN_CUSTOMER);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'hidden' });
  // The focus is back on the link that opened the panel.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: t('account.signOut') }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
