import { divideRounded } from '#backend/pricing/money.ts';

/** The average of ratings from 1 to 5 with one decimal, as stars are displayed; 0 without ratings. */
export function averageRating({ sum, count }: { sum: number; count: number }): number {
  return count === 0 ? 0 : divideRounded(sum * 10, count) / 10;
}
