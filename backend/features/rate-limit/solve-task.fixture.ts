import { createHash } from 'node:crypto';
import { hasLeadingZeros } from '#contract/http/proof-of-work.ts';

/** Tries nonces as a client does. */
export function solveTask(task: string, difficulty: number): string {
  for (let nonce = 0; ; nonce++) {
    const solution = `${task}.${nonce}`;
    if (hasLeadingZeros(createHash('sha256').update(solution).digest(), difficulty)) return solution;
  }
}
