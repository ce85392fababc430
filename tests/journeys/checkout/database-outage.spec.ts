import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { emailField, KNOWN_CUSTOMER, PASSWORD, passwordField, signInAs } from '../support/customer.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { childrenOf, postmastersIn } from '../support/processes.ts';
import { fillPurchase, openCheckoutWithBook, orderButton } from '../support/purchase.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { startDemoShop } from '../support/worker-shop.ts';

let shop: RunningShop;
let t: Translate;
beforeAll(async () => {
  [shop, t] = await Promise.all([startDemoShop({ LOG_LEVEL: 'silent' }), loadTranslate('sv')]);
});
afterAll(async () => {
  await signalDatabase('SIGCONT');
  await closeVisitors();
  await shop.stop();
});

/** Stops or continues PostgreSQL. A stopped one does not respond; a killed one would be restarted by the shop at once. */
async function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  for (const postmaster of await postmastersIn(shop.folder)) {
    // The postmaster first: otherwise it would start processes that are not stopped.
    process.kill(postmaster, signal);
    for (const child of await childrenOf(postmaster)) process.kill(child, signal);
  }
}

const untilHealth = (status: number) =>
  expect.poll(async () => (await fetch(`${shop.url}/health`)).status, { timeout: 60_000 }).toBe(status);

async function openVisitor() {
  return newVisitor({ viewport: { width: 1440, height: 900 }, baseURL: shop.url });
}

test('without the database a sign-in fails with 503, keeps the input, and succeeds when it is back', async () => {
  // Creates the account.
  const other = await openVisitor();
  await signInAs(other.page);
  await other.leave();
  const { page, context, leave } = await openVisitor();
  await page.goto(linkTo({ locale: 'sv' }, 'sign-in'));
  await untilReady(page);
  const main = page.getByRole('main');
  await emailField(main, t).fill(KNOWN_CUSTOMER);
  await passwordField(main, t).fill(PASSWORD);
  const submit = main.getByRole('button', { name: t('signIn.submit') });

  await signalDatabase('SIGSTOP');
  await untilHealth(503);
  const responded = page.waitForResponse((response) => response.url().endsWith(AUTH_PATHS.signIn));
  await submit.click();
  const response = await responded;
  expect([response.status(), response.headers()['retry-after']]).toEqual([503, '5']);
  await main.getByRole('alert').waitFor();
  expect(await emailField(main, t).inputValue()).toBe(KNOWN_CUSTOMER);
  expect(await passwordField(main, t).inputValue()).toBe(PASSWORD);

  await signalDatabase('SIGCONT');
  await untilHealth(200);
  await submit.click();
  const isSignedIn = async () => (await context.cookies()).some(({ name }) => name === COOKIES.user.name);
  await expect.poll(isSignedIn).toBe(true);
  await leave();
});

test('without the database an order fails with 503, keeps the form, and can be placed when it is back', async () => {
  const { page, leave } = await openVisitor();
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  // The button is enabled when all input is saved.
  await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();
  const fields = page.getByRole('region', { name: t('details.title') }).getByRole('textbox');
  const readForm = () =>
    fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const filled = await readForm();
  expect(filled).toContain('Storgatan 1');

  await signalDatabase('SIGSTOP');
  await untilHealth(503);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) statuses.push(response.status());
  });
  await orderButton(page, t).click();
  await expect.poll(() => statuses, { timeout: 60_000 }).toContain(503);
  await page.getByRole('alert').first().waitFor();
  expect(await readForm()).toEqual(filled);
  expect(new URL(page.url()).pathname).toBe(linkTo({ locale: 'sv' }, 'checkout'));

  await signalDatabase('SIGCONT');
  await untilHealth(200);
  await orderButton(page, t).click();
  await page.waitForURL(/\/pay\//);
  await leave();
});
