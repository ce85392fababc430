import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLoginLink } from '#backend/features/auth/impersonation/login-link.ts';
import { setBalance } from '#backend/features/user/manage-customers.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type AccountShop, openAccountShop } from '../support/account-shop.ts';
import { signInAs } from '../support/customer.ts';
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

const desktop = { viewport: { width: 1440, height: 900 } };
const newDesktop = () => newVisitor({ baseURL: shop.url, ...desktop });

describe.each(combinations('account-pages', ['sv', 'fi'] as const))('in %s', (locale) => {
  test('keeps the scroll position between the pages of the account (§2)', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newDesktop();
    const { page } = visitor;
    await signInAs(page, await shop.newCustomer());
    await page.goto(linkTo({ locale }, 'account-settings'));
    await untilReady(page);
    const navigation = page.getByRole('navigation', { name: t('account.title') });
    const settings = navigation.getByRole('link', { name: t('account.settings') });
    expect(await settings.getAttribute('aria-current')).toBe('page');
    await page.evaluate(() => scrollTo(0, 120));
    await navigation.getByRole('link', { name: t('account.balance') }).click();
    await page.getByRole('heading', { level: 1, name: t('account.balance') }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByText(t('balance.none')).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('an impersonation link works once, shows a banner on every page, and can be ended', async () => {
    const t = await loadTranslate(locale);
    const { page, leave } = await newDesktop();
    const [customer, staff] = [await shop.newCustomer(), await shop.newCustomer()];
    await signInAs(page, staff);
    await setBalance(shop.db, customer, { amount: 75, currencyCode: 'SEK', note: '' });
    const link = await createLoginLink(shop.db, customer, 'eva');
    const loginToken = link.kind === 'created' ? link.loginToken : '';

    await page.goto(`${linkTo({ locale }, 'account')}?loginToken=${loginToken}`);
    await untilReady(page);
    expect(page.url()).not.toContain('loginToken');
    const banner = page.getByRole('complementary', { name: t('impersonation.banner', { name: customer }) });
    await banner.waitFor();
    await page.goto(linkTo({ locale }, 'account-balance'));
    await untilReady(page);
    await page.getByText(t('balance.correction')).waitFor();
    await page.goto(linkTo({ locale }, 'news'));
    await banner.waitFor();
    expect(await page.content()).not.toContain(staff);
    expect((await page.request.get('/auth/export')).status()).toBe(403);

    await banner.getByRole('button', { name: t('account.signOut') }).click();
    await banner.waitFor({ state: 'detached' });
    await page.goto(`${linkTo({ locale }, 'account')}?loginToken=${loginToken}`);
    // The notice is in a chunk of messages that the page loads while it hydrates.
    await untilReady(page);
    await page.getByText(t('impersonation.linkExpired')).waitFor();
    await leave();
  });
});

test('signing out in one tab removes the customer’s data from the other', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newDesktop();
  const { page, context } = visitor;
  const email = await shop.newCustomer();
  await signInAs(page, email);
  await page.goto('/mina-sidor/installningar');
  await untilReady(page);
  await page
    .getByText(t('account.signedInAs', { name: email }))
    .first()
    .waitFor();
  const other = await context.newPage();
  await other.goto('/account');
  await untilReady(other);
  await other.getByRole('button', { name: t('account.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.content()).not.toContain(email);
  await visitor.leave();
});
