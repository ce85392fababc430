import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { ReviewVoteResponse } from '#contract/review-requests.ts';
import { countVotes, deleteVotes, findReviewAuthor, insertVote, type StoredVoter } from './vote.queries.ts';

export interface Voter {
  /** Null for a guest. */
  customerId: number | null;
  /** The random id of the visitor's browser. */
  voterId?: string | undefined;
}

/** Counts a helpful vote once per visitor, or removes it. Authors cannot vote for their own reviews. */
export async function voteForReview(
  db: Database,
  voter: Voter,
  { reviewId, isHelpful }: { reviewId: number; isHelpful: boolean },
): Promise<ReviewVoteResponse> {
  const review = await findReviewAuthor(db, reviewId);
  if (!review) throw new ShopError('UNKNOWN_REVIEW', 'There is no such review.');
  if (voter.customerId !== null && review.customerId === voter.customerId)
    throw new ShopError('OWN_REVIEW', 'You cannot vote for your own review.');
  const stored = hashVoter(voter);
  await db.transaction().execute(async (trx) => {
    // A customer's vote replaces the vote they gave as a guest, before they signed in.
    if (!isHelpful || stored.customerId !== null)
      await deleteVotes(trx, reviewId, stored, { onlyAsGuest: isHelpful });
    if (isHelpful) await insertVote(trx, reviewId, stored);
  });
  return { helpfulCount: await countVotes(db, reviewId), hasVoted: isHelpful };
}

/** The id in the cookie is not stored, only its hash. */
export function hashVoter({ customerId, voterId }: Voter): StoredVoter {
  const guestHash = voterId === undefined ? null : createHash('sha256').update(voterId).digest('base64url');
  return { customerId, guestHash };
}
