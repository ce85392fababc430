import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadReviews } from './load-reviews.ts';

const review = (rating: number) => ({
  rating,
  comment: 'Good.',
  author: 'Ann',
  reviewDate: '2026-03-01T23:30:00.000Z',
});

function load(search: string, result: unknown) {
  const calls: unknown[] = [];
  const query = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (result instanceof Error) throw result;
    return result;
  };
  const environment = {
    api: { query, send: query } as unknown as CommerceClient,
    shopper: { locale: 'sv' } as Shopper,
  };
  return { calls, page: loadReviews(environment, 'dune', new URLSearchParams(search)) };
}
const resultOf = (count: number) => ({ reviews: { count, averageRating: 4.3, reviews: [review(4), null] } });

describe('the reviews of a product', () => {
  test('come five to a page, with dates in the shop’s time zone', async () => {
    const { calls, page } = load('reviews=2', resultOf(7));
    expect(await page).toEqual({
      count: 7,
      average: 4.3,
      averageText: '4,3',
      page: 2,
      pages: 2,
      reviews: [{ rating: 4, comment: 'Good.', author: 'Ann', day: '2026-03-01', date: '2 mars 2026' }],
    });
    expect(calls).toEqual([{ alias: 'dune', skip: 5, take: 5 }]);
  });

  test('start with the first page, also when there are none', async () => {
    expect(await load('', resultOf(0)).page).toMatchObject({ page: 1, pages: 1 });
    expect(await load('', { reviews: null }).page).toBeNull();
  });

  test.each(['reviews=0', 'reviews=-1', 'reviews=x', 'reviews=', 'reviews=1e2', 'reviews=3', 'reviews=1000'])(
    'have no page %s',
    async (search) => {
      await expect(load(search, resultOf(7)).page).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  test.each([new NetworkError('gone'), new GraphqlError([{ message: 'No.' }])])(
    'are left out when the query fails: %s',
    async (error) => {
      expect(await load('', error).page).toBeNull();
    },
  );
});
