import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { requestStockAlert } from './request-stock-alert.ts';

const t = await loadTranslate('en');

function asking(answer: unknown, email = ' anna@example.se ') {
  const calls: unknown[] = [];
  const send = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (answer instanceof Error) throw answer;
    return { monitorProductAvailability: answer };
  };
  const api = { send, query: send } as unknown as CommerceClient;
  return { calls, outcome: requestStockAlert({ api, t }, { email, skuId: 7 }) };
}

test('a wish that is accepted is told so', async () => {
  const { calls, outcome } = asking(true);
  expect(await outcome).toEqual({ kind: 'alert-noted', skuId: 7 });
  expect(calls).toEqual([{ email: 'anna@example.se', skuId: 7 }]);
});

test('an address that is none is not sent', async () => {
  const { calls, outcome } = asking(true, 'anna@');
  expect(await outcome).toEqual({
    ...{ kind: 'alert-refused', skuId: 7, email: 'anna@', message: t('field.email') },
  });
  expect(calls).toEqual([]);
});

test.each([
  ['a plain no', false, t('error.general')],
  ['nothing', null, t('error.general')],
  [
    'too many',
    new GraphqlError([{ message: 'No.', extensions: { code: 'LIMIT_EXCEEDED' } }]),
    t('stockAlert.tooMany'),
  ],
  ['an unknown refusal', new GraphqlError([{ message: 'No.' }]), t('error.general')],
  ['a backend that is away', new NetworkError('gone'), t('error.general')],
])('%s is told in words, and what was typed is kept', async (_, answer, message) => {
  expect(await asking(answer).outcome).toEqual({
    ...{ kind: 'alert-refused', skuId: 7, email: 'anna@example.se', message },
  });
});
