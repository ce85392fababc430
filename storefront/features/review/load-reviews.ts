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
  /** `2026-11-03` */
  day: string;
  /** In the language of the page: “3 November 2026”. */
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

/** Query parameter with the page number. */
export const REVIEW_PARAMETER = 'reviews';

/** One page of a product's reviews. A page that does not exist is 404; null when the query fails. */
export async function loadReviews(
  { api, shopper }: Pick<ShopEnvironment, 'api' | 'shopper'>,
  alias: string,
  search: URLSearchParams,
): Promise<ReviewPage | null> {
  const page = readReviewPage(search);
  const take = SHOP.reviewPageSize;
  const result = await api.query(ReviewsDocument, { alias, skip: (page - 1) * take, take }).catch((error) => {
    // The product page works without reviews.
    if (error instanceof GraphqlError || error instanceof NetworkError) return null;
    throw error;
  });
  if (!result?.reviews) return null;
  const { count, averageRating, reviews } = result.reviews;
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
    reviews: (reviews ?? []).flatMap((review) => (review ? [toReview(review, language)] : [])),
  };
}

function readReviewPage(search: URLSearchParams): number {
  const value = search.get(REVIEW_PARAMETER);
  if (value === null) return 1;
  if (!/^[1-9]\d{0,2}$/.test(value)) throw data(null, { status: 404 });
  return Number(value);
}

/** Formats the date in the loader, because server and browser might format it differently. */
function toReview(
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
