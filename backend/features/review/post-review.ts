import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { isRating, REVIEW_LIMITS } from '#contract/review-limits.ts';
import { countReviewsOfDay, insertReview, lockCustomer } from './review.queries.ts';

interface ReviewInput {
  rating: number | null | undefined;
  comment: string | null | undefined;
  author: string;
}

/** Per customer, to bound the work of moderation. */
const maxPerDay = 20;

/**
 * Submits a review for moderation. There is one per customer and product: a new one replaces a pending one. Returns false
 * when the earlier review was already moderated; it stays unchanged.
 */
export async function postReview(
  db: Database,
  subject: { productId: number; languageId: string; customerId: number },
  input: ReviewInput,
): Promise<boolean> {
  const review = checkReview(input);
  return db.transaction().execute(async (trx) => {
    // Serialises concurrent requests of one customer, so that each is counted.
    await lockCustomer(trx, subject.customerId);
    if ((await countReviewsOfDay(trx, subject.customerId)) >= maxPerDay)
      throw new ShopError('LIMIT_EXCEEDED', 'Too many reviews for one day. Come back tomorrow.');
    return insertReview(trx, {
      product_id: subject.productId,
      language_id: subject.languageId,
      customer_id: subject.customerId,
      ...review,
    });
  });
}

function checkReview({ rating, comment, author }: ReviewInput) {
  if (!isRating(rating)) throw badInputError('rating', 'must be a whole number of stars from 1 to 5');
  const name = normalizeLine(author);
  if (name === '') throw badInputError('author', 'is missing');
  if (name.length > REVIEW_LIMITS.author)
    throw badInputError('author', `may have ${REVIEW_LIMITS.author} characters at most`);
  const text = normalizeLine(comment ?? '');
  if (text.length > REVIEW_LIMITS.comment)
    throw badInputError('comment', `may have ${REVIEW_LIMITS.comment} characters at most`);
  return { rating, author: name, comment: text };
}

/** Collapses white space, control and format characters into single spaces. The result is plain text, never markup. */
function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

function badInputError(field: string, rule: string): ShopError {
  return new ShopError('BAD_INPUT', `${field} ${rule}.`, { field });
}
