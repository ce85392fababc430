import { createHash } from 'node:crypto';
import { isFullRun } from '../../full-run.ts';

/**
 * The combinations that a journey runs in: all of them in a full run, otherwise one. The choice depends on the
 * journey's name, so that the journeys together cover every combination.
 */
export function combinations<T>(journey: string, all: readonly T[]): readonly T[] {
  if (isFullRun) return all;
  const index = createHash('sha256').update(journey).digest().readUInt32BE() % all.length;
  return all.slice(index, index + 1);
}
