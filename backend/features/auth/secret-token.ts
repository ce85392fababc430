import { createHash, randomBytes } from 'node:crypto';

/** Creates a refresh token, a mailed key or the token of an impersonation link. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored. Tokens are random, so no slow hash is needed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
