import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { placeOrderPaidByBalance } from '#backend/features/order/placed-order.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import type { ReviewSort } from '#contract/review-requests.ts';
import { sendShopRequest } from '../../../tests/api/send-shop-request.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let works = 0;
/** A work with two formats, `{key}-hardback` and `{key}-pocket`, and a product of another work. */
let work: { key: string; hardback: number; pocket: number; other: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const key = `work${++works}`;
  work = await changeShop(shop, async (db) => {
    const { variant_group_id } = await db
      .insertInto('variant_group')
      .values({ variant_group_key: key, name: key, dimension: 'Format' })
      .returning('variant_group_id')
      .executeTakeFirstOrThrow();
    const add = (format: string, group: number | null) =>
      addProduct(db, { key: `${key}-${format}`, variant_group_id: group, variant_value: format });
    return {
      key,
      hardback: await add('hardback', variant_group_id),
      pocket: await add('pocket', variant_group_id),
      other: await add('other', null),
    };
  });
});

interface StoredReview {
  product_id: number;
  rating: number;
  author: string;
  day: string;
  customer_id?: number;
  is_verified?: boolean;
}

async function addReviews(...reviews: StoredReview[]): Promise<number[]> {
  const rows = await changeShop(shop, (db) =>
    db
      .insertInto('product_review')
      .values(
        reviews.map(({ day, ...review }) => ({
          ...review,
          comment: `Comment of ${review.author}`,
          status: 'approved',
          created_at: new Date(`2024-03-${day}T10:00:00Z`),
        })),
      )
      .returning('product_review_id')
      .execute(),
  );
  return rows.map(({ product_review_id }) => Number(product_review_id));
}

async function list(format: string, sort: ReviewSort = 'newest', headers = {}, voterId?: string) {
  const body = { alias: `${work.key}-${format}`, sort, skip: 0, take: 10, voterId };
  const { data } = await sendShopRequest(shop, 'product-reviews', body, { headers });
  return data.reviews;
}

const authors = async (format: string, sort?: ReviewSort) =>
  (await list(format, sort))?.items.map(({ author }) => author);

const vote = (reviewId: number, voterId: string, isHelpful = true, headers = {}) =>
  sendShopRequest(shop, 'review-votes', { reviewId, voterId, isHelpful }, { headers });

async function signUp(email: string) {
  const headers = await signedInHeaders(shop.backend, email);
  const { data } = await shop.query('{ getUser { id } }', {}, headers);
  return { headers, id: Number(data.getUser.id) };
}

describe('Reviews of a work', () => {
  test('are shown with every format, and rate every format', async () => {
    await addReviews(
      { product_id: work.hardback, rating: 5, author: 'Ann', day: '01' },
      { product_id: work.pocket, rating: 2, author: 'Bo', day: '02' },
      { product_id: work.other, rating: 1, author: 'Cia', day: '03' },
    );
    for (const format of ['hardback', 'pocket']) {
      expect(await list(format)).toMatchObject({
        count: 2,
        averageRating: 3.5,
        items: [{ author: 'Bo' }, { author: 'Ann' }],
      });
      const { data } = await shop.query(
        `query ($alias: String!) { product(alias: $alias) { rating { score voteCount } }
          reviews(alias: $alias) { count averageRating reviews { author } } }`,
        { alias: `${work.key}-${format}` },
      );
      expect(data).toEqual({
        product: { rating: { score: 3.5, voteCount: 2 } },
        reviews: { count: 2, averageRating: 3.5, reviews: [{ author: 'Bo' }, { author: 'Ann' }] },
      });
    }
    expect(await list('other')).toMatchObject({ count: 1, averageRating: 1 });
  });

  test('leave the rating when their format leaves the work', async () => {
    await addReviews(
      { product_id: work.hardback, rating: 5, author: 'Ann', day: '01' },
      { product_id: work.pocket, rating: 2, author: 'Bo', day: '02' },
    );
    const rating = async (format: string) => {
      const { data } = await shop.query(
        `query ($alias: String) { product(alias: $alias) { rating { score } } }`,
        {
          alias: `${work.key}-${format}`,
        },
      );
      return data.product.rating.score;
    };
    await changeShop(shop, (db) =>
      db
        .updateTable('product')
        .set({ variant_group_id: null })
        .where('product_id', '=', work.pocket)
        .execute(),
    );
    expect([await rating('hardback'), await rating('pocket')]).toEqual([5, 2]);
  });

  test('are sorted by date, rating and votes', async () => {
    const [, , cia = 0] = await addReviews(
      { product_id: work.hardback, rating: 4, author: 'Ann', day: '01' },
      { product_id: work.hardback, rating: 5, author: 'Bo', day: '02' },
      { product_id: work.pocket, rating: 2, author: 'Cia', day: '03' },
      { product_id: work.pocket, rating: 5, author: 'Dan', day: '04' },
    );
    await vote(cia, randomUUID());
    expect(await authors('pocket', 'newest')).toEqual(['Dan', 'Cia', 'Bo', 'Ann']);
    expect(await authors('pocket', 'highest')).toEqual(['Dan', 'Bo', 'Ann', 'Cia']);
    expect(await authors('pocket', 'lowest')).toEqual(['Cia', 'Ann', 'Dan', 'Bo']);
    expect(await authors('pocket', 'helpful')).toEqual(['Cia', 'Dan', 'Bo', 'Ann']);
  });

  test('are one per customer: another format replaces a pending one, a moderated one stays', async () => {
    const { headers, id } = await signUp(`${work.key}@example.se`);
    const post = (format: string, comment: string) =>
      shop.query(
        `mutation ($alias: String!, $comment: String) {
          postProductReview(alias: $alias, rating: 4, author: "Eva", comment: $comment) }`,
        { alias: `${work.key}-${format}`, comment },
        headers,
      );
    const stored = () =>
      shop.db
        .selectFrom('product_review')
        .select(['product_id', 'comment'])
        .where('customer_id', '=', id)
        .execute();
    await post('hardback', 'One');
    await post('pocket', 'Two');
    expect(await stored()).toEqual([{ product_id: work.pocket, comment: 'Two' }]);
    await shop.db
      .updateTable('product_review')
      .set({ status: 'approved' })
      .where('customer_id', '=', id)
      .execute();
    expect((await post('hardback', 'Three')).data).toEqual({ postProductReview: false });
    expect(await stored()).toHaveLength(1);
  });

  test('of an unknown product are null, and invalid requests are rejected', async () => {
    const body = { alias: 'no-such-book', sort: 'newest' as const, skip: 0, take: 10 };
    expect((await sendShopRequest(shop, 'product-reviews', body)).data).toEqual({ reviews: null });
    for (const change of [{ sort: 'random' }, { skip: -1 }, { take: 1000 }, { voterId: 'me' }, { alias: 7 }])
      expect(
        (await sendShopRequest(shop, 'product-reviews', { ...body, ...change })).status,
      ).toBeGreaterThanOrEqual(400);
  });
});

