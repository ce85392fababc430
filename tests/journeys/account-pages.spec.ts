import { afterAll, describe, expect, test } from 'vitest';
import { createLoginLink } from '#backend/features/auth/login-link.ts';
import { setBalance } from '#backend/features/user/manage-customers.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';
import { openBrowser } from './chromium.ts';
import { newAddress, signInAs } from './customer.ts';
import { type EditableShop, startEditableShop } from './editable-shop.ts';
import { closeBrowser, newVisitor, untilReady } from './visitor.ts';

let shop: EditableShop | undefined;
afterAll(async () => {
  await closeBrowser();
  await shop?.stop();
});

const desktop = { viewport: { width: 1440, height: 900 } };

/** A shop in which the test is the merchant. */
async function ownShop(): Promise<EditableShop> {
  shop ??= await startEditableShop();
  return shop;
}

describe.each(['sv', 'fi'] as const)('in %s', (locale) => {
  test('between the pages of the account one stays where one was (§2)', async () => {
    const words = await loadAccountWords(locale);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await signInAs(page);
    await page.goto(linkTo({ locale }, 'account-settings'));
    await untilReady(page);
    const navigation = page.getByRole('navigation', { name: words('account.title') });
    const settings = navigation.getByRole('link', { name: words('account.settings') });
    expect(await settings.getAttribute('aria-current')).toBe('page');
    await page.evaluate(() => scrollTo(0, 120));
    await navigation.getByRole('link', { name: words('account.balance') }).click();
    await page.getByRole('heading', { level: 1, name: words('account.balance') }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByText(words('balance.none')).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a link signs in as a customer: once, told on every page, with a way out', async () => {
    const words = await loadAccountWords(locale);
    const { url, db } = await ownShop();
    const browser = await openBrowser();
    const context = await browser.newContext({ baseURL: url, ...desktop });
    const page = await context.newPage();
    const [customer, staff] = [newAddress(), newAddress()];
    await signInAs(page, customer);
    await context.clearCookies();
    await signInAs(page, staff);
    await setBalance(db, customer, { amount: 75, currencyCode: 'SEK', note: '' });
    const link = await createLoginLink(db, customer, 'eva');
    const loginToken = link.kind === 'made' ? link.loginToken : '';

    await page.goto(`${linkTo({ locale }, 'account')}?loginToken=${loginToken}`);
    await untilReady(page);
    expect(page.url()).not.toContain('loginToken');
    const banner = page.getByRole('complementary', { name: words('account.signedInAs', { name: customer }) });
    await banner.waitFor();
    await page.goto(linkTo({ locale }, 'account-balance'));
    await untilReady(page);
    await page.getByText(words('balance.correction')).waitFor();
    await page.goto(linkTo({ locale }, 'news'));
    await banner.waitFor();
    expect(await page.content()).not.toContain(staff);
    expect((await page.request.get('/auth/export')).status()).toBe(403);

    await banner.getByRole('button', { name: words('account.signOut') }).click();
    await banner.waitFor({ state: 'detached' });
    await page.goto(`${linkTo({ locale }, 'account')}?loginToken=${loginToken}`);
    await page.getByText(words('acting.linkOver')).waitFor();
    await browser.close();
  });
});

test('one tab signs out, the other shows it and keeps nothing of the customer', async () => {
  const words = await loadAccountWords('sv');
  const visitor = await newVisitor(desktop);
  const { page, context } = visitor;
  const email = newAddress();
  await signInAs(page, email);
  await page.goto('/mina-sidor/installningar');
  await untilReady(page);
  await page
    .getByText(words('account.signedInAs', { name: email }))
    .first()
    .waitFor();
  const other = await context.newPage();
  await other.goto('/account');
  await untilReady(other);
  await other.getByRole('button', { name: words('account.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/', { timeout: 1000 });
  expect(await page.content()).not.toContain(email);
  await visitor.leave();
});
