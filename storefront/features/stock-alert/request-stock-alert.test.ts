import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadWords } from '#storefront/translations/words.ts';
import { requestStockAlert } from './request-stock-alert.ts';

const words = await loadWords('en');

function asking(answer: unknown, email = ' anna@example.se ') {
  const calls: unknown[] = [];
  const send = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (answer instanceof Error) throw answer;
    return { monitorProductAvailability: answer };
  };
  const api = { send, query: send } as unknown as CommerceClient;
  return { calls, outcome: requestStockAlert({ api, words }, { email, skuId: 7 }) };
}

test('a wish that is accepted is told so', async () => {
  const { calls, outcome } = asking(true);
  expect(await outcome).toEqual({ kind: 'alert-noted', skuId: 7 });
  expect(calls).toEqual([{ email: 'anna@example.se', skuId: 7 }]);
});

test('an address that is none is not sent', async () => {
  const { calls, outcome } = asking(true, 'anna@');
  expect(await outcome).toEqual({
    ...{ kind: 'alert-refused', skuId: 7, email: 'anna@', message: words('field.email') },
  });
  expect(calls).toEqual([]);
});

test.each([
  ['a plain no', false, words('error.general')],
  ['nothing', null, words('error.general')],
  [
    'too many',
    new GraphqlError([{ message: 'No.', extensions: { code: 'LIMIT_EXCEEDED' } }]),
    words('stockAlert.tooMany'),
  ],
  ['an unknown refusal', new GraphqlError([{ message: 'No.' }]), words('error.general')],
  ['a backend that is away', new NetworkError('gone'), words('error.general')],
])('%s is told in words, and what was typed is kept', async (_, answer, message) => {
  expect(await asking(answer).outcome).toEqual({
    ...{ kind: 'alert-refused', skuId: 7, email: 'anna@example.se', message },
  });
});
