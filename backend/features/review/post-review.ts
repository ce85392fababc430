import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { parseInput } from '#backend/graphql/parse-input.ts';
import { reviewSchema } from '#contract/forms/review.ts';
import { countReviewsOfDay, insertReview, lockCustomer, type ReviewedWork } from './review.queries.ts';

interface ReviewInput {
  rating: number | null | undefined;
  comment: string | null | undefined;
  author: string;
}

const schema = reviewSchema({ requiresComment: false });

/** Per customer, to bound the work of moderation. */
const maxPerDay = 20;

/**
 * Submits a review for moderation. A customer has one review per work: a new review replaces a pending one. Returns false and
 * changes nothing if the earlier review was already moderated.
 */
export async function postReview(
  db: Database,
  subject: { work: ReviewedWork; languageId: string; customerId: number },
  input: ReviewInput,
): Promise<boolean> {
  const review = parseInput(schema, { ...input, comment: input.comment ?? '' });
  return db.transaction().execute(async (trx) => {
    // Serialises concurrent requests of one customer, so that each is counted.
    await lockCustomer(trx, subject.customerId);
    if ((await countReviewsOfDay(trx, subject.customerId)) >= maxPerDay)
      throw new ShopError('RATE_LIMITED', 'Too many reviews for one day. Come back tomorrow.');
    return insertReview(trx, subject.work, {
      language_id: subject.languageId,
      customer_id: subject.customerId,
      ...review,
    });
  });
}
