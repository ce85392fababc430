import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const t = await loadTranslate('sv');

function subscribe(email: string | undefined, send: () => Promise<unknown>) {
  const form = new FormData();
  if (email !== undefined) form.set('email', email);
  const api = { send } as unknown as ShopEnvironment['api'];
  return subscribeToNewsletter({ api, t }, form);
}

test('trims the address and sends it', async () => {
  expect(await subscribe(' anna@example.com ', async () => ({ subscribeToNewsletter: true }))).toEqual({
    kind: 'requested',
  });
});

test.each([undefined, '', 'anna@'])('rejects %j without a request', async (email) => {
  const send = () => Promise.reject(new Error('unexpected request'));
  expect(await subscribe(email, send)).toMatchObject({ kind: 'rejected', message: t('field.email') });
});

test.each([
  [
    new GraphqlError([{ message: 'No.', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 100 } }]),
    t('signIn.tooMany', { minutes: 2 }),
  ],
  [new GraphqlError([{ message: 'No.' }]), t('error.general')],
  [new NetworkError('dead'), t('error.general')],
])('%s returns a message and keeps the input', async (error, message) => {
  expect(await subscribe('anna@example.com', () => Promise.reject(error))).toEqual({
    kind: 'rejected',
    email: 'anna@example.com',
    message,
  });
});
