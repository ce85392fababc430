import { describe, expect, test } from 'vitest';
import type { ReviewListResponse } from '#contract/review-requests.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { SendShopRequest } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadReviews } from './load-reviews.ts';

const review = (rating: number) => ({
  rating,
  comment: 'Good.',
  author: 'Ann',
  reviewDate: '2026-03-01T23:30:00.000Z',
});

/** A backend with only the GraphQL contract, unless it has `listed` reviews. */
function load(search: string, result: unknown, listed?: ReviewListResponse['reviews']) {
  const calls: unknown[] = [];
  const query = async (_: unknown, variables: unknown) => {
    calls.push(variables);
    if (result instanceof Error) throw result;
    return result;
  };
  const environment = {
    api: { query, send: query } as unknown as CommerceClient,
    shopper: { locale: 'sv' } as Shopper,
    isPersonal: false,
    cookies: { get: () => 'not read', set: () => undefined },
    sendShopRequest: (async (_: unknown, request: unknown) => {
      if (!listed) return { kind: 'rejected', code: undefined };
      calls.push(request);
      return { kind: 'accepted', result: { reviews: listed } };
    }) as unknown as SendShopRequest,
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
      sort: undefined,
      reviews: [
        {
          rating: 4,
          comment: 'Good.',
          author: 'Ann',
          day: '2026-03-02',
          date: '2 mars 2026',
          language: undefined,
          isVerifiedPurchase: false,
          votes: undefined,
        },
      ],
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

  test('are sorted and have votes where the backend offers it, without the visitor’s cookie', async () => {
    const item = {
      ...review(5),
      reviewId: 9,
      languageId: 'fi-FI',
      isVerifiedPurchase: true,
      helpfulCount: 3,
      hasVoted: false,
    };
    const listed = { count: 6, averageRating: 4.3, items: [item] };
    const { calls, page } = load('reviews=2&reviewSort=helpful', null, listed);
    expect(await page).toMatchObject({
      sort: 'helpful',
      page: 2,
      reviews: [{ language: 'fi', isVerifiedPurchase: true, votes: { reviewId: 9, helpfulCount: 3 } }],
    });
    expect(calls).toMatchObject([{ alias: 'dune', sort: 'helpful', skip: 5, take: 5, voterId: undefined }]);
    expect(await load('reviewSort=x', null, listed).page).toMatchObject({ sort: 'newest' });
  });
});
