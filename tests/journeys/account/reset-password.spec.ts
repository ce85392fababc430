import { afterAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import {
  accountLink,
  emailField,
  newEmail,
  openAccountPanel,
  passwordField,
  signInAs,
} from '../support/customer.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const newPassword = 'åtta nya böcker';
const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};

async function newCustomer(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await signInAs(visitor.page, email);
  await visitor.context.clearCookies();
  return email;
}

const main = ({ page }: Visitor) => page.getByRole('main');

/** Submits the form on the page that the mail links to. */
async function submitPassword(visitor: Visitor, t: Translate, password = newPassword): Promise<void> {
  await main(visitor).getByLabel(t('changePassword.new'), { exact: true }).fill(password);
  await main(visitor).getByLabel(t('createAccount.confirm'), { exact: true }).fill(password);
  await main(visitor)
    .getByRole('button', { name: t('resetPassword.submit') })
    .click();
}

describe.each(combinations('reset-password', ['sv', 'fi'] as const))('in %s', (locale) => {
  test('requests a reset mail in the panel, sets a new password, and signs in', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor(sizes[locale]);
    const { page } = visitor;
    const email = await newCustomer(visitor);
    await page.goto(linkTo({ locale }, 'news'));
    await untilReady(page);
    await (await openAccountPanel(page, t)).getByRole('link', { name: t('signIn.forgot') }).click();
    const forgot = page.getByRole('dialog', { name: t('forgotPassword.title') });
    await emailField(forgot, t).fill(email);
    await forgot.getByRole('button', { name: t('forgotPassword.submit') }).click();
    await forgot.getByText(t('forgotPassword.done')).waitFor();

    const mail = await awaitMail(email);
    expect(mail.links).toHaveLength(1);
    const link = new URL(mail.links[0] ?? '');
    expect(link.pathname).toBe(linkTo({ locale }, 'reset-password'));

    await page.goto(link.href);
    await untilReady(page);
    await submitPassword(visitor, t, 'password123');
    await main(visitor).getByText(t('signIn.commonPassword')).waitFor();
    await submitPassword(visitor, t);
    await main(visitor).getByText(t('resetPassword.done')).waitFor();
    // The home page opens the sign-in panel and removes the parameter from the URL.
    await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));
    const panel = page.getByRole('dialog', { name: t('signIn.title') });
    await emailField(panel, t).fill(email);
    await passwordField(panel, t).fill(newPassword);
    await panel.getByRole('button', { name: t('signIn.submit') }).click();
    await panel.getByText(t('signIn.done')).waitFor();
    // The second mail reports the new password.
    await awaitMail(email, 2);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test.runIf(isFullRun)(
    'works without script; a used link is rejected and links to a new request',
    async () => {
      const t = await loadTranslate(locale);
      const visitor = await newVisitor({ ...sizes[locale], javaScriptEnabled: false });
      const { page } = visitor;
      const email = await newCustomer(visitor);
      await page.goto(linkTo({ locale }, 'forgot-password'));
      await emailField(main(visitor), t).fill(email);
      await main(visitor)
        .getByRole('button', { name: t('forgotPassword.submit') })
        .click();
      await main(visitor).getByText(t('forgotPassword.done')).waitFor();
      const link = (await awaitMail(email)).links[0] ?? '';

      await page.goto(link);
      await submitPassword(visitor, t, 'kort');
      await main(visitor).getByText(t('field.passwordWeak')).waitFor();
      await submitPassword(visitor, t);
      await main(visitor).getByText(t('resetPassword.done')).waitFor();
      expect(page.url()).not.toContain('resetKey');
      await main(visitor)
        .getByRole('link', { name: t('forgotPassword.toSignIn') })
        .click();
      await emailField(main(visitor), t).fill(email);
      await passwordField(main(visitor), t).fill(newPassword);
      await main(visitor)
        .getByRole('button', { name: t('signIn.submit') })
        .click();
      await page.waitForURL(`**${linkTo({ locale }, 'account')}`);

      await page.goto(link);
      await submitPassword(visitor, t);
      await main(visitor).getByText(t('resetPassword.expired')).waitFor();
      await main(visitor)
        .getByRole('link', { name: t('resetPassword.requestAgain') })
        .click();
      await page.waitForURL(`**${linkTo({ locale }, 'forgot-password')}`);
      await visitor.leave();
    },
  );
});

test('an address without an account gets the same response and no mail', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const unknownEmail = newEmail();
  const email = await newCustomer(visitor);
  for (const address of [unknownEmail, email]) {
    await visitor.page.goto(linkTo({ locale: 'sv' }, 'forgot-password'));
    await untilReady(visitor.page);
    await emailField(main(visitor), t).fill(address);
    await main(visitor)
      .getByRole('button', { name: t('forgotPassword.submit') })
      .click();
    await main(visitor).getByText(t('forgotPassword.done')).waitFor();
  }
  // The second mail was requested later: once it has arrived, the first would have, too.
  await awaitMail(email);
  expect(await mailsTo(unknownEmail)).toEqual([]);
  await visitor.leave();
});

test.runIf(isFullRun)('a new password signs out the other devices', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  const email = await newCustomer(visitor);
  await signInAs(page, email);
  const otherDevice = await newVisitor();
  await otherDevice.page.goto(linkTo({ locale: 'sv' }, 'forgot-password'));
  await untilReady(otherDevice.page);
  await emailField(main(otherDevice), t).fill(email);
  await main(otherDevice)
    .getByRole('button', { name: t('forgotPassword.submit') })
    .click();
  await otherDevice.page.goto((await awaitMail(email)).links[0] ?? '');
  await untilReady(otherDevice.page);
  await submitPassword(otherDevice, t);
  await main(otherDevice).getByText(t('resetPassword.done')).waitFor();

  // The account redirects visitors who are not signed in to the home page.
  await page.goto(linkTo({ locale: 'sv' }, 'account'));
  await page.waitForURL((url) => url.pathname === '/');
  await accountLink(page, t).waitFor();
  await otherDevice.leave();
  await visitor.leave();
});
