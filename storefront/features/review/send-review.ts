import { type FieldRule, findFieldErrors } from '#contract/forms/field-error.ts';
import { reviewSchema } from '#contract/forms/review.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { PostProductReviewDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import type { Translate } from '#storefront/translations/translate.ts';

type ReviewField = 'rating' | 'author' | 'comment';

export type ReviewOutcome =
  | { kind: 'review-sent' }
  | {
      kind: 'review-rejected';
      message: string;
      /** The invalid field; null for any other error. */
      field: ReviewField | null;
      input: Record<ReviewField, string>;
    };

const schema = reviewSchema({ requiresComment: true });

const ruleMessages: Partial<Record<FieldRule, 'review.ratingRequired' | 'field.tooLong'>> = {
  rating: 'review.ratingRequired',
  'too-long': 'field.tooLong',
};

/** Sends a review as the signed-in customer. Every rejection has a message (§5). */
export async function sendReview(
  { api, t }: { api: CommerceClient; t: Translate<'account'> },
  alias: string,
  form: FormData,
): Promise<ReviewOutcome> {
  const input = {
    rating: readText(form, 'rating'),
    author: readText(form, 'author'),
    comment: readText(form, 'comment'),
  };
  const reject = (message: string, field: ReviewField | null = null): ReviewOutcome => ({
    kind: 'review-rejected',
    message,
    field,
    input,
  });
  const rating = Number(input.rating || Number.NaN);
  const [error] = findFieldErrors(schema, { ...input, rating });
  if (error) return reject(t(ruleMessages[error.rule] ?? 'review.required'), error.field as ReviewField);
  try {
    const { author, comment } = input;
    const result = await api.send(PostProductReviewDocument, { alias, rating, author, comment });
    return result.postProductReview ? { kind: 'review-sent' } : reject(t('review.alreadyWritten'));
  } catch (error) {
    if (!(error instanceof GraphqlError || error instanceof NetworkError)) throw error;
    const code = error instanceof GraphqlError ? error.code : undefined;
    if (code === 'RATE_LIMITED') return reject(t('review.tooMany'));
    if (code === 'LOGIN_REQUIRED' || code === 'INVALID_TOKEN') return reject(t('review.loginRequired'));
    return reject(t('error.general'));
  }
}
