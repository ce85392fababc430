import { data } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import {
  type ListedReview,
  REVIEW_SORTS,
  type ReviewListResponse,
  type ReviewSort,
} from '#contract/review-requests.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { ReviewsDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { languageIdOf } from '#storefront/session/shopper.ts';
import { dateTimeFormat, dayInShop, formatNumber } from '#storefront/translations/formatters.ts';

export interface Review {
  rating: number;
  comment: string;
  author: string;
  /** The day in the shop's time zone: `2026-11-03`. */
  day: string;
  /** The same day in the language of the page: “3 November 2026”. */
  date: string;
  /** Language code of the comment; undefined if unknown. */
  language: string | undefined;
  isVerifiedPurchase: boolean;
  /** Undefined if the backend has no votes. */
  votes: ReviewVotes | undefined;
}

export interface ReviewVotes {
  reviewId: number;
  helpfulCount: number;
  hasVoted: boolean;
}

export interface ReviewPage {
  count: number;
  average: number;
  averageText: string;
  /** The number of this page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** Undefined if the backend does not sort. */
  sort: ReviewSort | undefined;
  reviews: Review[];
}

/** Query parameter with the page number. */
export const REVIEW_PARAMETER = 'reviews';

/** Query parameter with the order. */
export const REVIEW_SORT_PARAMETER = 'reviewSort';

type ReviewEnvironment = Pick<
  ShopEnvironment,
  'api' | 'shopper' | 'sendShopRequest' | 'isPersonal' | 'cookies'
>;

interface ReviewPageRequest {
  alias: string;
  skip: number;
  take: number;
}

/** One page of a product's reviews. A page that does not exist is 404; null when the query fails. */
export async function loadReviews(
  environment: ReviewEnvironment,
  alias: string,
  search: URLSearchParams,
): Promise<ReviewPage | null> {
  const page = readReviewPage(search);
  const sort = readSort(search);
  const take = SHOP.reviewPageSize;
  const request = { alias, skip: (page - 1) * take, take };
  const sorted = await requestReviews(environment, { ...request, sort });
  const found = sorted ?? (await queryReviews(environment, request));
  if (!found) return null;
  const { count, averageRating, items } = found;
  const pages = Math.max(1, Math.ceil(count / take));
  if (page > pages) throw data(null, { status: 404 });
  const language = LOCALES[environment.shopper.locale].iso;
  return {
    count,
    average: averageRating,
    averageText: formatNumber(environment.shopper.locale, averageRating, 1),
    page,
    pages,
    sort: sorted ? sort : undefined,
    reviews: items.map((review) => toReview(review, language)),
  };
}

/** Requests reviews with sorting and votes; undefined if the backend has only the GraphQL contract, or fails. */
async function requestReviews(
  { shopper, sendShopRequest, isPersonal, cookies }: ReviewEnvironment,
  request: ReviewPageRequest & { sort: ReviewSort },
): Promise<ReviewListResponse['reviews'] | undefined> {
  const outcome = await sendShopRequest('product-reviews', {
    ...request,
    channelId: shopper.channelId,
    marketId: shopper.market,
    languageId: languageIdOf(shopper),
    // A shared page must not read the visitor's cookie.
    voterId: isPersonal ? cookies.get(COOKIES.voter) : undefined,
  });
  return outcome.kind === 'accepted' ? outcome.result.reviews : undefined;
}

async function queryReviews({ api }: ReviewEnvironment, request: ReviewPageRequest) {
  const result = await api.query(ReviewsDocument, request).catch((error) => {
    // The product page works without reviews.
    if (error instanceof GraphqlError || error instanceof NetworkError) return null;
    throw error;
  });
  if (!result?.reviews) return null;
  const { count, averageRating, reviews } = result.reviews;
  return { count, averageRating, items: (reviews ?? []).flatMap((review) => review ?? []) };
}

function readReviewPage(search: URLSearchParams): number {
  const value = search.get(REVIEW_PARAMETER);
  if (value === null) return 1;
  if (!/^[1-9]\d{0,2}$/.test(value)) throw data(null, { status: 404 });
  return Number(value);
}

function readSort(search: URLSearchParams): ReviewSort {
  const value = search.get(REVIEW_SORT_PARAMETER);
  return REVIEW_SORTS.find((sort) => sort === value) ?? 'newest';
}

type FoundReview = Pick<ListedReview, 'rating' | 'comment' | 'author' | 'reviewDate'> & Partial<ListedReview>;

/**
 * The formatted date is part of the loader's data, because server and browser might format it differently. A getter formats
 * it, so that pages that are prefetched but never displayed do not.
 */
function toReview(
  { rating, comment, author, reviewDate, ...details }: FoundReview,
  language: string,
): Review {
  const { reviewId, languageId, isVerifiedPurchase = false, helpfulCount = 0, hasVoted = false } = details;
  return {
    rating,
    comment,
    author,
    get day() {
      return dayInShop(reviewDate);
    },
    get date() {
      const format = dateTimeFormat(language, { dateStyle: 'long', timeZone: SHOP.timeZone });
      return format.format(new Date(reviewDate));
    },
    language: languageId?.slice(0, 2),
    isVerifiedPurchase,
    votes: reviewId === undefined ? undefined : { reviewId, helpfulCount, hasVoted },
  };
}
