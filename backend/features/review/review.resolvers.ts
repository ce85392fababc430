import { findProduct } from '#backend/features/product/find-product.ts';
import { averageRating } from '#backend/features/product/rating.ts';
import { checkPage } from '#backend/features/product-list/check-page.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { postReview } from './post-review.ts';
import { listReviews, sumRatings } from './review.queries.ts';

export const reviewResolvers: {
  Query: Pick<QueryResolvers, 'reviews'>;
  Mutation: Pick<MutationResolvers, 'postProductReview'>;
} = {
  Query: {
    async reviews(_, { alias, skip, take, ...args }, { db, scope }) {
      const page = { skip: skip ?? 0, take: take ?? LIMITS.listTakeDefault };
      checkPage(page.skip, page.take);
      const found = await findProduct(scope(args), { alias });
      if (!found) return null;
      const [ratings, reviews] = await Promise.all([
        sumRatings(db, found.product.id),
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
  Mutation: {
    async postProductReview(_, { alias, rating, comment, author, ...args }, context) {
      const customer = requireCustomer(context);
      await context.limit('review');
      const scope = context.scope(args);
      const found = await findProduct(scope, { alias });
      if (!found) throw new ShopError('BAD_INPUT', 'There is no such product.', { field: 'alias' });
      const about = {
        productId: found.product.id,
        languageId: scope.language.id,
        customerId: customer.id,
      };
      return postReview(context.db, about, { rating, comment, author });
    },
  },
};
