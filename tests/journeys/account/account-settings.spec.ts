import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoLanguage } from '#demo/languages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type AccountShop, openAccountShop } from '../support/account-shop.ts';
import { PASSWORD, signInAs } from '../support/customer.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
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
  sv: { viewport: { width: 1440, height: 900 } },
  fi: { viewport: { width: 390, height: 844 }, locale: 'fi-FI' },
} satisfies Partial<Record<DemoLanguage, object>>;

const section = (page: Page, t: Translate, title: Parameters<Translate>[0]) =>
  page.getByRole('region', { name: (t as (key: string) => string)(title), exact: true });
/** Browsers log the status of an error response, also if the page handles it. */
const isAboutStatus = (consoleError: string) => consoleError.includes('status of 422');

async function openSettings(locale: keyof typeof sizes, options: object = {}) {
  const visitor = await newVisitor({ baseURL: shop.url, ...sizes[locale], ...options });
  const email = await shop.newCustomer();
  await signInAs(visitor.page, email);
  await visitor.page.goto(linkTo({ locale }, 'account-settings'));
  return { ...visitor, email, t: await loadTranslate(locale) };
}

describe.each(combinations('account-settings', ['sv', 'fi'] as const))('the settings in %s', (locale) => {
  test('show errors at invalid fields, keep their values, and mask a saved identity number', async () => {
    const { page, t, consoleErrors, leave } = await openSettings(locale);
    await untilReady(page);
    const person = section(page, t, 'settings.person');
    const save = person.getByRole('button', { name: t('settings.save') });
    await person.getByLabel(t('settings.lastName')).fill('Berg');
    await person.getByLabel(t('settings.phone'), { exact: true }).fill('ring mig');
    await save.click();
    await person.getByRole('alert').getByText(t('settings.invalid')).waitFor();
    await person.getByText(t('field.required')).waitFor();
    await person.getByText(t('field.phone')).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await focused()).toBe('firstName');
    expect(await person.getByLabel(t('settings.lastName')).inputValue()).toBe('Berg');

    await person.getByLabel(t('settings.firstName')).fill('Anna');
    await person.getByText(t('field.required')).waitFor({ state: 'detached' });
    await person.getByLabel(t('settings.phone'), { exact: true }).fill('08-123 45 67');
    const number = locale === 'fi' ? '131052-308T' : '19900101-0017';
    await person.getByLabel(t('settings.personalId')).fill(number);
    await save.click();
    await person.getByText(t('settings.saved')).waitFor();
    await person.getByText(t('settings.numberSaved', { number: `••••••${number.slice(-4)}` })).waitFor();

    await page.reload();
    await untilReady(page);
    expect(await person.getByLabel(t('settings.firstName')).inputValue()).toBe('Anna');
    expect(await person.getByLabel(t('settings.personalId')).inputValue()).toBe('');
    expect(await page.content()).not.toContain(number);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('are saved section by section', async () => {
    const { page, t, consoleErrors, leave } = await openSettings(locale);
    await untilReady(page);
    const save = { name: t('settings.save') };
    const billing = section(page, t, 'settings.billing');
    await billing.getByLabel(t('settings.street'), { exact: true }).fill('Storgatan 1');
    await billing.getByLabel(t('settings.zip')).fill('111 22');
    await billing.getByLabel(t('settings.city'), { exact: true }).fill('Stockholm');
    await billing.getByLabel(t('settings.country')).selectOption('SE');
    await billing.getByRole('button', save).click();
    await billing.getByText(t('settings.saved')).waitFor();

    const delivery = section(page, t, 'settings.delivery');
    await delivery.getByText(t('settings.addAddress')).click();
    await delivery.getByRole('button', save).click();
    await delivery.getByText(t('field.required')).first().waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
    expect(await focused()).toBe('firstName');
    for (const [key, value] of [
      ['settings.firstName', 'Bo'],
      ['settings.lastName', 'Ek'],
      ['settings.street', 'Lilla gatan 2'],
      ['settings.zip', '222 33'],
      ['settings.city', 'Lund'],
      ['settings.entryCode', '1234'],
    ] as const)
      await delivery.getByLabel(t(key), { exact: true }).fill(value);
    // The country of the market.
    expect(await delivery.getByLabel(t('settings.country')).inputValue()).toBe(locale === 'sv' ? 'SE' : 'FI');
    await delivery.getByLabel(t('settings.country')).selectOption('SE');
    await delivery.getByRole('button', save).click();
    await delivery.getByText(t('settings.saved')).waitFor();

    const messages = section(page, t, 'settings.messages');
    await messages.getByLabel(t('settings.sms')).check();
    await messages.getByRole('button', save).click();
    await messages.getByText(t('settings.saved')).waitFor();

    await page.reload();
    await untilReady(page);
    expect(await billing.getByLabel(t('settings.city'), { exact: true }).inputValue()).toBe('Stockholm');
    await delivery.getByText(/Bo Ek, Lilla gatan 2, 222.33.Lund, /).waitFor();
    expect(await messages.getByLabel(t('settings.sms')).isChecked()).toBe(true);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('a customer who becomes a company sees the company’s fields', async () => {
    const { page, t, consoleErrors, leave } = await openSettings(locale);
    await untilReady(page);
    const type = section(page, t, 'settings.type');
    await type.getByLabel(t('settings.company')).check();
    await type.getByRole('button', { name: t('settings.save') }).click();
    const company = section(page, t, 'settings.organization');
    await company.getByLabel(t('settings.companyName')).waitFor();
    await company.getByRole('button', { name: t('settings.save') }).click();
    await company.getByText(t('field.required')).first().waitFor();
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('are saved and validated without script', async () => {
    const { page, t, leave } = await openSettings(locale, { javaScriptEnabled: false });
    const person = section(page, t, 'settings.person');
    await person.getByLabel(t('settings.firstName')).fill('Anna');
    await person.getByRole('button', { name: t('settings.save') }).click();
    await person.getByText(t('field.required')).waitFor();
    expect(await person.getByLabel(t('settings.firstName')).inputValue()).toBe('Anna');
    await person.getByLabel(t('settings.lastName')).fill('Berg');
    await person.getByRole('button', { name: t('settings.save') }).click();
    await person.getByText(t('settings.saved')).waitFor();
    expect(new URL(page.url()).hash).toBe('#person');
    await page.goto(linkTo({ locale }, 'account'));
    await page.getByText(t('account.hello', { name: 'Anna Berg' })).waitFor();
    await leave();
  });

  test('deleting the account requires the password and deletes the customer', async () => {
    const { page, t, email, consoleErrors, leave } = await openSettings(locale);
    await untilReady(page);
    const deletion = section(page, t, 'settings.delete');
    const submit = deletion.getByRole('button', { name: t('settings.deleteSubmit') });
    // The button has another colour than those that save.
    const colourOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color);
    const save = page.getByRole('button', { name: t('settings.save') }).first();
    expect(await colourOf(submit)).not.toBe(await colourOf(save));
    await submit.click();
    await deletion.getByText(t('field.passwordEmpty')).waitFor();
    const password = deletion.getByLabel(t('signIn.password'), { exact: true });
    await password.fill('fel och fel igen');
    await submit.click();
    await deletion.getByText(t('settings.wrongPassword')).waitFor();
    await password.fill(PASSWORD);
    await submit.click();
    await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));
    await page.getByText(t('settings.accountDeleted')).first().waitFor();
    expect(await page.content()).not.toContain(email);
    const remaining = await shop.db
      .selectFrom('customer')
      .select('email')
      .where('email', '=', email)
      .execute();
    expect(remaining).toEqual([]);
    expect(consoleErrors.filter((consoleError) => !/status of 401/.test(consoleError))).toEqual([]);
    await leave();
  });
});

test('the account can be deleted without script', async () => {
  const { page, t, leave } = await openSettings('sv', { javaScriptEnabled: false });
  const deletion = section(page, t, 'settings.delete');
  await deletion.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD);
  await deletion.getByRole('button', { name: t('settings.deleteSubmit') }).click();
  await page.waitForURL((url) => url.pathname === '/account/sign-in');
  await page.getByText(t('settings.accountDeleted')).waitFor();
  await leave();
});

test('lists other devices and signs them out', async () => {
  const { page, t, email, consoleErrors, leave } = await openSettings('sv');
  const other = await newVisitor({ baseURL: shop.url });
  await signInAs(other.page, email);
  await page.reload();
  await untilReady(page);
  const security = section(page, t, 'settings.security');
  await security.getByText(t('settings.thisDevice')).waitFor();
  await security.getByRole('button', { name: t('settings.endSession') }).click();
  await security.getByRole('button', { name: t('settings.endSession') }).waitFor({ state: 'detached' });
  expect((await other.page.request.get('/account', { maxRedirects: 0 })).status()).toBe(302);
  expect((await page.request.get('/account', { maxRedirects: 0 })).status()).toBe(200);
  expect(consoleErrors.filter((consoleError) => !isAboutStatus(consoleError))).toEqual([]);
  await other.leave();
  await leave();
});

test('exports the customer’s data as a file, and rejects other visitors', async () => {
  const { page, t, email, leave } = await openSettings('sv');
  await untilReady(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('settings.exportLink') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('account.json');
  const response = await page.request.get('/auth/export');
  expect(response.headers()['cache-control']).toBe('no-store');
  expect((await response.json()).account.email).toBe(email);
  const stranger = await newVisitor({ baseURL: shop.url });
  expect((await stranger.page.request.get('/auth/export')).status()).toBe(403);
  await stranger.leave();
  await leave();
});

test('rejects forms of other sites', async () => {
  const { page, leave } = await openSettings('sv');
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const form = { block: 'messages', newsletter: 'on' };
  expect((await page.request.post('/mina-sidor/installningar', { form, headers: foreign })).status()).toBe(
    403,
  );
  for (const path of ['/auth/sessions', '/auth/sessions/end', '/auth/token', '/auth/logout'])
    expect((await page.request.post(path, { data: {}, headers: foreign })).status()).toBe(403);
  expect((await page.request.get('/account', { maxRedirects: 0 })).status()).toBe(200);
  await leave();
});
