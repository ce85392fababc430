import { type AuthKeys, keyedHash } from '../auth-keys.ts';

/**
 * The next token is derived from the current one, so that two tabs that refresh at the same moment receive the same token.
 * It cannot be computed without the key.
 */
export function deriveNextRefreshToken(keys: AuthKeys, token: string): string {
  return keyedHash(keys['refresh-token'], token);
}
