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
import { findViolations } from '../support/find-violations.ts';
import { combinations } from '../support/matrix.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

let sandbox: RunningSandbox;
let shop: Server;
let shopUrl: string;
let iframeHtml: string | null = null;

/** A minimal checkout that shows the iframe and records its messages. */
const checkoutPage = () => `<!doctype html><title>Shop</title>${iframeHtml}<script>
  window.received = [];
  addEventListener('message', ({ data, origin, source }) => {
    const iframe = document.querySelector('iframe');
    if (source !== iframe.contentWindow || origin !== new URL(iframe.src).origin) return;
    received.push(data);
  });
  window.sendToIframe = (message) => {
    const iframe = document.querySelector('iframe');
    iframe.contentWindow.postMessage(message, new URL(iframe.src).origin);
  };
</script>`;

beforeAll(async () => {
  const port = await freePort();
  shopUrl = `http://127.0.0.1:${port}`;
  shop = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url?.startsWith('/checkout') ? checkoutPage() : `<title>Shop</title><p>Thanks</p>`);
  });
  await new Promise<void>((resolve) => shop.listen(port, '127.0.0.1', resolve));
  sandbox = await runSandbox();
});
afterAll(async () => {
  await closeVisitors();
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

/** Every page of the sandbox that a customer can reach. */
const states: { name: string; methodKey: string; prepare?(page: Page): Promise<void> }[] = [
  { name: 'card', methodKey: 'card' },
  { name: 'card-errors', methodKey: 'card', prepare: (page) => pay(page, '4111111111111111') },
  { name: 'challenge', methodKey: 'card', prepare: (page) => pay(page, '4000000000003220') },
  { name: 'waiting', methodKey: 'card', prepare: (page) => pay(page, '4000000000000341') },
  { name: 'bank', methodKey: 'online-bank' },
  {
    name: 'wallet',
    methodKey: 'card',
    prepare: (page) => page.getByRole('button', { name: 'Apple Pay' }).click(),
  },
  { name: 'invoice', methodKey: 'invoice' },
  { name: 'instalments', methodKey: 'instalments' },
  { name: 'pay-later', methodKey: 'pay-later' },
  {
    name: 'swish-app',
    methodKey: 'swish',
    prepare: (page) => page.getByRole('button', { name: /^Betala/ }).click(),
  },
];

test.each(states)(
  '$name has no accessibility violation and no overflow at any width',
  async ({ methodKey, prepare }) => {
    const reference = await sandbox.startPayment({ methodKey, phone: '0701740605', ...urls() });
    const { page, leave } = await newVisitor({ bypassCSP: true });
    await page.goto(`${sandbox.url}/pay/${reference}`);
    await prepare?.(page);
    for (const summary of await page.locator('summary').all()) await summary.click();
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await findViolations(page), await page.evaluate(isWider)]).toEqual([width, [], false]);
    }
    await leave();
  },
);

test.each(combinations('payment page in the dark', Object.values(LOCALES)))(
  'has no accessibility violation in $name in the dark theme',
  async ({ iso }) => {
    const reference = await sandbox.startPayment({ languageId: iso, methodKey: 'instalments', ...urls() });
    const { page, leave } = await newVisitor({ bypassCSP: true, colorScheme: 'dark' });
    await page.goto(`${sandbox.url}/pay/${reference}`);
    expect(await findViolations(page)).toEqual([]);
    await leave();
  },
);

test('the ledger has no accessibility violation', async () => {
  // Visitors have an `X-Forwarded-For`, so that the ledger requires its password.
  const httpCredentials = { username: 'owner', password: sandbox.secret };
  const { page, leave } = await newVisitor({ bypassCSP: true, colorScheme: 'dark', httpCredentials });
  await sandbox.startPayment(urls());
  await page.goto(sandbox.url);
  expect(await findViolations(page)).toEqual([]);
  await leave();
});

describe('without script', () => {
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

  test('cancelling leads back to the checkout', async () => {
    const reference = await sandbox.startPayment(urls());
    const { page, leave } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`${sandbox.url}/pay/${reference}`);
    await page.getByRole('button', { name: sv.abort }).click();
    await page.waitForURL(urls().cancelUrl);
    await leave();
  });
});

test('a page that waits for the bank continues when it has responded', async () => {
  const reference = await sandbox.startPayment(urls());
  const { page, leave } = await newVisitor();
  await page.goto(`${sandbox.url}/pay/${reference}`);
  await pay(page, '4000 0000 0000 0341');
  await page.getByRole('heading', { name: sv.waitingTitle }).waitFor();
  await sandbox.control(`/payments/${reference}/settle`, { state: 'authorized' });
  await page.waitForURL(urls().returnUrl);
  await leave();
});

test('the iframe asks the shop before it submits, shows why the shop aborts, and reports the result', async () => {
  ({ iframeHtml } = await sandbox.provider.start(paymentToStart({ methodKey: 'pay-later', ...urls() })));
  const { page, leave, consoleErrors } = await newVisitor();
  await page.goto(`${shopUrl}/checkout`);
  const iframe = page.frameLocator('iframe');
  type Message = { type: string; [name: string]: unknown };
  const lastMessage = async (type: string) =>
    (await page.evaluate<Message[]>('received')).findLast(
      (message) => message.type === `payment-sandbox:${type}`,
    );
  const sendToIframe = (message: object) => page.evaluate(`sendToIframe(${JSON.stringify(message)})`);

  await iframe.getByLabel(sv.directInvoice).check();
  for (const [label, value] of [
    [sv.firstName, 'Selma'],
    [sv.lastName, 'Lagerlöf'],
    [sv.address, 'Mårbacka 42'],
    [sv.zip, '686 95'],
    [sv.city, 'Östra Ämtervik'],
    [sv.identityNumber, '191212121212'],
  ] as const)
    await iframe.getByLabel(label).fill(value);
  await iframe.getByRole('button', { name: sv.complete }).click();
  await expect
    .poll(() => lastMessage('before-submit'))
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
  await sendToIframe({ type: 'payment-sandbox:abort', reason: 'stock' });
  await iframe.getByText(sv.abortStock).waitFor();
  await iframe.getByRole('button', { name: sv.complete }).click();
  await iframe.getByText(sv.asking).waitFor();
  await sendToIframe({ type: 'payment-sandbox:continue' });
  await expect
    .poll(() => lastMessage('completed'))
    .toMatchObject({ status: 'authorized', url: urls().returnUrl });
  expect((await lastMessage('resize'))?.height).toBeGreaterThan(100);
  expect(consoleErrors.filter((text) => !/favicon|404/.test(text))).toEqual([]);
  await leave();
});
