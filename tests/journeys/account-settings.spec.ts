import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocaleCode } from '#contract/locales.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { loadAccountWords, type Words } from '#storefront/translations/words.ts';
import { type AccountShop, startAccountShop } from './account-shop.ts';
import { PASSWORD, signInAs } from './customer.ts';
import { closeBrowser, newVisitor, untilReady } from './visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(async () => {
  await closeBrowser();
  await shop.stop();
});

const sizes = {
  sv: { viewport: { width: 1440, height: 900 } },
  fi: { viewport: { width: 390, height: 844 }, locale: 'fi-FI' },
} satisfies Partial<Record<LocaleCode, object>>;

const block = (page: Page, words: Words, title: Parameters<Words>[0]) =>
  page.getByRole('region', { name: (words as (key: string) => string)(title), exact: true });
const isAboutStatus = (complaint: string) => complaint.includes('status of 422');

async function customerAt(locale: keyof typeof sizes, options: object = {}) {
  const visitor = await newVisitor({ baseURL: shop.url, ...sizes[locale], ...options });
  const email = await shop.newCustomer();
  await signInAs(visitor.page, email);
  await visitor.page.goto(linkTo({ locale }, 'account-settings'));
  return { ...visitor, email, words: await loadAccountWords(locale) };
}

