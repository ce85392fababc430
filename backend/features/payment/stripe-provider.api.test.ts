import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from './fake-stripe.fixture.ts';
import {
  InvalidEventError,
  type PaymentProvider,
  ProviderRejectedError,
  ProviderUnavailableError,
} from './payment-provider.ts';
import { paymentToStart } from './running-sandbox.fixture.ts';
import { createStripeProvider } from './stripe-provider.ts';

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';
let stripe: FakeStripe;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await startFakeStripe();
  provider = createStripeProvider({ secretKey, webhookSecret, api: stripe.api });
});
afterAll(() => stripe.stop());

const startPayment = async (methodKey = 'stripe-card') =>
  (await provider.start(paymentToStart({ methodKey }))).reference;
const stateOf = async (reference: string) => {
  const payment = await provider.retrieve(reference);
  return [payment?.state, payment?.failure];
};

test('a payment is one Checkout Session, with the payment id as idempotency key', async () => {
  const payment = paymentToStart({ methodKey: 'stripe-klarna', languageId: 'nb-NO' });
  const started = await provider.start(payment);
  expect(started.redirectUrl).toBe(`https://checkout.stripe.test/${started.reference}`);
  expect(await provider.start(payment)).toEqual(started);
  expect(stripe.calls.at(-1)).toMatchObject({
    call: 'POST /v1/checkout/sessions',
    idempotencyKey: payment.paymentId,
    form: {
      mode: 'payment',
      locale: 'nb',
      'allowed_payment_method_types[0]': 'klarna',
      'line_items[0][price_data][unit_amount]': '39900',
      'line_items[0][price_data][currency]': 'sek',
      'payment_intent_data[capture_method]': 'manual',
      success_url: payment.returnUrl,
      cancel_url: payment.cancelUrl,
    },
  });
  await expect(provider.start({ ...payment, amount: 1 })).rejects.toThrow(ProviderRejectedError);
});

test('a prepaid order has one line with the amount to pay', async () => {
  const lines = [
    { name: 'Kallocain', quantity: 2, amount: 30_000 },
    { name: 'Doktor Glas', quantity: 1, amount: 19_900 },
  ];
  const { reference } = await provider.start(paymentToStart({ methodKey: 'stripe-card', lines }));
  expect(stripe.calls.at(-1)?.form['line_items[0][price_data][product_data][name]']).toBe(
    '2 × Kallocain, Doktor Glas',
  );
  expect(await provider.retrieve(reference)).toMatchObject({
    amount: 39_900,
    currencyCode: 'SEK',
    state: 'pending',
  });
});

test('maps the states of Stripe', async () => {
  const reference = await startPayment();
  expect(await stateOf(reference)).toEqual(['pending', null]);
  stripe.pay(reference, 'processing');
  expect(await stateOf(reference)).toEqual(['pending', null]);
  stripe.pay(reference, 'requires_payment_method');
  expect(await stateOf(reference)).toEqual(['failed', 'declined']);
  stripe.pay(reference, 'requires_capture');
  expect(await stateOf(reference)).toEqual(['authorized', null]);
  expect(await provider.retrieve('cs_nothing')).toBeUndefined();
});

test('captures and refunds once for a key', async () => {
  const reference = await startPayment();
  stripe.pay(reference, 'requires_capture');
  await provider.capture(reference, 39_900, 'capture:1');
  await provider.capture(reference, 39_900, 'capture:1');
  expect(await stateOf(reference)).toEqual(['captured', null]);
  const key = randomUUID();
  const first = await provider.refund(reference, 9_900, key);
  expect(await provider.refund(reference, 9_900, key)).toBe(first);
  expect((await provider.retrieve(reference))?.refunded).toBe(9_900);
  await expect(provider.refund(reference, 39_900, randomUUID())).rejects.toThrow(ProviderRejectedError);
  await expect(provider.cancel(reference, randomUUID())).rejects.toThrow(ProviderRejectedError);
});

test.each(['swish', 'ideal', 'bancontact'])('%s is captured when it is approved', async (type) => {
  const reference = await startPayment(`stripe-${type}`);
  expect(stripe.calls.at(-1)?.form).toHaveProperty('allowed_payment_method_types[0]', type);
  expect(stripe.calls.at(-1)?.form).not.toHaveProperty('payment_intent_data[capture_method]');
  stripe.pay(reference, 'succeeded');
  await provider.capture(reference, 39_900, randomUUID());
  expect(await stateOf(reference)).toEqual(['captured', null]);
});

test('MobilePay is authorized first', async () => {
  await startPayment('stripe-mobilepay');
  expect(stripe.calls.at(-1)?.form).toMatchObject({
    'allowed_payment_method_types[0]': 'mobilepay',
    'payment_intent_data[capture_method]': 'manual',
  });
});

