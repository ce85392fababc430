import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  paymentToStart,
  type RunningSandbox,
  runSandbox,
} from '#backend/features/payment/running-sandbox.fixture.ts';
import { LOCALES } from '#contract/locales.ts';
import { sv } from '#sandbox/messages/sv.ts';
import { freePort } from '../../api/system-postgres.ts';
import { violations } from '../support/violations.ts';
import { closeBrowser, newVisitor } from '../support/visitor.ts';

let sandbox: RunningSandbox;
let shop: Server;
let shopUrl: string;
let frame: string | null = null;

/** A shop that does nothing but show the frame and write down what it says. */
const checkout = () => `<!doctype html><title>Shop</title>${frame}<script>
  window.told = [];
  addEventListener('message', ({ data, origin, source }) => {
    const iframe = document.querySelector('iframe');
    if (source !== iframe.contentWindow || origin !== new URL(iframe.src).origin) return;
    told.push(data);
  });
  window.answer = (message) => {
    const iframe = document.querySelector('iframe');
    iframe.contentWindow.postMessage(message, new URL(iframe.src).origin);
  };
</script>`;

beforeAll(async () => {
  const port = await freePort();
  shopUrl = `http://127.0.0.1:${port}`;
  shop = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url?.startsWith('/checkout') ? checkout() : `<title>Shop</title><p>Thanks</p>`);
  });
  await new Promise<void>((resolve) => shop.listen(port, '127.0.0.1', resolve));
  sandbox = await runSandbox();
});
afterAll(async () => {
  await closeBrowser();
  await sandbox.stop();
  shop.closeAllConnections();
  shop.close();
});

const urls = () => ({
  returnUrl: `${shopUrl}/confirm?cartid=7`,
  cancelUrl: `${shopUrl}/checkout`,
  failUrl: `${shopUrl}/fail`,
});

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel(sv.cardNumber).fill(number);
  await page.getByLabel(sv.expiry).fill('04/30');
  await page.getByLabel(sv.cvc, { exact: true }).fill('123');
  await page.getByRole('button', { name: /^Betala/ }).click();
}

/** Every page of the sandbox that a customer can meet, and the ledger. */
const states: { name: string; methodKey: string; countryCode?: string; reach?(page: Page): Promise<void> }[] =
  [
    { name: 'card', methodKey: 'card' },
    { name: 'card-faults', methodKey: 'card', reach: (page) => pay(page, '4111111111111111') },
    { name: 'challenge', methodKey: 'card', reach: (page) => pay(page, '4000000000003220') },
    { name: 'waiting', methodKey: 'card', reach: (page) => pay(page, '4000000000000341') },
    { name: 'invoice', methodKey: 'invoice' },
    { name: 'instalments', methodKey: 'instalments' },
    { name: 'pay-later', methodKey: 'pay-later' },
    {
      name: 'swish-app',
      methodKey: 'swish',
      reach: (page) => page.getByRole('button', { name: /^Betala/ }).click(),
    },
  ];

describe.each([320, 390, 1440])('at %i pixels', (width) => {
  test.each(states)('axe finds nothing and nothing sticks out: $name', async ({ methodKey, reach }) => {
    const reference = await sandbox.startPayment({ methodKey, phone: '0701740605', ...urls() });
    const { page, leave } = await newVisitor({ viewport: { width, height: 844 }, bypassCSP: true });
    await page.goto(`${sandbox.url}/pay/${reference}`);
    await reach?.(page);
    for (const summary of await page.locator('summary').all()) await summary.click();
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
    expect([await violations(page), await page.evaluate(isWider)]).toEqual([[], false]);
    await leave();
  });
});

test.each(Object.values(LOCALES))('axe finds nothing in $name, dark as light', async ({ iso }) => {
  const reference = await sandbox.startPayment({ languageId: iso, methodKey: 'instalments', ...urls() });
  // A visitor comes from elsewhere, and the ledger asks those for its secret.
  const httpCredentials = { username: 'owner', password: sandbox.secret };
  const { page, leave } = await newVisitor({ bypassCSP: true, colorScheme: 'dark', httpCredentials });
  await page.goto(`${sandbox.url}/pay/${reference}`);
  expect(await violations(page)).toEqual([]);
  await page.goto(sandbox.url);
  expect(await violations(page)).toEqual([]);
  await leave();
});

describe('Without script', () => {
  test('a card with 3-D Secure leads back to the shop', async () => {
    const reference = await sandbox.startPayment(urls());
    const { page, leave, consoleErrors } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`${sandbox.url}/pay/${reference}`);
    await pay(page, '4000 0000 0000 3220');
    await page.getByRole('button', { name: sv.approve }).click();
    await page.waitForURL(urls().returnUrl);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('giving up leads back too', async () => {
    const reference = await sandbox.startPayment(urls());
    const { page, leave } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`${sandbox.url}/pay/${reference}`);
    await page.getByRole('button', { name: sv.abort }).click();
    await page.waitForURL(urls().cancelUrl);
    await leave();
  });
});

test('A page that waits goes on by itself when the bank has answered', async () => {
  const reference = await sandbox.startPayment(urls());
  const { page, leave } = await newVisitor();
  await page.goto(`${sandbox.url}/pay/${reference}`);
  await pay(page, '4000 0000 0000 0341');
  await page.getByRole('heading', { name: sv.waitingTitle }).waitFor();
  await sandbox.control(`/payments/${reference}/settle`, { state: 'authorized' });
  await page.waitForURL(urls().returnUrl);
  await leave();
});

test('The frame asks the shop before it goes on, says why not, and tells when it is done', async () => {
  ({ iframeHtml: frame } = await sandbox.provider.start(
    paymentToStart({ methodKey: 'pay-later', ...urls() }),
  ));
  const { page, leave, consoleErrors } = await newVisitor();
  await page.goto(`${shopUrl}/checkout`);
  const inside = page.frameLocator('iframe');
  type Told = { type: string; [name: string]: unknown };
  const told = async (type: string) =>
    (await page.evaluate<Told[]>('told')).findLast((message) => message.type === `payment-sandbox:${type}`);
  const answer = (message: object) => page.evaluate(`answer(${JSON.stringify(message)})`);

  await inside.getByLabel(sv.directInvoice).check();
  for (const [label, value] of [
    [sv.firstName, 'Selma'],
    [sv.lastName, 'Lagerlöf'],
    [sv.address, 'Mårbacka 42'],
    [sv.zip, '686 95'],
    [sv.city, 'Östra Ämtervik'],
    [sv.identityNumber, '191212121212'],
  ] as const)
    await inside.getByLabel(label).fill(value);
  await inside.getByRole('button', { name: sv.complete }).click();
  await expect
    .poll(() => told('before-submit'))
    .toMatchObject({
      email: 'selma@example.se',
      selectedPaymentMethodType: 'DirectInvoice',
      invoicingAddress: {
        firstName: 'Selma',
        lastName: 'Lagerlöf',
        address1: 'Mårbacka 42',
        zip: '686 95',
        city: 'Östra Ämtervik',
      },
    });
  await answer({ type: 'payment-sandbox:abort', reason: 'stock' });
  await inside.getByText(sv.abortStock).waitFor();
  await inside.getByRole('button', { name: sv.complete }).click();
  await inside.getByText(sv.asking).waitFor();
  await answer({ type: 'payment-sandbox:continue' });
  await expect.poll(() => told('completed')).toMatchObject({ status: 'authorized', url: urls().returnUrl });
  expect((await told('resize'))?.height).toBeGreaterThan(100);
  expect(consoleErrors.filter((text) => !/favicon|404/.test(text))).toEqual([]);
  await leave();
});
