import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { ReviewFault } from '#contract/review-requests.ts';
import { closeReports } from './report-review.ts';
import { listReviewsByStatus, type ReviewToModerate } from './review.queries.ts';
import { type DecidedReview, lockReviews, writeDecision } from './review-report.queries.ts';

export type ReviewStatus = 'pending' | 'approved' | 'refused';

/** A refusal needs a reason, which is mailed to the author (Regulation (EU) 2022/2065, Art. 17). */
export type ReviewDecision = { status: 'approved' } | { status: 'refused'; fault: ReviewFault; note: string };

/** The oldest first. */
export function listReviewsToModerate(db: Database, status: ReviewStatus): Promise<ReviewToModerate[]> {
  return listReviewsByStatus(db, status);
}

/**
 * Returns the ids of the reviews found. An earlier decision can be changed, also after an objection of the author. Open reports
 * are closed with the decision.
 */
export function moderateReviews(
  db: Database,
  reviewIds: readonly number[],
  decision: ReviewDecision,
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const reviews = await lockReviews(trx, reviewIds);
    const ids = reviews.map(({ id }) => id);
    const isRefused = decision.status === 'refused';
    await writeDecision(trx, ids, {
      status: decision.status,
      reason: isRefused ? decision.fault : null,
      note: isRefused ? decision.note : '',
    });
    await closeReports(trx, ids, isRefused ? 'removed' : 'kept');
    for (const review of reviews) await notifyAuthor(trx, review, decision);
    return ids;
  });
}

/** Mails the author a refusal with its reason, and the publication of a review that was refused before. */
async function notifyAuthor(trx: Database, review: DecidedReview, decision: ReviewDecision): Promise<void> {
  const { id, status, comment, productName, email, channelId, marketId, languageId } = review;
  if (email === null || status === decision.status) return;
  const mail = { to: email, channelId, marketId, languageId, shopUrl: null };
  const key = `${id}:${Date.now()}`;
  if (decision.status === 'refused')
    await enqueueMail(trx, {
      ...mail,
      kind: 'review-refused',
      dedupeKey: `review-refused:${key}`,
      payload: { productName, comment, fault: decision.fault, note: decision.note },
    });
  else if (status === 'refused')
    await enqueueMail(trx, {
      ...mail,
      kind: 'review-restored',
      dedupeKey: `review-restored:${key}`,
      payload: { productName, comment },
    });
}
