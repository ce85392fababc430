import { describe, expect, test } from 'vitest';
import { InvalidEventError } from './payment-provider.ts';
import { paymentProviders } from './payment-providers.ts';

const none = {
  SANDBOX_URL: undefined,
  SANDBOX_SECRET: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  CREDIT_CHECK_ENDPOINT: undefined,
  CREDIT_CHECK_KEY: '',
};
const sandbox = { SANDBOX_URL: 'http://127.0.0.1:3002', SANDBOX_SECRET: 'a'.repeat(32) };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' };

describe('paymentProviders', () => {
  test.each([
    [[], none],
    [['invoice', 'sandbox'], { ...none, ...sandbox }],
    [['invoice'], { ...none, CREDIT_CHECK_ENDPOINT: 'https://credit.example/check' }],
    [['stripe'], { ...none, ...stripe }],
    [['invoice', 'sandbox', 'stripe'], { ...none, ...sandbox, ...stripe }],
    [[], { ...none, SANDBOX_URL: sandbox.SANDBOX_URL }],
  ])('creates the providers that have keys: %j', (keys, settings) => {
    expect([...paymentProviders(settings).keys()]).toEqual(keys);
  });

  test('rejects webhook events if there is no webhook secret', async () => {
    const provider = paymentProviders({ ...none, ...stripe }).get('stripe');
    await expect(provider?.readEvent(Buffer.from('{}'), new Headers())).rejects.toThrow(InvalidEventError);
  });
});
