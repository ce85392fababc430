import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLoginLink } from '#backend/features/auth/impersonation/login-link.ts';
import { setBalance } from '#backend/features/user/manage-customers.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { type AccountShop, openAccountShop, withoutPictures } from '../support/account-shop.ts';
import { emailField, openAccountPanel, PASSWORD, passwordField, signInAs } from '../support/customer.ts';
import { findViolations } from '../support/find-violations.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};
const scriptOptions = [
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
] as const;

describe.each(combinations('account-screens', ['sv', 'fi'] as const))('in %s', (locale) => {
  async function newSignedInVisitor(options: object = {}) {
    const visitor = await newVisitor({ baseURL: shop.url, ...sizes[locale], ...options });
    const email = await shop.newCustomer();
    await signInAs(visitor.page, email);
    return { ...visitor, email, t: await loadTranslate(locale) };
  }
  const mailsTo = async (email: string) => {
    const mails = shop.db.selectFrom('mail_outbox').select(['kind', 'language_id', 'payload']);
    return mails.where('recipient', '=', email).orderBy('created_at').execute();
  };

  test('every screen has its heading, no accessibility violation, and fits 320 px', async () => {
    const { page, t, email, consoleErrors, leave } = await newSignedInVisitor({ bypassCSP: true });
    const money = { amount: 75, currencyCode: locale === 'fi' ? 'EUR' : 'SEK', note: '' };
    await setBalance(shop.db, email, money);
    for (const [screen, title] of [
      ['account', 'account.title'],
      ['account-orders', 'account.orders'],
      ['account-library', 'account.library'],
      ['account-balance', 'account.balance'],
      ['account-settings', 'account.settings'],
      ['account-password', 'changePassword.title'],
    ] as const) {
      await page.goto(linkTo({ locale }, screen));
      await untilReady(page);
      await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
      // Header and footer are the same on each screen.
      expect([screen, await findViolations(page, { checksFrame: screen === 'account' })]).toEqual([
        screen,
        [],
      ]);
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([screen, width <= 320]).toEqual([screen, true]);
      await page.setViewportSize(sizes[locale].viewport);
    }
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test.each(scriptOptions)(
    'changes the password %s, rejects a mismatch, and sends a mail',
    async (_, options) => {
      const { page, t, email, leave } = await newSignedInVisitor(options);
      await page.goto(linkTo({ locale }, 'account-password'));
      if (!('javaScriptEnabled' in options)) await untilReady(page);
      const main = page.getByRole('main');
      const field = (name: 'changePassword.current' | 'changePassword.new' | 'createAccount.confirm') =>
        main.getByLabel(t(name), { exact: true });
      const submit = () => main.getByRole('button', { name: t('changePassword.submit') }).click();
      await field('changePassword.current').fill(PASSWORD);
      await field('changePassword.new').fill('åtta goda böcker');
      await field('createAccount.confirm').fill('nio goda böcker');
      await submit();
      await main.getByText(t('field.passwordMatch')).waitFor();
      await field('changePassword.current').fill(PASSWORD);
      await field('changePassword.new').fill('åtta goda böcker');
      await field('createAccount.confirm').fill('åtta goda böcker');
      await submit();
      await main.getByText(t('changePassword.done')).waitFor();
      expect(await mailsTo(email)).toMatchObject([
        { kind: 'password-changed', language_id: locale === 'fi' ? 'fi-FI' : 'sv-SE' },
      ]);
      await leave();
    },
  );

  test.each(scriptOptions)(
    'the newsletter checkbox %s sends a mail that confirms the subscription',
    async (_, options) => {
      const { page, t, email, leave } = await newSignedInVisitor(options);
      const isScripted = !('javaScriptEnabled' in options);
      await page.goto(linkTo({ locale }, 'account-settings'));
      if (isScripted) await untilReady(page);
      const messages = page.getByRole('region', { name: t('settings.messages') });
      await messages.getByLabel(t('settings.newsletter')).check();
      await messages.getByRole('button', { name: t('settings.save') }).click();
      await messages.getByText(t('settings.newsletterMailed')).waitFor();
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ kind: 'newsletter-confirm' });
      const { confirmKey } = (mail?.payload ?? {}) as { confirmKey?: string };
      await page.goto(`${linkTo({ locale }, 'newsletter')}/confirm?key=${confirmKey}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('newsletterConfirm.submit') })
        .click();
      await page.getByText(t('newsletterConfirm.done')).waitFor();
      await page.goto(linkTo({ locale }, 'account-settings'));
      expect(await messages.getByLabel(t('settings.newsletter')).isChecked()).toBe(true);
      await leave();
    },
  );

  test.runIf(isFullRun)(
    'shows the impersonation banner on every page without script, and ends the impersonation there',
    async () => {
      const t = await loadTranslate(locale);
      const options = { baseURL: shop.url, ...sizes[locale], javaScriptEnabled: false };
      const { page, context, leave } = await newVisitor(options);
      await withoutPictures(context);
      const customer = await shop.newCustomer();
      const link = await createLoginLink(shop.db, customer, 'eva');
      const loginToken = link.kind === 'created' ? link.loginToken : '';
      await page.goto(`${linkTo({ locale }, 'account')}?loginToken=${loginToken}`);
      const banner = page.getByRole('complementary', { name: t('impersonation.banner', { name: customer }) });
      for (const screen of ['account-orders', 'home', 'news', 'checkout'] as const) {
        await page.goto(linkTo({ locale }, screen));
        await banner.waitFor();
      }
      // Other visitors do not see the banner.
      const stranger = await newVisitor(options);
      await withoutPictures(stranger.context);
      await stranger.page.goto(linkTo({ locale }, 'news'));
      expect(await stranger.page.content()).not.toContain(customer);
      await stranger.leave();
      await banner.getByRole('button', { name: t('account.signOut') }).click();
      await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));
      expect(await banner.count()).toBe(0);
      await leave();
    },
  );

  test('signs in with the keyboard alone', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ baseURL: shop.url, ...sizes[locale] });
    const { page } = visitor;
    const email = await shop.newCustomer();
    await page.goto(linkTo({ locale }, 'sign-in'));
    await untilReady(page);
    const main = page.getByRole('main');
    await emailField(main, t).focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    // Tab order: the button that shows the password, the checkbox, the submit button.
    expect(await focused()).toContain(t('signIn.showPassword'));
    await page.keyboard.press('Enter');
    expect(await passwordField(main, t).getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${linkTo({ locale }, 'account')}`);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('the panel shows field errors, and Escape closes it on the same page', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ baseURL: shop.url, ...sizes[locale] });
    const { page } = visitor;
    await page.goto(linkTo({ locale }, 'news'));
    await untilReady(page);
    const panel = await openAccountPanel(page, t);
    await page.keyboard.press('Enter');
    await panel.getByText(t('field.email')).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(linkTo({ locale }, 'news'));
    await visitor.leave();
  });
});
