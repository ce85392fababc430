import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '#backend/features/rate-limit/take-turns.ts';
import { AuthRefusal } from './auth-refusal.ts';

/** Of Argon2id, which is the default, as OWASP advises. Hashes made otherwise are made anew at the next sign-in. */
const options = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const form = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/** No password has it. Compared with, it takes as long as any other. */
const nobodysHash = `${form}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Pages are compressed by the same few threads, so hashing leaves them some. */
const inTurn = takeTurns(2, {
  most: 50,
  refuse: () => new AuthRefusal(503, 'LIMIT_EXCEEDED', 'Too many sign in at this moment. Try again.', 5),
});

export function hashPassword(digest: string): Promise<string> {
  return inTurn(() => hash(digest, options));
}

/** Takes as long, and does the same, whether there is a hash or not. */
export async function isPassword(digest: string, passwordHash: string | null | undefined): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? nobodysHash, digest));
  return isRight && passwordHash != null;
}

export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(form);
}
