import type { Database } from '#backend/database/connection.ts';
import { listReviewsByStatus, type ReviewToModerate, setReviewStatus } from './review.queries.ts';

export type ReviewStatus = 'pending' | 'approved' | 'refused';

/** The oldest first. */
export function listReviewsToModerate(db: Database, status: ReviewStatus): Promise<ReviewToModerate[]> {
  return listReviewsByStatus(db, status);
}

/** Returns the ids of the reviews found. An earlier decision can be changed. */
export function moderateReviews(
  db: Database,
  reviewIds: readonly number[],
  decision: 'approved' | 'refused',
): Promise<number[]> {
  return setReviewStatus(db, reviewIds, decision);
}
