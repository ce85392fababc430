import { createHash, randomBytes } from 'node:crypto';
import { type AuthKeys, keyedHash } from './auth-keys.ts';

export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows upon another: always the same one, so that two tabs that renew a session at the same moment hold
 * one token afterwards and not two. Nobody without the key can work it out.
 */
export function successorOf(keys: AuthKeys, token: string): string {
  return keyedHash(keys['refresh-token'], token);
}

/** All that is stored of a token. It is random, so no slow hash is needed. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
