import type { RequestScope } from './shop-requests.ts';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'helpful'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Why a review is reported or refused (Regulation (EU) 2022/2065, Art. 16 and 17). */
export const REVIEW_FAULTS = [
  'illegal',
  'hateful',
  'personal-data',
  'advertising',
  'not-about-product',
  'not-genuine',
] as const;
export type ReviewFault = (typeof REVIEW_FAULTS)[number];

/** Reviews with further fields than `ProductReviewType` of the contract, and votes for them. */
export interface ReviewRequests {
  'product-reviews': { request: ReviewListRequest; response: ReviewListResponse };
  'review-votes': { request: ReviewVoteRequest; response: ReviewVoteResponse };
}

interface ReviewListRequest extends RequestScope {
  /** Alias of the product. Its reviews are those of every format and edition of the work. */
  alias: string;
  sort: ReviewSort;
  skip: number;
  take: number;
  /** A guest's id. With it, or for a customer, `hasVoted` is known. */
  voterId?: string | undefined;
}

/** `reviews` is null if there is no such product. */
export interface ReviewListResponse {
  reviews: { count: number; averageRating: number; items: ListedReview[] } | null;
}

/** A review as product pages show it. */
export interface ListedReview {
  reviewId: number;
  rating: number;
  comment: string;
  author: string;
  reviewDate: string;
  /** `sv-SE`; null if unknown. */
  languageId: string | null;
  /** The author has bought this work here and has not returned it. */
  isVerifiedPurchase: boolean;
  helpfulCount: number;
  /** The visitor has found it helpful. */
  hasVoted: boolean;
}

/** A visitor has one vote per review. Repeating a vote changes nothing; one's own review is rejected with `OWN_REVIEW`. */
interface ReviewVoteRequest {
  reviewId: number;
  /** False takes the vote back. */
  isHelpful: boolean;
  /** A random id that identifies a guest. */
  voterId: string;
}

export interface ReviewVoteResponse {
  helpfulCount: number;
  hasVoted: boolean;
}
