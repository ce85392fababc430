/** Header with `{task}.{nonce}`: the solution of the task in the error `PROOF_OF_WORK_REQUIRED`. */
export const PROOF_OF_WORK_HEADER = 'x-proof-of-work';

/** Extensions of the error. The SHA-256 of `{task}.{nonce}` must begin with `difficulty` zero bits. */
export interface ProofOfWorkTask {
  task: string;
  difficulty: number;
  /** ISO 8601. */
  expiresAt: string;
}

/** Whether the digest begins with this number of zero bits. */
export function hasLeadingZeros(digest: Uint8Array, bits: number): boolean {
  let zeros = 0;
  for (const byte of digest) {
    // `clz32` counts the leading zeros of 32 bits, of which a byte is the last 8.
    if (byte !== 0) return zeros + Math.clz32(byte) - 24 >= bits;
    zeros += 8;
  }
  return zeros >= bits;
}
