import type { Database } from '#backend/database/connection.ts';
import { listReviewsByStatus, setReviewStatus, type WaitingReview } from './review.queries.ts';

export type ReviewStatus = 'pending' | 'approved' | 'refused';

/** The oldest first: whoever has waited longest is read first. */
export function reviewsToRead(db: Database, status: ReviewStatus): Promise<WaitingReview[]> {
  return listReviewsByStatus(db, status);
}

/** The numbers of those that there are; what was decided before can be decided anew. */
export function decideReviews(
  db: Database,
  reviewIds: readonly number[],
  decision: 'approved' | 'refused',
): Promise<number[]> {
  return setReviewStatus(db, reviewIds, decision);
}
