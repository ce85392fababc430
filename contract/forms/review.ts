import * as v from 'valibot';
import { REVIEW_LIMITS } from '../product/review-limits.ts';
import { type FieldRule, rule } from './field-error.ts';
import { required, type TextRule, toOneLine } from './text.ts';

/** A customer's review. The API accepts reviews without a comment; the shop's form requires one (§5). */
export function reviewSchema({ requiresComment }: { requiresComment: boolean }) {
  return v.object({
    rating: v.pipe(v.number('rating'), rule(isRating, 'rating')),
    author: reviewLine(REVIEW_LIMITS.author, required),
    comment: requiresComment
      ? reviewLine(REVIEW_LIMITS.comment, required)
      : reviewLine(REVIEW_LIMITS.comment),
  });
}

function isRating(value: number): boolean {
  const { minRating, maxRating } = REVIEW_LIMITS;
  return Number.isInteger(value) && value >= minRating && value <= maxRating;
}

function reviewLine(maxLength: number, ...rules: TextRule[]) {
  const limit = v.maxLength<string, number, FieldRule>(maxLength, 'too-long');
  return v.pipe(v.string('required'), v.transform(toOneLine), ...rules, limit);
}
