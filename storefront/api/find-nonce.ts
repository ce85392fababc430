import { hasLeadingZeros, type ProofOfWorkTask } from '#contract/http/proof-of-work.ts';

/** Tries nonces until the hash starts with `difficulty` zero bits. Returns the solution, or undefined when the task has expired. */
export async function findNonce(
  { task, difficulty, expiresAt }: ProofOfWorkTask,
  now: () => number = Date.now,
): Promise<string | undefined> {
  const encoder = new TextEncoder();
  const expires = Date.parse(expiresAt);
  // Reads the clock only once per 1000 nonces.
  for (let nonce = 0; nonce % 1000 !== 0 || now() < expires; nonce++) {
    const solution = `${task}.${nonce}`;
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(solution));
    if (hasLeadingZeros(new Uint8Array(digest), difficulty)) return solution;
  }
  return undefined;
}
