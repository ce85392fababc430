/** Limits of a review. Both sides check them. */
export const REVIEW_LIMITS = { author: 50, comment: 150, leastRating: 1, mostRating: 5 } as const;

export function isRating(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) >= REVIEW_LIMITS.leastRating &&
    Number(value) <= REVIEW_LIMITS.mostRating
  );
}
