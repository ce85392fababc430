import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { sendReview } from './send-review.ts';

const t = await loadTranslate('en', 'account');
const review = { rating: '4', author: ' Anna ', comment: ' Read it twice. ' };

function send(result: unknown, change: Partial<typeof review> = {}) {
  const calls: unknown[] = [];
  const request = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (result instanceof Error) throw result;
    return { postProductReview: result };
  };
  const api = { send: request, query: request } as unknown as CommerceClient;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...review, ...change })) form.set(name, value);
  return { calls, outcome: sendReview({ api, t }, 'doktor-glas', form) };
}

test('trims and sends a complete review', async () => {
  const { calls, outcome } = send(true);
  expect(await outcome).toEqual({ kind: 'review-sent' });
  expect(calls).toEqual([{ alias: 'doktor-glas', rating: 4, author: 'Anna', comment: 'Read it twice.' }]);
});

test.each([
  ['rating', { rating: '' }, t('review.ratingRequired')],
  ['rating', { rating: '6' }, t('review.ratingRequired')],
  ['author', { author: ' ' }, t('review.required')],
  ['author', { author: 'x'.repeat(51) }, t('field.tooLong')],
  ['comment', { comment: '' }, t('review.required')],
  ['comment', { comment: 'x'.repeat(151) }, t('field.tooLong')],
] as const)('rejects an invalid %s without a request: %o', async (field, change, message) => {
  const { calls, outcome } = send(true, change);
  expect(await outcome).toMatchObject({ kind: 'review-rejected', field, message });
  expect(calls).toEqual([]);
});

const errorWithCode = (code: string) => new GraphqlError([{ message: 'No.', extensions: { code } }]);

test.each([
  ['a second review of the same product', false, t('review.alreadyWritten')],
  ['too many reviews', errorWithCode('RATE_LIMITED'), t('review.tooMany')],
  ['a guest', errorWithCode('LOGIN_REQUIRED'), t('review.loginRequired')],
  ['an unknown error code', errorWithCode('X'), t('error.general')],
  ['an unreachable backend', new NetworkError('gone'), t('error.general')],
])('returns a message and keeps the input for %s', async (_, result, message) => {
  expect(await send(result).outcome).toEqual({
    kind: 'review-rejected',
    field: null,
    message,
    input: { rating: '4', author: 'Anna', comment: 'Read it twice.' },
  });
});
