import { isRating, REVIEW_LIMITS } from '#contract/review-limits.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { PostProductReviewDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { Translate } from '#storefront/translations/words.ts';

export type ReviewOutcome =
  | { kind: 'review-sent' }
  | {
      kind: 'review-refused';
      message: string;
      /** The field that is wrong; none where it is something else. */
      field: 'rating' | 'author' | 'comment' | null;
      typed: { rating: string; author: string; comment: string };
    };

/** Hands a review in, as the customer; every refusal is told in words (§5). */
export async function sendReview(
  { api, words: t }: { api: CommerceClient; words: Translate },
  alias: string,
  form: FormData,
): Promise<ReviewOutcome> {
  const typed = {
    rating: textIn(form, 'rating'),
    author: textIn(form, 'author'),
    comment: textIn(form, 'comment'),
  };
  const refused = (message: string, field: 'rating' | 'author' | 'comment' | null = null): ReviewOutcome => ({
    kind: 'review-refused',
    ...{ message, field, typed },
  });
  const rating = Number(typed.rating || Number.NaN);
  if (!isRating(rating)) return refused(t('review.ratingRequired'), 'rating');
  for (const field of ['author', 'comment'] as const) {
    if (typed[field] === '') return refused(t('review.required'), field);
    if (typed[field].length > REVIEW_LIMITS[field]) return refused(t('field.tooLong'), field);
  }
  try {
    const { author, comment } = typed;
    const answer = await api.send(PostProductReviewDocument, { alias, rating, author, comment });
    return answer.postProductReview ? { kind: 'review-sent' } : refused(t('review.already'));
  } catch (error) {
    if (!(error instanceof GraphqlError || error instanceof NetworkError)) throw error;
    const code = error instanceof GraphqlError ? error.code : undefined;
    if (code === 'LIMIT_EXCEEDED') return refused(t('review.tooMany'));
    if (code === 'LOGIN_REQUIRED' || code === 'INVALID_TOKEN') return refused(t('review.loginRequired'));
    return refused(t('error.general'));
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