test('a payment can be cancelled before and after it is authorized', async () => {
  const open = await startPayment();
  await provider.cancel(open, randomUUID());
  expect(await stateOf(open)).toEqual(['failed', 'expired']);
  const authorized = await startPayment();
  stripe.pay(authorized, 'requires_capture');
  await provider.cancel(authorized, randomUUID());
  await provider.cancel(authorized, randomUUID());
  expect(await stateOf(authorized)).toEqual(['cancelled', null]);
});

test('a payment that is paid while it is being cancelled can be cancelled again', async () => {
  const reference = await startPayment();
  const key = randomUUID();
  stripe.beforeCall = (call) => {
    if (call.endsWith('/expire')) stripe.pay(reference, 'requires_capture');
  };
  await expect(provider.cancel(reference, key)).rejects.toThrow(ProviderRejectedError);
  stripe.beforeCall = undefined;
  await provider.cancel(reference, key);
  expect(await stateOf(reference)).toEqual(['cancelled', null]);
});

test('reports that Stripe is unavailable', async () => {
  const reference = await startPayment();
  stripe.isDown = true;
  await expect(provider.retrieve(reference)).rejects.toThrow(ProviderUnavailableError);
  stripe.isDown = false;
  expect(await stateOf(reference)).toEqual(['pending', null]);
});

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
])('a dispute with the status %s is %s', async (status, state) => {
  const reference = await startPayment();
  stripe.pay(reference, 'succeeded');
  expect(await provider.retrieve(reference)).not.toHaveProperty('disputes');
  stripe.dispute(reference, status);
  expect((await provider.retrieve(reference))?.disputes).toEqual([
    { id: 'du_1', state, reason: 'fraudulent', respondBy: '2026-12-01' },
  ]);
});

describe('a webhook event', () => {
  const event = (type: string, object: object = { id: 'cs_1', object: 'checkout.session' }) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const headers = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    new Headers({
      'stripe-signature': new Stripe(secretKey).webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp,
      }),
    });
  const read = async (body: string, signed: Headers) => provider.readEvent(Buffer.from(body), signed);

  test.each([
    ['charge.refunded', 'charge'],
    ['charge.dispute.created', 'dispute'],
    ['charge.dispute.updated', 'dispute'],
    ['charge.dispute.closed', 'dispute'],
  ])('%s names the session of its payment, if it is the shop’s', async (type, object) => {
    const reference = await startPayment();
    stripe.pay(reference, 'succeeded');
    const payment_intent = stripe.dispute(reference, 'needs_response');
    const body = event(type, { id: 'x_1', object, payment_intent });
    expect(await read(body, headers(body, webhookSecret))).toEqual({ eventId: 'evt_1', reference });
    const foreign = event(type, { id: 'x_1', object, payment_intent: 'pi_of_another_shop' });
    expect(await read(foreign, headers(foreign, webhookSecret))).toBeUndefined();
    const without = event(type, { id: 'x_1', object, payment_intent: null });
    expect(await read(without, headers(without, webhookSecret))).toBeUndefined();
  });

  test('a refund or dispute waits for Stripe: the webhook is sent again if Stripe does not respond', async () => {
    const body = event('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' });
    stripe.isDown = true;
    await expect(read(body, headers(body, webhookSecret))).rejects.toThrow(ProviderUnavailableError);
    stripe.isDown = false;
  });

  test('is read for sessions, refunds and disputes only', async () => {
    const body = event('checkout.session.completed');
    expect(await read(body, headers(body, webhookSecret))).toEqual({ eventId: 'evt_1', reference: 'cs_1' });
    const other = event('payment_intent.created');
    expect(await read(other, headers(other, webhookSecret))).toBeUndefined();
  });

  test('is rejected if it is forged, changed or old', async () => {
    const body = event('checkout.session.completed');
    await expect(read(body, headers(body, 'whsec_another'))).rejects.toThrow(InvalidEventError);
    await expect(read(`${body} `, headers(body, webhookSecret))).rejects.toThrow(InvalidEventError);
    await expect(read(body, headers(body, webhookSecret, 1_000_000))).rejects.toThrow(InvalidEventError);
    await expect(read(body, new Headers())).rejects.toThrow(InvalidEventError);
  });
});

test('a Stripe that accepts requests but never responds is unavailable', async () => {
  const requests: (string | undefined)[] = [];
  const silent = createServer(({ headers }) => requests.push(headers['idempotency-key']?.toString()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const api = { protocol: 'http', host: '127.0.0.1', port } as const;
  const slow = createStripeProvider({ secretKey, webhookSecret, api, timeoutMs: 200 });
  const payment = paymentToStart({ methodKey: 'stripe-card' });
  await expect(slow.start(payment)).rejects.toThrow(ProviderUnavailableError);
  // The same payment, so that Stripe starts it once if it has received both.
  expect(requests).toEqual([payment.paymentId, payment.paymentId]);
  silent.closeAllConnections();
  silent.close();
});
