import { expect, test } from 'vitest';
import { deriveKeys } from './auth-keys.ts';
import { checkChallenge, isIdentity, issueChallenge, type Signature, signChallenge } from './challenge.ts';

const keys = deriveKeys('a secret of this test, and of no other');
const now = Date.parse('2026-11-15T12:00:00Z');
const seconds = (count: number) => now + count * 1000;

const issued = (username = 'anna@example.se') => issueChallenge(keys, username, now);
const signed = () => signChallenge(keys, issued(), now);
const check = (signature: Signature, at = now, username = 'anna@example.se') =>
  checkChallenge(keys, username, signature, at);

test('A signed challenge holds for its user, and names what must not be answered twice', () => {
  const signature = signed();
  expect(check(signature)).toEqual({ nonce: signature.identity.split('.')[1], expiresAt: expect.any(Date) });
  expect(check(signed())?.nonce).not.toBe(check(signed())?.nonce);
});

test('A challenge needs no encoding in an address, and tells nobody the name', () => {
  expect(isIdentity(issued())).toBe(true);
  const identity = issued();
  expect(encodeURIComponent(identity)).toBe(identity);
  expect(identity).not.toMatch(/anna|example/);
});

test('It holds for no other user', () => {
  expect(check(signed(), now, 'bo@example.se')).toBeUndefined();
});

test.each([
  ['the identity', { identity: issueChallenge(deriveKeys('another secret'), 'anna@example.se', now) }],
  ['the identity of another challenge', { identity: issued() }],
  ['the timestamp', { timestamp: '2026-11-15T12:00:01.000Z' }],
  ['the signature', { signature: 'A'.repeat(43) }],
  ['a signature of nothing', { signature: '' }],
  ['an identity of nothing', { identity: '' }],
])('It does not hold when %s was exchanged', (_, forged) => {
  expect(check({ ...signed(), ...forged })).toBeUndefined();
});

test('It does not hold when a later end was written into it', () => {
  const { identity } = signed();
  const [, nonce, mac] = identity.split('.');
  const longer = `${seconds(9999).toString(36)}.${nonce}.${mac}`;
  expect(check(signChallenge(keys, longer, now))).toBeUndefined();
});

test('It holds for two minutes; clocks that differ a little do no harm', () => {
  const signature = signed();
  expect(check(signature, seconds(-29))).toBeDefined();
  expect(check(signature, seconds(149))).toBeDefined();
  expect(check(signature, seconds(151))).toBeUndefined();
  expect(check(signature, seconds(-31))).toBeUndefined();
});
