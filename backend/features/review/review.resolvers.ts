import { findProduct } from '#backend/features/product/find-product.ts';
import { checkPage } from '#backend/features/product-list/check-page.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { loadReviewList } from './load-review-list.ts';
import { postReview } from './post-review.ts';

/** The contract's reviews do not depend on the visitor. */
const voter = { customerId: null };

export const reviewResolvers: {
  Query: Pick<QueryResolvers, 'reviews'>;
  Mutation: Pick<MutationResolvers, 'postProductReview'>;
} = {
  Query: {
    async reviews(_, { alias, skip, take, ...args }, { reads, scope }) {
      const page = { skip: skip ?? 0, take: take ?? LIMITS.listTakeDefault };
      checkPage(page.skip, page.take);
      const found = await findProduct(scope(args), { alias });
      if (!found) return null;
      const { items, ...list } = await loadReviewList(reads, found.product, {
        ...page,
        sort: 'newest',
        voter,
      });
      return {
        ...list,
        reviews: items.map(({ rating, comment, author, reviewDate }) => ({
          rating,
          comment,
          author,
          reviewDate,
        })),
      };
    },
  },
  Mutation: {
    async postProductReview(_, { alias, rating, comment, author, ...args }, context) {
      const customer = requireCustomer(context);
      await context.limit({ action: 'review' });
      const scope = context.scope(args);
      const found = await findProduct(scope, { alias });
      if (!found) throw new ShopError('BAD_INPUT', 'There is no such product.', { field: 'alias' });
      const subject = {
        work: { productId: found.product.id, groupId: found.product.group?.id ?? null },
        languageId: scope.language.id,
        customerId: customer.id,
      };
      return postReview(context.db, subject, { rating, comment, author });
    },
  },
};
