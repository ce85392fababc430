import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const t = await loadTranslate('sv');

function subscribe(email: string | undefined, answer: () => Promise<unknown>) {
  const form = new FormData();
  if (email !== undefined) form.set('email', email);
  const api = { send: answer } as unknown as ShopEnvironment['api'];
  return subscribeToNewsletter({ api, t }, form);
}

test('An address is sent on, without the spaces that phones put behind it', async () => {
  expect(await subscribe(' anna@example.com ', async () => ({ subscribeToNewsletter: true }))).toEqual({
    kind: 'asked',
  });
});

test.each([undefined, '', 'anna@'])('%j is refused without asking anybody', async (email) => {
  const never = () => Promise.reject(new Error('It was asked.'));
  expect(await subscribe(email, never)).toMatchObject({ kind: 'refused', message: t('field.email') });
});

test.each([
  [
    new GraphqlError([{ message: 'No.', extensions: { code: 'LIMIT_EXCEEDED', retryAfterSeconds: 100 } }]),
    t('signIn.tooMany', { minutes: 2 }),
  ],
  [new GraphqlError([{ message: 'No.' }]), t('error.general')],
  [new NetworkError('dead'), t('error.general')],
])('%s is told in one sentence, and what was typed stays', async (error, message) => {
  expect(await subscribe('anna@example.com', () => Promise.reject(error))).toEqual({
    kind: 'refused',
    email: 'anna@example.com',
    message,
  });
});