describe('A verified purchase', () => {
  const isVerified = async () => (await list('hardback'))?.items[0]?.isVerifiedPurchase;

  test('needs an order of the author with any format of the work, which is not returned', async () => {
    const { headers, id } = await signUp(`buyer-${work.key}@example.se`);
    await addReviews({ product_id: work.hardback, rating: 4, author: 'Eva', day: '01', customer_id: id });
    expect(await isVerified()).toBe(false);
    const skuOf = async (productId: number) =>
      (
        await shop.db
          .selectFrom('sku')
          .select('sku_id')
          .where('product_id', '=', productId)
          .executeTakeFirstOrThrow()
      ).sku_id;
    await placeOrderPaidByBalance(shop, await skuOf(work.other), headers);
    expect(await isVerified()).toBe(false);
    const { orderId } = await placeOrderPaidByBalance(shop, await skuOf(work.pocket), headers);
    expect(await isVerified()).toBe(true);
    await shop.db
      .updateTable('shop_order')
      .set({ state: 'cancelled' })
      .where('order_id', '=', Number(orderId))
      .execute();
    expect(await isVerified()).toBe(false);
  });

  test('of an imported review is that of its source', async () => {
    await addReviews({ product_id: work.hardback, rating: 4, author: 'Eva', day: '01', is_verified: true });
    expect(await isVerified()).toBe(true);
  });
});

describe('A helpful vote', () => {
  test('counts once per visitor, and can be removed', async () => {
    const [review = 0] = await addReviews({ product_id: work.pocket, rating: 4, author: 'Ann', day: '01' });
    const [one, other] = [randomUUID(), randomUUID()];
    await Promise.all([vote(review, one), vote(review, one), vote(review, one)]);
    expect((await vote(review, one)).data).toEqual({ helpfulCount: 1, hasVoted: true });
    expect((await vote(review, other)).data).toEqual({ helpfulCount: 2, hasVoted: true });
    expect((await list('hardback', 'newest', {}, one))?.items[0]).toMatchObject({
      helpfulCount: 2,
      hasVoted: true,
    });
    expect((await list('hardback'))?.items[0]).toMatchObject({ helpfulCount: 2, hasVoted: false });
    expect((await vote(review, one, false)).data).toEqual({ helpfulCount: 1, hasVoted: false });
  });

  test('of a customer counts once in any browser, and replaces the guest’s', async () => {
    const { headers } = await signUp(`voter-${work.key}@example.se`);
    const [review = 0] = await addReviews({ product_id: work.pocket, rating: 4, author: 'Ann', day: '01' });
    const browser = randomUUID();
    await vote(review, browser);
    expect((await vote(review, browser, true, headers)).data.helpfulCount).toBe(1);
    expect((await vote(review, randomUUID(), true, headers)).data.helpfulCount).toBe(1);
    expect((await list('pocket', 'newest', headers))?.items[0]?.hasVoted).toBe(true);
  });

  test('for one’s own, an unknown or an unapproved review is rejected', async () => {
    const { headers, id } = await signUp(`author-${work.key}@example.se`);
    const [review = 0] = await addReviews({
      product_id: work.pocket,
      rating: 4,
      author: 'Eva',
      day: '01',
      customer_id: id,
    });
    expect(await vote(review, randomUUID(), true, headers)).toMatchObject({
      status: 400,
      code: 'OWN_REVIEW',
    });
    expect(await vote(2 ** 40, randomUUID())).toMatchObject({ status: 404, code: 'UNKNOWN_REVIEW' });
    await shop.db
      .updateTable('product_review')
      .set({ status: 'refused' })
      .where('customer_id', '=', id)
      .execute();
    expect(await vote(review, randomUUID())).toMatchObject({ status: 404, code: 'UNKNOWN_REVIEW' });
  });

  test('is rate-limited by network', async () => {
    const [reviewId = 0] = await addReviews({ product_id: work.pocket, rating: 4, author: 'Ann', day: '01' });
    const codes: unknown[] = [];
    for (let i = 0; i <= visitorLimits['review-vote'].limit; i++) {
      const body = { reviewId, isHelpful: true, voterId: randomUUID() };
      codes.push((await sendShopRequest(shop, 'review-votes', body, { address: '192.0.2.91' })).status);
    }
    expect(codes.at(-1)).toBe(429);
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([200]));
  });
});
