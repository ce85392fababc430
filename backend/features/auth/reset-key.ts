import { createHash, randomBytes } from 'node:crypto';

export function createResetKey(): string {
  return randomBytes(32).toString('base64url');
}

/** All that is stored of a key. It is random, so no slow hash is needed. */
export function hashResetKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
