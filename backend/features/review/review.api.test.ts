import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LIMITS } from '#contract/limits.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, addReviews);
});
afterAll(() => shop.close());

async function addReviews(db: Database): Promise<void> {
  const product_id = await addProduct(db, { key: 'reviewed' });
  await addProduct(db, { key: 'unreviewed' });
  const reviews: [rating: number, author: string, created: string, status: string][] = [
    [5, 'Ann', '2024-03-01', 'approved'],
    [4, 'Bo', '2024-03-03', 'approved'],
    [4, 'Cia', '2024-03-02', 'approved'],
    [1, 'Dan', '2024-03-04', 'pending'],
    [1, 'Eva', '2024-03-05', 'refused'],
  ];
  await db
    .insertInto('product_review')
    .values(
      reviews.map(([rating, author, created, status]) => ({
        product_id,
        rating,
        author,
        status,
        comment: `Comment of ${author}`,
        created_at: new Date(`${created}T10:00:00Z`),
      })),
    )
    .execute();
}

const query = `query ($alias: String, $skip: Int, $take: Int) { reviews(alias: $alias, skip: $skip, take: $take) {
  __typename count averageRating reviews { rating comment author reviewDate }
} }`;

async function authors(page: object) {
  const { data } = await shop.query(query, { alias: 'reviewed', ...page });
  expect(data.reviews).toMatchObject({ count: 3, averageRating: 4.3 });
  return data.reviews.reviews.map(({ author }: { author: string }) => author);
}

describe('Reviews', () => {
  test('are the approved ones, newest first, with count and average', async () => {
    const { data } = await shop.query(query, { alias: 'reviewed' });
    const review = (rating: number, author: string, day: string) => ({
      rating,
      author,
      comment: `Comment of ${author}`,
      reviewDate: `${day}T10:00:00.000Z`,
    });
    expect(data.reviews).toEqual({
      __typename: 'ProductReviewResultType',
      count: 3,
      averageRating: 4.3,
      reviews: [
        review(4, 'Bo', '2024-03-03'),
        review(4, 'Cia', '2024-03-02'),
        review(5, 'Ann', '2024-03-01'),
      ],
    });
  });

  test('are paged, with the count of all', async () => {
    expect(await authors({ take: 2 })).toEqual(['Bo', 'Cia']);
    expect(await authors({ skip: 2, take: 2 })).toEqual(['Ann']);
    expect(await authors({ skip: 3 })).toEqual([]);
    expect(await authors({ take: 0 })).toEqual([]);
    expect(await authors({ skip: null, take: null })).toEqual(['Bo', 'Cia', 'Ann']);
  });

  test('determine the rating of the product', async () => {
    const { data } = await shop.query(
      `{ reviewed: product(alias: "reviewed") { rating { score voteCount } }
        unreviewed: product(alias: "unreviewed") { rating { score voteCount } } }`,
    );
    expect(data).toEqual({
      reviewed: { rating: { score: 4.3, voteCount: 3 } },
      unreviewed: { rating: { score: 0, voteCount: 0 } },
    });
  });

  test('of a product without reviews are an empty list', async () => {
    const { data } = await shop.query(query, { alias: 'unreviewed' });
    expect(data.reviews).toMatchObject({ count: 0, averageRating: 0, reviews: [] });
  });

  test.each([{}, { alias: '' }, { alias: 'no-such-book' }])(
    'of an unknown product are null: %o',
    async (variables) => {
      expect(await shop.query(query, variables)).toEqual({ status: 200, data: { reviews: null } });
    },
  );

  test.each([
    [{ skip: -1 }, `skip must be from 0 to ${LIMITS.listSkip}.`],
    [{ skip: LIMITS.listSkip + 1 }, `skip must be from 0 to ${LIMITS.listSkip}.`],
    [{ take: -1 }, `take must be from 0 to ${LIMITS.listTake}.`],
    [{ take: LIMITS.listTake + 1 }, `take must be from 0 to ${LIMITS.listTake}.`],
  ])('are rejected beyond the limits of lists: %o', async (page, message) => {
    const { data, errors } = await shop.query(query, { alias: 'reviewed', ...page });
    expect(data).toEqual({ reviews: null });
    expect(errors).toMatchObject([{ message, extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });
});
