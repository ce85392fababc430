import { expect, test } from 'vitest';
import { deriveKeys } from './auth-keys.ts';
import { checkChallenge, isChallenge, issueChallenge, type Signature, signChallenge } from './challenge.ts';

const keys = deriveKeys('a secret of this test, and of no other');
const now = Date.parse('2026-11-15T12:00:00Z');
const seconds = (count: number) => now + count * 1000;

const issued = (username = 'anna@example.se') => issueChallenge(keys, username, now);
const signed = () => signChallenge(keys, issued(), now);
const check = (signature: Signature, at = now, username = 'anna@example.se') =>
  checkChallenge(keys, username, signature, at);

test('Accepts a signed challenge and returns its nonce', () => {
  const signature = signed();
  expect(check(signature)).toEqual({ nonce: signature.identity.split('.')[1], expiresAt: expect.any(Date) });
  expect(check(signed())?.nonce).not.toBe(check(signed())?.nonce);
});

test('A challenge is URL-safe and does not contain the username', () => {
  expect(isChallenge(issued())).toBe(true);
  const identity = issued();
  expect(encodeURIComponent(identity)).toBe(identity);
  expect(identity).not.toMatch(/anna|example/);
});

test('Rejects a challenge of another username', () => {
  expect(check(signed(), now, 'bo@example.se')).toBeUndefined();
});

test.each([
  ['the identity', { identity: issueChallenge(deriveKeys('another secret'), 'anna@example.se', now) }],
  ['the identity of another challenge', { identity: issued() }],
  ['the timestamp', { timestamp: '2026-11-15T12:00:01.000Z' }],
  ['the signature', { signature: 'A'.repeat(43) }],
  ['the signature (empty)', { signature: '' }],
  ['the identity (empty)', { identity: '' }],
])('Rejects a challenge when %s was replaced', (_, forged) => {
  expect(check({ ...signed(), ...forged })).toBeUndefined();
});

test('Rejects a challenge with a forged expiry', () => {
  const { identity } = signed();
  const [, nonce, mac] = identity.split('.');
  const extended = `${seconds(9999).toString(36)}.${nonce}.${mac}`;
  expect(check(signChallenge(keys, extended, now))).toBeUndefined();
});

test('Accepts a challenge for two minutes, plus 30 seconds of clock skew', () => {
  const signature = signed();
  expect(check(signature, seconds(-29))).toBeDefined();
  expect(check(signature, seconds(149))).toBeDefined();
  expect(check(signature, seconds(151))).toBeUndefined();
  expect(check(signature, seconds(-31))).toBeUndefined();
});

test('Rejects a challenge that is signed after it has expired', () => {
  const late = signChallenge(keys, issued(), seconds(151));
  expect(check(late, seconds(151))).toBeUndefined();
});
