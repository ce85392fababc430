import { findProduct } from '#backend/features/product/find-product.ts';
import { averageRating } from '#backend/features/product/rating.ts';
import { checkPage } from '#backend/features/product-list/check-page.ts';
import type { QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { listReviews, sumOfRatings } from './review.queries.ts';

export const reviewResolvers: { Query: Pick<QueryResolvers, 'reviews'> } = {
  Query: {
    async reviews(_, { alias, skip, take, ...args }, { db, scope }) {
      const page = { skip: skip ?? 0, take: take ?? LIMITS.listTakeDefault };
      checkPage(page.skip, page.take);
      const found = await findProduct(scope(args), { alias });
      if (!found) return null;
      const [ratings, reviews] = await Promise.all([
        sumOfRatings(db, found.product.id),
        page.take === 0 ? [] : listReviews(db, found.product.id, page),
      ]);
      return {
        count: ratings.count,
        averageRating: averageRating(ratings),
        reviews: reviews.map(({ rating, comment, author, created_at }) => ({
          rating,
          comment,
          author,
          reviewDate: created_at.toISOString(),
        })),
      };
    },
  },
};
