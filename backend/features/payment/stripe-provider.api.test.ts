import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ForgedEvent,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from './payment-provider.ts';
import { paymentToStart } from './running-sandbox.fixture.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { type StripeStandIn, standInForStripe } from './stripe-stand-in.fixture.ts';

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';
let stripe: StripeStandIn;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await standInForStripe();
  provider = createStripeProvider({ secretKey, webhookSecret, api: stripe.api });
});
afterAll(() => stripe.stop());

const begin = async (methodKey = 'stripe-card') =>
  (await provider.start(paymentToStart({ methodKey }))).reference;
const stateOf = async (reference: string) => {
  const payment = await provider.look(reference);
  return [payment?.state, payment?.failure];
};

describe('A payment with Stripe', () => {
  test('is a Checkout Session with the shop’s id as key, and one for it', async () => {
    const asked = paymentToStart({ methodKey: 'stripe-klarna', languageId: 'nb-NO' });
    const started = await provider.start(asked);
    expect(started.redirectUrl).toBe(`https://checkout.stripe.test/${started.reference}`);
    expect(await provider.start(asked)).toEqual(started);
    expect(stripe.calls.at(-1)).toMatchObject({
      call: 'POST /v1/checkout/sessions',
      key: asked.paymentId,
      form: {
        mode: 'payment',
        locale: 'nb',
        'allowed_payment_method_types[0]': 'klarna',
        'line_items[0][price_data][unit_amount]': '39900',
        'line_items[0][price_data][currency]': 'sek',
        'payment_intent_data[capture_method]': 'manual',
        success_url: asked.returnUrl,
        cancel_url: asked.cancelUrl,
      },
    });
    await expect(provider.start({ ...asked, amount: 1 })).rejects.toThrow(ProviderRefused);
  });

  test('asks for what is left to pay, whatever the goods cost', async () => {
    const lines = [
      { name: 'Kallocain', quantity: 2, amount: 30_000 },
      { name: 'Doktor Glas', quantity: 1, amount: 19_900 },
    ];
    const { reference } = await provider.start(paymentToStart({ methodKey: 'stripe-card', lines }));
    expect(stripe.calls.at(-1)?.form['line_items[0][price_data][product_data][name]']).toBe(
      '2 × Kallocain, Doktor Glas',
    );
    expect(await provider.look(reference)).toMatchObject({
      amount: 39_900,
      currencyCode: 'SEK',
      state: 'pending',
    });
  });

  test('goes through its states as Stripe has them', async () => {
    const reference = await begin();
    expect(await stateOf(reference)).toEqual(['pending', null]);
    stripe.pay(reference, 'processing');
    expect(await stateOf(reference)).toEqual(['pending', null]);
    stripe.pay(reference, 'requires_payment_method');
    expect(await stateOf(reference)).toEqual(['failed', 'declined']);
    stripe.pay(reference, 'requires_capture');
    expect(await stateOf(reference)).toEqual(['authorized', null]);
    expect(await provider.look('cs_nothing')).toBeUndefined();
  });

  test('is captured and refunded once for a key', async () => {
    const reference = await begin();
    stripe.pay(reference, 'requires_capture');
    await provider.capture(reference, 39_900, 'capture:1');
    await provider.capture(reference, 39_900, 'capture:1');
    expect(await stateOf(reference)).toEqual(['captured', null]);
    const key = randomUUID();
    const first = await provider.refund(reference, 9_900, key);
    expect(await provider.refund(reference, 9_900, key)).toBe(first);
    expect((await provider.look(reference))?.refunded).toBe(9_900);
    await expect(provider.refund(reference, 39_900, randomUUID())).rejects.toThrow(ProviderRefused);
    await expect(provider.cancel(reference, randomUUID())).rejects.toThrow(ProviderRefused);
  });

  test('by Swish has taken the money when it is approved', async () => {
    const reference = await begin('stripe-swish');
    expect(stripe.calls.at(-1)?.form).not.toHaveProperty('payment_intent_data[capture_method]');
    stripe.pay(reference, 'succeeded');
    await provider.capture(reference, 39_900, randomUUID());
    expect(await stateOf(reference)).toEqual(['captured', null]);
  });

  test('is let go of before and after it was authorised', async () => {
    const open = await begin();
    await provider.cancel(open, randomUUID());
    expect(await stateOf(open)).toEqual(['failed', 'expired']);
    const authorized = await begin();
    stripe.pay(authorized, 'requires_capture');
    await provider.cancel(authorized, randomUUID());
    await provider.cancel(authorized, randomUUID());
    expect(await stateOf(authorized)).toEqual(['cancelled', null]);
  });

  test('that is paid at the very moment when it is let go of is let go of nevertheless', async () => {
    const reference = await begin();
    const key = randomUUID();
    stripe.before = (call) => {
      if (call.endsWith('/expire')) stripe.pay(reference, 'requires_capture');
    };
    await expect(provider.cancel(reference, key)).rejects.toThrow(ProviderRefused);
    stripe.before = undefined;
    await provider.cancel(reference, key);
    expect(await stateOf(reference)).toEqual(['cancelled', null]);
  });

  test('is not known while Stripe does not answer', async () => {
    const reference = await begin();
    stripe.isDown = true;
    await expect(provider.look(reference)).rejects.toThrow(ProviderUnavailable);
    stripe.isDown = false;
    expect(await stateOf(reference)).toEqual(['pending', null]);
  });
});

describe('A webhook of Stripe', () => {
  const event = (type: string) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      data: { object: { id: 'cs_1', object: 'checkout.session' } },
    });
  const headers = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    new Headers({
      'stripe-signature': new Stripe(secretKey).webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp,
      }),
    });
  const read = async (body: string, signed: Headers) => provider.readEvent(Buffer.from(body), signed);

  test('tells of a session, and of nothing else', async () => {
    const body = event('checkout.session.completed');
    expect(await read(body, headers(body, webhookSecret))).toEqual({ eventId: 'evt_1', reference: 'cs_1' });
    const other = event('payment_intent.created');
    expect(await read(other, headers(other, webhookSecret))).toBeUndefined();
  });

  test('is not believed when it is forged, changed or old', async () => {
    const body = event('checkout.session.completed');
    await expect(read(body, headers(body, 'whsec_another'))).rejects.toThrow(ForgedEvent);
    await expect(read(`${body} `, headers(body, webhookSecret))).rejects.toThrow(ForgedEvent);
    await expect(read(body, headers(body, webhookSecret, 1_000_000))).rejects.toThrow(ForgedEvent);
    await expect(read(body, new Headers())).rejects.toThrow(ForgedEvent);
  });
});
