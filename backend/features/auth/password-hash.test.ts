import { expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, isPassword } from './password-hash.ts';

const digest = 'd'.repeat(64);

test('A password is known by its hash, which is another each time', async () => {
  const [first, second] = await Promise.all([hashPassword(digest), hashPassword(digest)]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(first).not.toBe(second);
  expect(await isPassword(digest, first)).toBe(true);
  expect(await isPassword('e'.repeat(64), first)).toBe(false);
});

test('Where there is no hash every password is wrong', async () => {
  expect(await isPassword(digest, undefined)).toBe(false);
  expect(await isPassword(digest, null)).toBe(false);
});

test('A weaker hash is told from one of today', async () => {
  expect(isOutdatedHash('$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  expect(isOutdatedHash(await hashPassword(digest))).toBe(false);
});
