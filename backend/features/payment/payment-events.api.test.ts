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
  // Its own worker would take the events before they are looked at.
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

/** What is asked to be completed, in turn. */
async function handle(fails?: () => void): Promise<string[]> {
  const completed: string[] = [];
  await handleDueEvents({
    db: shop.db,
    log,
    async completePayment(paymentId) {
      fails?.();
      completed.push(paymentId);
    },
  });
  return completed;
}

async function paymentOf(reference: string): Promise<string> {
  const { data } = await shop.ask('{ getCart(id: "") { id } }');
  const method = await shop.db
    .insertInto('payment_method')
    .values({ method_key: randomUUID(), provider_key: 'sandbox', credit: 'none', capture: 'at-once' })
    .returning('payment_method_id')
    .executeTakeFirstOrThrow();
  const payment_id = randomUUID();
  await shop.db
    .insertInto('payment')
    .values({
      payment_id,
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
  return payment_id;
}

async function paid(): Promise<{ reference: string; paymentId: string }> {
  const reference = await sandbox.begin();
  const paymentId = await paymentOf(reference);
  await sandbox.send(reference, cardForm('4242424242424242'));
  return { reference, paymentId };
}

describe('An event of the sandbox', () => {
  test('that is sent three times is kept and handled once', async () => {
    await sandbox.control('/webhooks', { mode: 'hold', copies: 3 });
    const { paymentId } = await paid();
    await sandbox.control('/webhooks/send', {});
    expect(await events()).toHaveLength(1);
    expect(await handle()).toEqual([paymentId]);
    expect(await handle()).toEqual([]);
  });

  test('may come late and out of order: all is asked for, in whatever order', async () => {
    await sandbox.control('/webhooks', { mode: 'hold' });
    const { reference, paymentId } = await paid();
    await sandbox.provider.capture(reference, 39_900, randomUUID());
    await sandbox.provider.refund(reference, 100, randomUUID());
    expect(await events()).toEqual([]);
    await sandbox.control('/webhooks/send', { order: 'newest-first' });
    const kinds = (await events())
      .sort((a, b) => Number(a.received_at) - Number(b.received_at))
      .map(({ payload }) => (payload as { told: { kind: string } }).told.kind);
    expect(kinds).toEqual(['payment.refunded', 'payment.captured', 'payment.authorized']);
    expect(await handle()).toEqual([paymentId, paymentId, paymentId]);
  });

  test('is sent by itself, and again with the same id when the shop does not take it', async () => {
    await sandbox.control('/webhooks', { mode: 'hold' });
    api.closeAllConnections();
    const { port } = api.address() as { port: number };
    await new Promise((resolve) => api.close(resolve));
    const { reference } = await paid();
    await sandbox.control('/webhooks/send', {});
    const [tried] = (await sandbox.control(`/payments/${reference}/events`)) as Record<string, unknown>[];
    expect(tried).toMatchObject({ attempts: 1, delivered_at: null });
    await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
    await expect.poll(events, { timeout: 30_000 }).toMatchObject([{ event_id: tried?.event_id }]);
  });

  test('that nobody understands yet waits, and is handled when the payment is known', async () => {
    await sandbox.control('/webhooks', { mode: 'hold' });
    const reference = await sandbox.begin();
    await sandbox.send(reference, cardForm('4242424242424242'));
    await sandbox.control('/webhooks/send', {});
    expect(await handle()).toEqual([]);
    expect(await events()).toMatchObject([{ attempts: 1, handled_at: null }]);
    const paymentId = await paymentOf(reference);
    await shop.db.updateTable('payment_event').set({ next_attempt_at: new Date() }).execute();
    expect(await handle()).toEqual([paymentId]);
  });

  test('that fails is tried less and less often, and given up in the end', async () => {
    await sandbox.control('/webhooks', { mode: 'hold' });
    await paid();
    await sandbox.control('/webhooks/send', {});
    const fail = () => {
      throw new Error('the provider does not answer');
    };
    for (let attempt = 1; attempt <= 10; attempt++) {
      await handle(fail);
      await shop.db.updateTable('payment_event').set({ next_attempt_at: new Date() }).execute();
    }
    expect(await events()).toMatchObject([{ attempts: 10, failure: 'the provider does not answer' }]);
    expect(await handle()).toEqual([]);
  });

  test('is handled by one of many workers', async () => {
    await sandbox.control('/webhooks', { mode: 'hold' });
    const expected = [(await paid()).paymentId, (await paid()).paymentId, (await paid()).paymentId];
    await sandbox.control('/webhooks/send', {});
    const handled = await Promise.all([handle(), handle(), handle(), handle()]);
    expect(handled.flat().sort()).toEqual(expected.sort());
  });
});

describe('What is no event of the sandbox', () => {
  const body = JSON.stringify({ eventId: 'se_1', reference: 'sp_1' });
  const signed = (secret: string, seconds: number, text = body) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
  const post = (signature: string, text = body, at = address) =>
    fetch(at, { method: 'POST', headers: { 'sandbox-signature': signature }, body: text });
  const now = () => Math.floor(Date.now() / 1000);

  test('is refused: forged, changed, old, unsigned, senseless', async () => {
    const answers = await Promise.all([
      post(signed('another secret', now())),
      post(signed(sandbox.secret, now()), body.replace('sp_1', 'sp_2')),
      post(signed(sandbox.secret, now() - 3600)),
      post(''),
      post('t=1,v1=zz'),
      post(signed(sandbox.secret, now(), 'no json'), 'no json'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await events()).toEqual([]);
    expect((await post(signed(sandbox.secret, now()))).status).toBe(200);
  });

  test('is too large, of a provider that is not there, or no event at all', async () => {
    const large = 'x'.repeat(65 * 1024);
    expect((await post(signed(sandbox.secret, now(), large), large)).status).toBe(413);
    expect((await post('', body, address.replace('sandbox', 'stripe'))).status).toBe(404);
    expect((await fetch(address)).status).toBe(405);
  });
});
