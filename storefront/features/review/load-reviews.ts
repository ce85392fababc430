import { data } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { ReviewsDocument } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export interface Review {
  rating: number;
  comment: string;
  author: string;
  /** `2026-11-03`, and as people write it. */
  day: string;
  date: string;
}

export interface ReviewPage {
  count: number;
  average: number;
  averageText: string;
  page: number;
  pages: number;
  reviews: Review[];
}

/** The query parameter that turns the pages. */
export const REVIEW_PARAMETER = 'reviews';

/** One page of a product's reviews. A page that does not exist is not found; reviews that cannot be had are left out. */
export async function loadReviews(
  { api, shopper }: Pick<ShopEnvironment, 'api' | 'shopper'>,
  alias: string,
  search: URLSearchParams,
): Promise<ReviewPage | null> {
  const page = readReviewPage(search);
  const take = SHOP.reviewPageSize;
  const answer = await api.query(ReviewsDocument, { alias, skip: (page - 1) * take, take }).catch((error) => {
    // The book can be bought without them.
    if (error instanceof GraphqlError || error instanceof NetworkError) return null;
    throw error;
  });
  if (!answer?.reviews) return null;
  const { count, averageRating, reviews } = answer.reviews;
  const pages = Math.max(1, Math.ceil(count / take));
  if (page > pages) throw data(null, { status: 404 });
  const language = LOCALES[shopper.locale].iso;
  return {
    count,
    average: averageRating,
    averageText: averageRating.toLocaleString(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
    page,
    pages,
    reviews: (reviews ?? []).flatMap((review) => (review ? [reviewOf(review, language)] : [])),
  };
}

function readReviewPage(search: URLSearchParams): number {
  const given = search.get(REVIEW_PARAMETER);
  if (given === null) return 1;
  if (!/^[1-9]\d{0,2}$/.test(given)) throw data(null, { status: 404 });
  return Number(given);
}

/** Dates are written here and not in the page, so that server and browser cannot write them differently. */
function reviewOf(
  {
    rating,
    comment,
    author,
    reviewDate,
  }: { rating: number; comment: string; author: string; reviewDate: string },
  language: string,
): Review {
  const written = new Date(reviewDate);
  return {
    rating,
    comment,
    author,
    day: reviewDate.slice(0, 10),
    date: written.toLocaleDateString(language, { dateStyle: 'long', timeZone: SHOP.timeZone }),
  };
}
