import { createHash } from 'node:crypto';

/** `npm run test:all` sets it: every combination of language, width and browser option instead of one per journey. */
export const isFullMatrix = process.env.TEST_MATRIX === 'full';

/**
 * The combinations that a journey runs in: all of them in the full matrix, otherwise one. The choice depends on the
 * journey's name, so that the journeys together cover every combination.
 */
export function combinations<T>(journey: string, all: readonly T[]): readonly T[] {
  if (isFullMatrix) return all;
  const index = createHash('sha256').update(journey).digest().readUInt32BE() % all.length;
  return all.slice(index, index + 1);
}
