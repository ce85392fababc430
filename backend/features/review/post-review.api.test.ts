import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { decideReviews, reviewsToRead } from './moderate-reviews.ts';

let shop: TestShop;
let headers: { authorization: string };
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    for (let number = 0; number < 22; number++) await addProduct(db, { key: `book-${number}` });
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
const post = (change: object = {}) => shop.ask(mutation, { ...review, ...change }, headers);
const written = () =>
  shop.db
    .selectFrom('product_review')
    .select(['rating', 'comment', 'author', 'status', 'language_id'])
    .where('customer_id', 'is not', null)
    .orderBy('product_review_id')
    .execute();

describe('A review', () => {
  test('is kept with its language, and shown to nobody before somebody has read it', async () => {
    expect((await post()).data).toEqual({ postProductReview: true });
    const { alias, ...kept } = review;
    expect(await written()).toEqual([{ ...kept, status: 'pending', language_id: 'fi-FI' }]);
    const { data } = await shop.ask('{ reviews(alias: "book-0") { count } }');
    expect(data.reviews.count).toBe(0);
  });

  test('is for who has signed in', async () => {
    const { data, errors } = await shop.ask(mutation, review);
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
  ])('that cannot be shown is refused by the name of what is wrong: %s', async (field, change) => {
    const { errors } = await post(change);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', field } }]);
    expect(await written()).toEqual([]);
  });

  test('of a customer is one for each book: the last while it waits, the read one for good', async () => {
    await Promise.all([post({ rating: 1 }), post({ rating: 2 }), post({ rating: 3 })]);
    expect(await written()).toHaveLength(1);
    expect((await post({ rating: 5, comment: null })).data).toEqual({ postProductReview: true });
    expect(await written()).toMatchObject([{ rating: 5, comment: '' }]);
    await shop.db
      .updateTable('product_review')
      .set({ status: 'approved' })
      .where('customer_id', 'is not', null)
      .execute();
    expect((await post({ rating: 1 })).data).toEqual({ postProductReview: false });
    expect(await written()).toMatchObject([{ rating: 5, status: 'approved' }]);
  });

  test('that is written anew has another number: nobody approves words that they have not read', async () => {
    await post({ comment: 'Fin.' });
    const read = (await reviewsToRead(shop.db, 'pending')).find(({ comment }) => comment === 'Fin.');
    expect(read?.id).toBeGreaterThan(0);
    await post({ comment: 'Köp klockor!' });
    expect(await decideReviews(shop.db, [read?.id ?? 0], 'approved')).toEqual([]);
    expect(await written()).toMatchObject([{ comment: 'Köp klockor!', status: 'pending' }]);
  });

  test('is text and stays text, in one line', async () => {
    await post({ author: ' Anna\u0007\nBerg ', comment: '<script>alert(1)</script>\n\nBra' });
    expect(await written()).toMatchObject([
      { author: 'Anna Berg', comment: '<script>alert(1)</script> Bra' },
    ]);
  });
});

test('Twenty reviews a day are enough for anybody, also when they come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, number) => post({ alias: `book-${number}` })),
  );
  const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions?.code ?? []);
  expect(refused).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED']);
  expect(await written()).toHaveLength(20);
});

test('Who writes anew again and again is told to wait', async () => {
  const loginToken = headers.authorization.replace('Bearer ', '');
  const codes: unknown[] = [];
  for (let i = 0; i <= visitorLimits.review.burst; i++) {
    const { errors } = await shop.backend.execute(mutation, review, { loginToken, address: '192.0.2.77' });
    codes.push(errors?.[0]?.extensions?.code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set([undefined]));
  expect(codes.at(-1)).toBe('LIMIT_EXCEEDED');
});
