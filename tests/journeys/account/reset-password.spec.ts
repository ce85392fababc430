import { afterAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadAccountMessages, type Translate } from '#storefront/translations/translate.ts';
import {
  accountLink,
  emailField,
  newAddress,
  openAccountPanel,
  passwordField,
  signInAs,
} from '../support/customer.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { combinations } from '../support/matrix.ts';
import { closeBrowser, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

afterAll(closeBrowser);

const newPassword = 'åtta nya böcker';
const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};

async function newCustomer(visitor: Visitor): Promise<string> {
  const email = newAddress();
  await signInAs(visitor.page, email);
  await visitor.context.clearCookies();
  return email;
}

const main = ({ page }: Visitor) => page.getByRole('main');

/** In the page of the mail's link. */
async function choosePassword(visitor: Visitor, t: Translate, password = newPassword): Promise<void> {
  await main(visitor).getByLabel(t('changePassword.new'), { exact: true }).fill(password);
  await main(visitor).getByLabel(t('createAccount.confirm'), { exact: true }).fill(password);
  await main(visitor)
    .getByRole('button', { name: t('resetPassword.submit') })
    .click();
}

describe.each(combinations('reset-password', ['sv', 'fi'] as const))('in %s', (locale) => {
  test('a forgotten password: asked for in the panel, a mail, a new one, and in', async () => {
    const t = await loadAccountMessages(locale);
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
    await choosePassword(visitor, t, 'password123');
    await main(visitor).getByText(t('signIn.common')).waitFor();
    await choosePassword(visitor, t);
    await main(visitor).getByText(t('resetPassword.done')).waitFor();
    // The home page, where the panel opens by itself and the address is tidy again.
    await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));
    const panel = page.getByRole('dialog', { name: t('signIn.title') });
    await emailField(panel, t).fill(email);
    await passwordField(panel, t).fill(newPassword);
    await panel.getByRole('button', { name: t('signIn.submit') }).click();
    await panel.getByText(t('signIn.done')).waitFor();
    await awaitMail(email, 2);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('without script, and a second time: the link is over, and leads to a new one', async () => {
    const t = await loadAccountMessages(locale);
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
    await choosePassword(visitor, t, 'kort');
    await main(visitor).getByText(t('field.passwordWeak')).waitFor();
    await choosePassword(visitor, t);
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
    await choosePassword(visitor, t);
    await main(visitor).getByText(t('resetPassword.expired')).waitFor();
    await main(visitor)
      .getByRole('link', { name: t('resetPassword.again') })
      .click();
    await page.waitForURL(`**${linkTo({ locale }, 'forgot-password')}`);
    await visitor.leave();
  });
});

test('An address without an account is told the same, and gets no mail', async () => {
  const t = await loadAccountMessages('sv');
  const visitor = await newVisitor();
  const stranger = newAddress();
  const email = await newCustomer(visitor);
  for (const address of [stranger, email]) {
    await visitor.page.goto(linkTo({ locale: 'sv' }, 'forgot-password'));
    await untilReady(visitor.page);
    await emailField(main(visitor), t).fill(address);
    await main(visitor)
      .getByRole('button', { name: t('forgotPassword.submit') })
      .click();
    await main(visitor).getByText(t('forgotPassword.done')).waitFor();
  }
  // The second was asked for later: when it is there, the first would be.
  await awaitMail(email);
  expect(await mailsTo(stranger)).toEqual([]);
  await visitor.leave();
});

test('Another device is signed out when the password becomes another', async () => {
  const t = await loadAccountMessages('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  const email = await newCustomer(visitor);
  await signInAs(page, email);
  const elsewhere = await newVisitor();
  await elsewhere.page.goto(linkTo({ locale: 'sv' }, 'forgot-password'));
  await untilReady(elsewhere.page);
  await emailField(main(elsewhere), t).fill(email);
  await main(elsewhere)
    .getByRole('button', { name: t('forgotPassword.submit') })
    .click();
  await elsewhere.page.goto((await awaitMail(email)).links[0] ?? '');
  await untilReady(elsewhere.page);
  await choosePassword(elsewhere, t);
  await main(elsewhere).getByText(t('resetPassword.done')).waitFor();

  // The account is guarded: whoever is not signed in any more is led home.
  await page.goto(linkTo({ locale: 'sv' }, 'account'));
  await page.waitForURL((url) => url.pathname === '/');
  await accountLink(page, t).waitFor();
  await elsewhere.leave();
  await visitor.leave();
});
