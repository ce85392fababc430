import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { requestStockAlert } from './request-stock-alert.ts';

const t = await loadTranslate('en');

function request(result: unknown, email = ' anna@example.se ') {
  const calls: unknown[] = [];
  const send = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (result instanceof Error) throw result;
    return { monitorProductAvailability: result };
  };
  const api = { send, query: send } as unknown as CommerceClient;
  return { calls, outcome: requestStockAlert({ api, t }, { email, skuId: 7 }) };
}

test('trims the address and saves the alert', async () => {
  const { calls, outcome } = request(true);
  expect(await outcome).toEqual({ kind: 'alert-saved', skuId: 7 });
  expect(calls).toEqual([{ email: 'anna@example.se', skuId: 7 }]);
});

test('rejects an invalid address without a request', async () => {
  const { calls, outcome } = request(true, 'anna@');
  expect(await outcome).toEqual({
    kind: 'alert-rejected',
    skuId: 7,
    email: 'anna@',
    message: t('field.email'),
  });
  expect(calls).toEqual([]);
});

test.each([
  ['false', false, t('error.general')],
  ['null', null, t('error.general')],
  [
    'too many alerts',
    new GraphqlError([{ message: 'No.', extensions: { code: 'RATE_LIMITED' } }]),
    t('stockAlert.tooMany'),
  ],
  ['an unknown error', new GraphqlError([{ message: 'No.' }]), t('error.general')],
  ['an unreachable backend', new NetworkError('gone'), t('error.general')],
])('returns a message and keeps the input for %s', async (_, result, message) => {
  expect(await request(result).outcome).toEqual({
    kind: 'alert-rejected',
    skuId: 7,
    email: 'anna@example.se',
    message,
  });
});
