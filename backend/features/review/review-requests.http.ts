import * as v from 'valibot';
import { findProduct } from '#backend/features/product/find-product.ts';
import { checkPage } from '#backend/features/product-list/check-page.ts';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { REVIEW_SORTS, type ReviewRequests } from '#contract/review-requests.ts';
import { loadReviewList } from './load-review-list.ts';
import { voteForReview } from './vote-for-review.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const voterId = v.pipe(v.string(), v.regex(/^[0-9a-f-]{32,36}$/));
const scope = { channelId: v.optional(text), marketId: v.optional(text), languageId: v.optional(text) };

const handlers: ShopRequestHandlers<keyof ReviewRequests> = {
  'product-reviews': {
    schema: v.object({
      ...scope,
      alias: text,
      sort: v.picklist(REVIEW_SORTS),
      skip: v.pipe(v.number(), v.integer()),
      take: v.pipe(v.number(), v.integer()),
      voterId: v.optional(voterId),
    }),
    async handle({ db, customer, scope }, { alias, sort, skip, take, voterId, ...args }) {
      checkPage(skip, take);
      const found = await findProduct(scope(args), { alias });
      if (!found) return { reviews: null };
      const voter = { customerId: customer?.id ?? null, voterId };
      return { reviews: await loadReviewList(db, found.product, { sort, skip, take, voter }) };
    },
  },
  'review-votes': {
    schema: v.object({
      reviewId: v.pipe(v.number(), v.integer(), v.minValue(1)),
      isHelpful: v.boolean(),
      voterId,
    }),
    async handle(context, { reviewId, isHelpful, voterId }) {
      await context.limit({ action: 'review-vote' });
      const voter = { customerId: context.customer?.id ?? null, voterId };
      return voteForReview(context.db, voter, { reviewId, isHelpful });
    },
  },
};

export function reviewRoutes(services: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, services);
}
