import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type AuthKeys, keyedHash } from './auth-keys.ts';

/** Response of the sign endpoint, which the client sends along with the credentials. */
export interface Signature {
  /** The challenge, which the protocol calls identity. */
  identity: string;
  timestamp: string;
  signature: string;
}

/** Long enough for a slow phone to get a challenge signed and to send the password. */
const lifetimeMs = 120_000;
/** Clocks of two processes may differ by this much. */
const maxClockSkewMs = 30_000;

/** `{expiry in milliseconds, base 36}.{nonce}.{MAC}` */
const challengePattern = /^([a-z0-9]{8,9})\.([\w-]{22})\.[\w-]{43}$/;

/** Whether the text has the form of a challenge. */
export function isChallenge(text: string): boolean {
  return challengePattern.test(text);
}

/**
 * Issues a challenge for one attempt by one username, whether it has an account or not. The result is URL-safe and does
 * not contain the username.
 */
export function issueChallenge(keys: AuthKeys, username: string, now: number): string {
  return createChallenge(
    keys,
    username,
    (now + lifetimeMs).toString(36),
    randomBytes(16).toString('base64url'),
  );
}

/** Confirms that a client with an API key of this shop has received the challenge. */
export function signChallenge(keys: AuthKeys, challenge: string, now: number): Signature {
  const timestamp = new Date(now).toISOString();
  const signature = keyedHash(keys.signature, `${challenge}\n${timestamp}`);
  return { identity: challenge, timestamp, signature };
}

/** Returns the nonce, to be marked as used, and its expiry; undefined if forged, expired or issued for another username. */
export function checkChallenge(
  keys: AuthKeys,
  username: string,
  { identity: challenge, timestamp, signature }: Signature,
  now: number,
): { nonce: string; expiresAt: Date } | undefined {
  const match = challengePattern.exec(challenge);
  if (!match) return undefined;
  const [, expires = '', nonce = ''] = match;
  const isAuthentic =
    areEqual(challenge, createChallenge(keys, username, expires, nonce)) &&
    areEqual(signature, keyedHash(keys.signature, `${challenge}\n${timestamp}`));
  if (!isAuthentic) return undefined;
  const expiresAt = Number.parseInt(expires, 36) + maxClockSkewMs;
  const signedAt = Date.parse(timestamp);
  if (now > expiresAt || signedAt > now + maxClockSkewMs || signedAt < now - lifetimeMs - maxClockSkewMs)
    return undefined;
  return { nonce, expiresAt: new Date(expiresAt) };
}

function createChallenge(keys: AuthKeys, username: string, expires: string, nonce: string): string {
  return `${expires}.${nonce}.${keyedHash(keys.challenge, `${expires}\n${nonce}\n${username}`)}`;
}

function areEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
