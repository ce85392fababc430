import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { listReviewsToModerate, moderateReviews } from './moderate-reviews.ts';

let shop: TestShop;
let headers: { authorization: string };
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    for (let index = 0; index < 22; index++) await addProduct(db, { key: `book-${index}` });
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  headers = await signedInHeaders(shop.backend, `reader${++customers}@example.se`);
  await shop.db.deleteFrom('product_review').where('customer_id', 'is not', null).execute();
});

const mutation = `mutation ($alias: String!, $rating: Int, $comment: String, $author: String!) {
  postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author, languageId: "fi-FI") }`;
const review = { alias: 'book-0', rating: 4, comment: 'Läste om den.', author: 'Anna' };
const post = (change: object = {}) => shop.query(mutation, { ...review, ...change }, headers);
const storedReviews = () =>
  shop.db
    .selectFrom('product_review')
    .select(['rating', 'comment', 'author', 'status', 'language_id'])
    .where('customer_id', 'is not', null)
    .orderBy('product_review_id')
    .execute();

describe('A review', () => {
  test('is stored with its language, and hidden until it is approved', async () => {
    expect((await post()).data).toEqual({ postProductReview: true });
    const { alias, ...fields } = review;
    expect(await storedReviews()).toEqual([{ ...fields, status: 'pending', language_id: 'fi-FI' }]);
    const { data } = await shop.query('{ reviews(alias: "book-0") { count } }');
    expect(data.reviews.count).toBe(0);
  });

  test('requires a login', async () => {
    const { data, errors } = await shop.query(mutation, review);
    expect(data).toEqual({ postProductReview: null });
    expect(errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: null }],
    ['author', { author: ' \u200b ' }],
    ['author', { author: 'x'.repeat(51) }],
    ['comment', { comment: 'x'.repeat(151) }],
    ['alias', { alias: 'no-such-book' }],
  ])('is rejected with the name of an invalid field: %s', async (field, change) => {
    const { errors } = await post(change);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', field } }]);
    expect(await storedReviews()).toEqual([]);
  });

  test('is one per customer and book: the last replaces a pending one, a moderated one stays', async () => {
    await Promise.all([post({ rating: 1 }), post({ rating: 2 }), post({ rating: 3 })]);
    expect(await storedReviews()).toHaveLength(1);
    expect((await post({ rating: 5, comment: null })).data).toEqual({ postProductReview: true });
    expect(await storedReviews()).toMatchObject([{ rating: 5, comment: '' }]);
    await shop.db
      .updateTable('product_review')
      .set({ status: 'approved' })
      .where('customer_id', 'is not', null)
      .execute();
    expect((await post({ rating: 1 })).data).toEqual({ postProductReview: false });
    expect(await storedReviews()).toMatchObject([{ rating: 5, status: 'approved' }]);
  });

  test('that replaces a pending one has a new id, so that the old id cannot approve the new text', async () => {
    await post({ comment: 'Fin.' });
    const pending = await listReviewsToModerate(shop.db, 'pending');
    const first = pending.find(({ comment }) => comment === 'Fin.');
    expect(first?.id).toBeGreaterThan(0);
    await post({ comment: 'Köp klockor!' });
    expect(await moderateReviews(shop.db, [first?.id ?? 0], { status: 'approved' })).toEqual([]);
    expect(await storedReviews()).toMatchObject([{ comment: 'Köp klockor!', status: 'pending' }]);
  });

  test('is stored as plain text in one line', async () => {
    await post({ author: ' Anna\u0007\nBerg ', comment: '<script>alert(1)</script>\n\nBra' });
    expect(await storedReviews()).toMatchObject([
      { author: 'Anna Berg', comment: '<script>alert(1)</script> Bra' },
    ]);
  });
});

test('A customer can post twenty reviews a day, even with concurrent requests', async () => {
  const responses = await Promise.all(
    Array.from({ length: 22 }, (_, index) => post({ alias: `book-${index}` })),
  );
  const errorCodes = responses.flatMap(({ errors }) => errors?.[0]?.extensions?.code ?? []);
  expect(errorCodes).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  expect(await storedReviews()).toHaveLength(20);
});

test('Repeated replacements of a review are rate-limited', async () => {
  const loginToken = headers.authorization.replace('Bearer ', '');
  const codes: unknown[] = [];
  for (let i = 0; i <= visitorLimits.review.limit; i++) {
    const { errors } = await shop.backend.execute(mutation, review, { loginToken, address: '192.0.2.77' });
    codes.push(errors?.[0]?.extensions?.code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set([undefined]));
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