describe.each(['sv', 'fi'] as const)('the settings in %s', (locale) => {
  test('are saved block by block, each wrong field told, what was typed kept', async () => {
    const { page, words, complaints, leave } = await customerAt(locale);
    await untilReady(page);
    const person = block(page, words, 'settings.person');
    const save = { name: words('settings.save') };
    await person.getByLabel(words('settings.lastName')).fill('Berg');
    await person.getByLabel(words('settings.phone'), { exact: true }).fill('ring mig');
    await person.getByRole('button', save).click();
    await person.getByRole('alert').getByText(words('settings.invalid')).waitFor();
    await person.getByText(words('field.required')).waitFor();
    await person.getByText(words('field.phone')).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await focused()).toBe('firstName');
    expect(await person.getByLabel(words('settings.lastName')).inputValue()).toBe('Berg');

    await person.getByLabel(words('settings.firstName')).fill('Anna');
    await person.getByText(words('field.required')).waitFor({ state: 'detached' });
    await person.getByLabel(words('settings.phone'), { exact: true }).fill('08-123 45 67');
    const number = locale === 'fi' ? '131052-308T' : '19900101-0017';
    await person.getByLabel(words('settings.personalId')).fill(number);
    await person.getByRole('button', save).click();
    await person.getByText(words('settings.saved')).waitFor();
    await person.getByText(words('settings.numberKept', { number: `••••••${number.slice(-4)}` })).waitFor();

    const billing = block(page, words, 'settings.billing');
    await billing.getByLabel(words('settings.street'), { exact: true }).fill('Storgatan 1');
    await billing.getByLabel(words('settings.zip')).fill('111 22');
    await billing.getByLabel(words('settings.city'), { exact: true }).fill('Stockholm');
    await billing.getByLabel(words('settings.country')).selectOption('SE');
    await billing.getByRole('button', save).click();
    await billing.getByText(words('settings.saved')).waitFor();

    const delivery = block(page, words, 'settings.delivery');
    await delivery.getByLabel(words('settings.otherAddress')).check();
    await delivery.getByRole('button', save).click();
    await delivery.getByText(words('field.required')).first().waitFor();
    for (const [key, value] of [
      ['settings.firstName', 'Bo'],
      ['settings.lastName', 'Ek'],
      ['settings.zip', '222 33'],
      ['settings.city', 'Lund'],
      ['settings.entryCode', '1234'],
    ] as const)
      await delivery.getByLabel(words(key), { exact: true }).fill(value);
    await delivery.getByLabel(words('settings.street'), { exact: true }).fill('Lilla gatan 2');
    await delivery.getByLabel(words('settings.country')).selectOption('SE');
    await delivery.getByRole('button', save).click();
    await delivery.getByText(words('settings.saved')).waitFor();

    const messages = block(page, words, 'settings.messages');
    await messages.getByLabel(words('settings.sms')).check();
    await messages.getByRole('button', save).click();
    await messages.getByText(words('settings.saved')).waitFor();

    await page.reload();
    await untilReady(page);
    expect(await person.getByLabel(words('settings.firstName')).inputValue()).toBe('Anna');
    expect(await person.getByLabel(words('settings.personalId')).inputValue()).toBe('');
    expect(await billing.getByLabel(words('settings.city'), { exact: true }).inputValue()).toBe('Stockholm');
    expect(await delivery.getByLabel(words('settings.city'), { exact: true }).inputValue()).toBe('Lund');
    expect(await messages.getByLabel(words('settings.sms')).isChecked()).toBe(true);
    expect(await page.content()).not.toContain(number);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('who shops for a company sees its fields and prices', async () => {
    const { page, words, complaints, leave } = await customerAt(locale);
    await untilReady(page);
    const type = block(page, words, 'settings.type');
    await type.getByLabel(words('settings.company')).check();
    await type.getByRole('button', { name: words('settings.save') }).click();
    const company = block(page, words, 'settings.organization');
    await company.getByLabel(words('settings.companyName')).waitFor();
    await company.getByRole('button', { name: words('settings.save') }).click();
    await company.getByText(words('field.required')).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('without script they are saved, refused and kept alike', async () => {
    const { page, words, leave } = await customerAt(locale, { javaScriptEnabled: false });
    const person = block(page, words, 'settings.person');
    await person.getByLabel(words('settings.firstName')).fill('Anna');
    await person.getByRole('button', { name: words('settings.save') }).click();
    await person.getByText(words('field.required')).waitFor();
    expect(await person.getByLabel(words('settings.firstName')).inputValue()).toBe('Anna');
    await person.getByLabel(words('settings.lastName')).fill('Berg');
    await person.getByRole('button', { name: words('settings.save') }).click();
    await person.getByText(words('settings.saved')).waitFor();
    expect(new URL(page.url()).hash).toBe('#person');
    await page.goto(linkTo({ locale }, 'account'));
    await page.getByText(words('account.hello', { name: 'Anna Berg' })).waitFor();
    await leave();
  });

  test('who leaves needs the password, and is gone', async () => {
    const { page, words, email, complaints, leave } = await customerAt(locale);
    await untilReady(page);
    const goodbye = block(page, words, 'settings.delete');
    const submit = goodbye.getByRole('button', { name: words('settings.deleteSubmit') });
    await submit.click();
    await goodbye.getByText(words('field.passwordEmpty')).waitFor();
    const password = goodbye.getByLabel(words('signIn.password'), { exact: true });
    await password.fill('fel och fel igen');
    await submit.click();
    await goodbye.getByText(words('settings.wrongPassword')).waitFor();
    await password.fill(PASSWORD);
    await submit.click();
    await page.waitForURL((url) => url.pathname === linkTo({ locale }, 'home'));
    await page.getByText(words('settings.left')).first().waitFor();
    expect(await page.content()).not.toContain(email);
    const left = await shop.db.selectFrom('customer').select('email').where('email', '=', email).execute();
    expect(left).toEqual([]);
    expect(complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([]);
    await leave();
  });
});

test('without script one leaves too', async () => {
  const { page, words, leave } = await customerAt('sv', { javaScriptEnabled: false });
  const goodbye = block(page, words, 'settings.delete');
  await goodbye.getByLabel(words('signIn.password'), { exact: true }).fill(PASSWORD);
  await goodbye.getByRole('button', { name: words('settings.deleteSubmit') }).click();
  await page.waitForURL((url) => url.pathname === '/account/sign-in');
  await page.getByText(words('settings.left')).waitFor();
  await leave();
});

test('other devices are listed and can be signed out', async () => {
  const { page, words, email, complaints, leave } = await customerAt('sv');
  const other = await newVisitor({ baseURL: shop.url });
  await signInAs(other.page, email);
  await page.reload();
  await untilReady(page);
  const security = block(page, words, 'settings.security');
  await security.getByText(words('settings.thisDevice')).waitFor();
  await security.getByRole('button', { name: words('settings.endSession') }).click();
  await security.getByRole('button', { name: words('settings.endSession') }).waitFor({ state: 'detached' });
  expect((await other.page.request.get('/account', { maxRedirects: 0 })).status()).toBe(302);
  expect((await page.request.get('/account', { maxRedirects: 0 })).status()).toBe(200);
  expect(complaints.filter((complaint) => !isAboutStatus(complaint))).toEqual([]);
  await other.leave();
  await leave();
});

test('the export is a file with the customer’s own, and nobody else gets it', async () => {
  const { page, words, email, leave } = await customerAt('sv');
  await untilReady(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words('settings.exportLink') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kvarto.json');
  const answer = await page.request.get('/auth/export');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await answer.json()).account.email).toBe(email);
  const stranger = await newVisitor({ baseURL: shop.url });
  expect((await stranger.page.request.get('/auth/export')).status()).toBe(403);
  await stranger.leave();
  await leave();
});

test('forms of other sites change nothing', async () => {
  const { page, leave } = await customerAt('sv');
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
