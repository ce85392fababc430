import { createHmac, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiServer } from '#backend/server.ts';
import { freePort } from '../../../tests/api/system-postgres.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { handleDueEvents } from './handle-events.ts';
import { cardForm, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';

let shop: TestShop;
let sandbox: RunningSandbox;
let api: Server;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/payments/sandbox/events`;
  sandbox = await runSandbox(address);
  shop = await openTestShop({ SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.secret });
  // Stops the background jobs, which would handle the events before the test does.
  await shop.backend.close();
  api = createApiServer(shop.backend);
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  await sandbox.stop();
  api.closeAllConnections();
  api.close();
  await shop.close();
});
beforeEach(() => shop.db.deleteFrom('payment_event').execute());

const events = () => shop.db.selectFrom('payment_event').selectAll().execute();
const log = pino({ level: 'silent' });

/** Handles due events. Returns the references of the payments that were completed, in this order. */
async function handle(fail?: () => void): Promise<string[]> {
  const completed: string[] = [];
  await handleDueEvents({
    db: shop.db,
    log,
    async completePayment(_, reference) {
      fail?.();
      const isStored = await hasPayment(reference);
      if (isStored) completed.push(reference);
      return isStored;
    },
  });
  return completed;
}

const hasPayment = async (reference: string) =>
  (await shop.db.selectFrom('payment').select('payment_id').where('reference', '=', reference).execute())
    .length > 0;

async function insertPayment(reference: string): Promise<void> {
  const { data } = await shop.query('{ getCart(id: "") { id } }');
  const method = await shop.db
    .insertInto('payment_method')
    .values({
      method_key: randomUUID(),
      provider_key: 'sandbox',
      credit: 'none',
      needs_identity_number: false,
      capture: 'at-once',
    })
    .returning('payment_method_id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('payment')
    .values({
      payment_id: randomUUID(),
      cart_id: data.getCart.id,
      payment_method_id: method.payment_method_id,
      provider_key: 'sandbox',
      reference,
      amount: 39_900,
      currency_code: 'SEK',
      state: 'pending',
      draft: '{}',
      draft_hash: '',
    })
    .execute();
}

/** Returns the reference of a new payment that the customer has paid. */
async function pay(): Promise<string> {
  const reference = await sandbox.startPayment();
  await insertPayment(reference);
  await sandbox.submitForm(reference, cardForm('4242424242424242'));
  return reference;
}

test('an event is stored and handled once if it is sent three times', async () => {
  await sandbox.control('/webhooks', { mode: 'hold', copies: 3 });
  const reference = await pay();
  await sandbox.control('/webhooks/send', {});
  expect(await events()).toHaveLength(1);
  expect(await handle()).toEqual([reference]);
  expect(await handle()).toEqual([]);
});

test('events may arrive late and out of order', async () => {
  await sandbox.control('/webhooks', { mode: 'hold' });
  const reference = await pay();
  await sandbox.provider.capture(reference, 39_900, randomUUID());
  await sandbox.provider.refund(reference, 100, randomUUID());
  expect(await events()).toEqual([]);
  await sandbox.control('/webhooks/send', { order: 'newest-first' });
  const kinds = (await events())
    .sort((a, b) => Number(a.received_at) - Number(b.received_at))
    .map(({ payload }) => (payload as { told: { kind: string } }).told.kind);
  expect(kinds).toEqual(['payment.refunded', 'payment.captured', 'payment.authorized']);
  expect(await handle()).toEqual([reference, reference, reference]);
});

test('an event is sent again with the same id if the shop did not receive it', async () => {
  await sandbox.control('/webhooks', { mode: 'hold' });
  api.closeAllConnections();
  const { port } = api.address() as { port: number };
  await new Promise((resolve) => api.close(resolve));
  const reference = await pay();
  await sandbox.control('/webhooks/send', {});
  const [sent] = (await sandbox.control(`/payments/${reference}/events`)) as Record<string, unknown>[];
  expect(sent).toMatchObject({ attempts: 1, delivered_at: null });
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  await expect.poll(events, { timeout: 30_000 }).toMatchObject([{ event_id: sent?.event_id }]);
});

test('an event waits until its payment is stored', async () => {
  await sandbox.control('/webhooks', { mode: 'hold' });
  const reference = await sandbox.startPayment();
  await sandbox.submitForm(reference, cardForm('4242424242424242'));
  await sandbox.control('/webhooks/send', {});
  expect(await handle()).toEqual([]);
  expect(await events()).toMatchObject([{ attempts: 1, handled_at: null }]);
  await insertPayment(reference);
  await shop.db.updateTable('payment_event').set({ next_attempt_at: new Date() }).execute();
  expect(await handle()).toEqual([reference]);
});

test('a failed event is retried with growing intervals, and abandoned after ten attempts', async () => {
  await sandbox.control('/webhooks', { mode: 'hold' });
  await pay();
  await sandbox.control('/webhooks/send', {});
  const fail = () => {
    throw new Error('the provider did not respond');
  };
  for (let attempt = 1; attempt <= 10; attempt++) {
    await handle(fail);
    await shop.db.updateTable('payment_event').set({ next_attempt_at: new Date() }).execute();
  }
  expect(await events()).toMatchObject([{ attempts: 10, failure: 'the provider did not respond' }]);
  expect(await handle()).toEqual([]);
});

test('each event is handled by one of several workers', async () => {
  await sandbox.control('/webhooks', { mode: 'hold' });
  const expected = [await pay(), await pay(), await pay()];
  await sandbox.control('/webhooks/send', {});
  const handled = await Promise.all([handle(), handle(), handle(), handle()]);
  expect(handled.flat().sort()).toEqual(expected.sort());
});

describe('an invalid event', () => {
  const body = JSON.stringify({ eventId: 'se_1', reference: 'sp_1' });
  const signed = (secret: string, seconds: number, text = body) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
  const post = (signature: string, text = body, url = address) =>
    fetch(url, { method: 'POST', headers: { 'sandbox-signature': signature }, body: text });
  const now = () => Math.floor(Date.now() / 1000);

  test('is rejected if it is forged, changed, old, unsigned or unreadable', async () => {
    const responses = await Promise.all([
      post(signed('another secret', now())),
      post(signed(sandbox.secret, now()), body.replace('sp_1', 'sp_2')),
      post(signed(sandbox.secret, now() - 3600)),
      post(''),
      post('t=1,v1=zz'),
      post(signed(sandbox.secret, now(), 'no json'), 'no json'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await events()).toEqual([]);
    expect((await post(signed(sandbox.secret, now()))).status).toBe(200);
  });

  test('is rejected if it is too large, of an unknown provider, or not sent by POST', async () => {
    const large = 'x'.repeat(65 * 1024);
    expect((await post(signed(sandbox.secret, now(), large), large)).status).toBe(413);
    expect((await post('', body, address.replace('sandbox', 'stripe'))).status).toBe(404);
    expect((await fetch(address)).status).toBe(405);
  });
});
