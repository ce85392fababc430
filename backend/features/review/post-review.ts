import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { isRating, REVIEW_LIMITS } from '#contract/review-limits.ts';
import { countReviewsOfDay, insertReview, lockCustomer } from './review.queries.ts';

export interface PostedReview {
  rating: number | null | undefined;
  comment: string | null | undefined;
  author: string;
}

/** Of one customer in a day: nobody reads more. */
const mostPerDay = 20;

/**
 * Hands in a review, which waits until somebody has read it. One of each customer and product: who writes again while it
 * waits has thought better of it. False where it was read already, and stays as it is.
 */
export async function postReview(
  db: Database,
  about: { productId: number; languageId: string; customerId: number },
  posted: PostedReview,
): Promise<boolean> {
  const review = checkReview(posted);
  return db.transaction().execute(async (trx) => {
    // One after the other, so that ten at once count as ten.
    await lockCustomer(trx, about.customerId);
    if ((await countReviewsOfDay(trx, about.customerId)) >= mostPerDay)
      throw new ShopError('LIMIT_EXCEEDED', 'Too many reviews for one day. Come back tomorrow.');
    return insertReview(trx, {
      product_id: about.productId,
      language_id: about.languageId,
      customer_id: about.customerId,
      ...review,
    });
  });
}

function checkReview({ rating, comment, author }: PostedReview) {
  if (!isRating(rating)) throw refused('rating', 'must be a whole number of stars from 1 to 5');
  const name = oneLine(author);
  if (name === '') throw refused('author', 'is missing');
  if (name.length > REVIEW_LIMITS.author)
    throw refused('author', `may have ${REVIEW_LIMITS.author} characters at most`);
  const text = oneLine(comment ?? '');
  if (text.length > REVIEW_LIMITS.comment)
    throw refused('comment', `may have ${REVIEW_LIMITS.comment} characters at most`);
  return { rating, author: name, comment: text };
}

/** As it will be read: in one line, and without letters that nobody sees. It is text, and never anything else. */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

function refused(field: string, rule: string): ShopError {
  return new ShopError('BAD_INPUT', `${field} ${rule}.`, { field });
}
