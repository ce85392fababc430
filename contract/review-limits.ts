/** Limits of a review. Both sides check them. */
export const REVIEW_LIMITS = { author: 50, comment: 150, minRating: 1, maxRating: 5 } as const;

export function isRating(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) >= REVIEW_LIMITS.minRating &&
    Number(value) <= REVIEW_LIMITS.maxRating
  );
}
