import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';

export interface StoredVoter {
  customerId: number | null;
  guestHash: string | null;
}

/** Matches votes of the customer, and votes that the same browser sent without a sign-in. Null matches no vote. */
export function isVoteOf({ customerId, guestHash }: StoredVoter) {
  return ({ or, eb }: ExpressionBuilder<DB, 'review_vote'>) =>
    or([eb('review_vote.customer_id', '=', customerId), eb('review_vote.guest_hash', '=', guestHash)]);
}

/** Undefined if the review is not published. The customer id is null for an imported review. */
export function findReviewAuthor(
  db: Database,
  reviewId: number,
): Promise<{ customerId: number | null } | undefined> {
  return db
    .selectFrom('product_review')
    .select('customer_id as customerId')
    .where('product_review_id', '=', String(reviewId))
    .where('status', '=', 'approved')
    .executeTakeFirst();
}

/** Deletes all votes of the visitor for a review, or only those without a sign-in. */
export async function deleteVotes(
  db: Database,
  reviewId: number,
  voter: StoredVoter,
  { onlyAsGuest }: { onlyAsGuest: boolean },
): Promise<void> {
  await db
    .deleteFrom('review_vote')
    .where('product_review_id', '=', String(reviewId))
    .where(isVoteOf(onlyAsGuest ? { ...voter, customerId: null } : voter))
    .execute();
}

export async function insertVote(
  db: Database,
  reviewId: number,
  { customerId, guestHash }: StoredVoter,
): Promise<void> {
  await db
    .insertInto('review_vote')
    .values({
      product_review_id: String(reviewId),
      customer_id: customerId,
      guest_hash: customerId === null ? guestHash : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countVotes(db: Database, reviewId: number): Promise<number> {
  const { count } = await db
    .selectFrom('review_vote')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('product_review_id', '=', String(reviewId))
    .executeTakeFirstOrThrow();
  return count;
}
