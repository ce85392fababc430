import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { Database } from '#backend/database/connection.ts';
import { averageRating } from '#backend/features/product/rating.ts';
import type { ReviewListResponse, ReviewSort } from '#contract/review-requests.ts';
import { listReviews, sumRatings } from './review.queries.ts';
import { hashVoter, type Voter } from './vote-for-review.ts';

interface ReviewListOptions {
  sort: ReviewSort;
  skip: number;
  take: number;
  voter: Voter;
}

/** A page of the approved reviews of every format and edition of the product's work. */
export async function loadReviewList(
  db: Database,
  { id, group }: Pick<Product, 'id' | 'group'>,
  { voter, ...page }: ReviewListOptions,
): Promise<NonNullable<ReviewListResponse['reviews']>> {
  const work = { productId: id, groupId: group?.id ?? null };
  const [ratings, reviews] = await Promise.all([
    sumRatings(db, work),
    page.take === 0 ? [] : listReviews(db, work, { ...page, voter: hashVoter(voter) }),
  ]);
  return {
    count: ratings.count,
    averageRating: averageRating(ratings),
    items: reviews.map(({ createdAt, ...review }) => ({ ...review, reviewDate: createdAt.toISOString() })),
  };
}
