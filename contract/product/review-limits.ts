/** Limits of a review. Both sides check them. */
export const REVIEW_LIMITS = { author: 50, comment: 150, minRating: 1, maxRating: 5 } as const;
