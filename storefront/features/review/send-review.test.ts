import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';
import { sendReview } from './send-review.ts';

const t = await loadAccountWords('en');
const review = { rating: '4', author: ' Anna ', comment: ' Read it twice. ' };

function sending(answer: unknown, change: Partial<typeof review> = {}) {
  const calls: unknown[] = [];
  const send = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (answer instanceof Error) throw answer;
    return { postProductReview: answer };
  };
  const api = { send, query: send } as unknown as CommerceClient;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...review, ...change })) form.set(name, value);
  return { calls, outcome: sendReview({ api, words: t }, 'doktor-glas', form) };
}

test('what is whole is sent, without the spaces around it', async () => {
  const { calls, outcome } = sending(true);
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
] as const)('without a proper %s nothing is sent: %o', async (field, change, message) => {
  const { calls, outcome } = sending(true, change);
  expect(await outcome).toMatchObject({ kind: 'review-refused', field, message });
  expect(calls).toEqual([]);
});

const coded = (code: string) => new GraphqlError([{ message: 'No.', extensions: { code } }]);

test.each([
  ['one that was read already', false, t('review.already')],
  ['too many', coded('LIMIT_EXCEEDED'), t('review.tooMany')],
  ['nobody signed in', coded('LOGIN_REQUIRED'), t('review.loginRequired')],
  ['an unknown refusal', coded('X'), t('error.general')],
  ['a backend that is away', new NetworkError('gone'), t('error.general')],
])('%s is told in words, and what was typed is kept', async (_, answer, message) => {
  expect(await sending(answer).outcome).toEqual({
    ...{ kind: 'review-refused', field: null, message },
    typed: { rating: '4', author: 'Anna', comment: 'Read it twice.' },
  });
});
