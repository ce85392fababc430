import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type AuthKeys, keyedHash } from './auth-keys.ts';

/** What the sign endpoint answers, and what comes back with the credentials. */
export interface Signature {
  identity: string;
  timestamp: string;
  signature: string;
}

/** Time enough for a slow phone to get a challenge signed and to send the password. */
const lifetime = 120_000;
/** By how much the clocks of two processes may differ. */
const skew = 30_000;

const identityForm = /^([a-z0-9]{8,9})\.([\w-]{22})\.[\w-]{43}$/;

export function isIdentity(text: string): boolean {
  return identityForm.test(text);
}

/** For one attempt by one user, known here or not. It needs no encoding in an address, and does not tell the name. */
export function issueChallenge(keys: AuthKeys, username: string, now: number): string {
  return identityOf(keys, username, (now + lifetime).toString(36), randomBytes(16).toString('base64url'));
}

/** Vouches that a client with an API key of this shop has seen the challenge. */
export function signChallenge(keys: AuthKeys, identity: string, now: number): Signature {
  const timestamp = new Date(now).toISOString();
  return { identity, timestamp, signature: keyedHash(keys.signature, `${identity}\n${timestamp}`) };
}

/** What must not be answered again, and until when; nothing when it is forged, too old, or another user's. */
export function checkChallenge(
  keys: AuthKeys,
  username: string,
  { identity, timestamp, signature }: Signature,
  now: number,
): { nonce: string; expiresAt: Date } | undefined {
  const [, expires = '', nonce = ''] = identityForm.exec(identity) ?? [];
  const isOurs =
    areEqual(identity, identityOf(keys, username, expires, nonce)) &&
    areEqual(signature, keyedHash(keys.signature, `${identity}\n${timestamp}`));
  if (!isOurs) return undefined;
  const until = Number.parseInt(expires, 36) + skew;
  const signedAt = Date.parse(timestamp);
  if (now > until || signedAt > now + skew || signedAt < now - lifetime - skew) return undefined;
  return { nonce, expiresAt: new Date(until) };
}

function identityOf(keys: AuthKeys, username: string, expires: string, nonce: string): string {
  return `${expires}.${nonce}.${keyedHash(keys.challenge, `${expires}\n${nonce}\n${username}`)}`;
}

function areEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
