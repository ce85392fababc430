import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#backend/features/rate-limit/limit-concurrency.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';

/**
 * Parameters for Argon2id, the default algorithm. Of the parameters that OWASP considers equal, two passes of 19 MiB cost
 * this server less than one pass of 46 MiB. Hashes with other parameters are replaced at the next sign-in.
 */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashPrefix = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/**
 * Matches no password. Verifying against it takes as long as against a real hash: in base 64, a salt of 16 bytes has 22
 * characters, and a hash of 32 bytes has 43.
 */
const dummyHash = `${hashPrefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

const retryAfterSeconds = 5;

/** Hashing shares libuv's few threads with the compression of pages, so it may not use all of them. */
const runWhenFree = limitConcurrency(2, {
  maxLength: 50,
  createError: () =>
    new RejectedRequestError(
      503,
      'LIMIT_EXCEEDED',
      'Too many concurrent sign-ins. Try again.',
      retryAfterSeconds,
    ),
});

export function hashPassword(digest: string): Promise<string> {
  return runWhenFree(() => hash(digest, options));
}

/** Takes the same time with and without a stored hash, so that accounts cannot be enumerated. */
export async function verifyPassword(
  digest: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const isMatch = await runWhenFree(() => verify(passwordHash ?? dummyHash, digest));
  return isMatch && passwordHash != null;
}

export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(hashPrefix);
}
