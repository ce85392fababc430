import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { findFinishedCheckout } from './find-finished-checkout.ts';

const returnUrl = new URL('https://kvarto.example/kassa/klar?cartid=cart-1&pid=payment-1');

function findAfter(error: Error) {
  const api = { send: () => Promise.reject(error) } as unknown as CommerceClient;
  return findFinishedCheckout({ api }, returnUrl);
}

test('a payment the shop does not know is not found', async () => {
  const unknown = new GraphqlError([{ message: 'No such payment', extensions: { code: 'BAD_INPUT' } }]);
  expect(await findAfter(unknown)).toBeNull();
});

test('a payment may have succeeded if the shop did not respond or limited the requests', async () => {
  const limited = new GraphqlError([
    { message: 'Too many requests', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } },
  ]);
  expect(await findAfter(limited)).toBe('no-response');
  expect(await findAfter(new NetworkError('timeout'))).toBe('no-response');
});
