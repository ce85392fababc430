import { expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', { spy: true });
// Another test file of this worker may have loaded the modules without the spy.
vi.resetModules();
const argon2 = await import('@node-rs/argon2');
const { hashPassword, isOutdatedHash, verifyPassword } = await import('./password-hash.ts');

const digest = 'd'.repeat(64);

test('Verifies a password by its hash, which is salted', async () => {
  const [first, second] = await Promise.all([hashPassword(digest), hashPassword(digest)]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword(digest, first)).toBe(true);
  expect(await verifyPassword('e'.repeat(64), first)).toBe(false);
});

test('Without a stored hash every password is wrong', async () => {
  expect(await verifyPassword(digest, undefined)).toBe(false);
  expect(await verifyPassword(digest, null)).toBe(false);
});

test('Does the same work with and without a stored hash, so that the response time is equal', async () => {
  const workOf = (hash: string | undefined) => hash?.slice(0, hash.lastIndexOf('p=1'));
  const hash = await hashPassword(digest);
  const { verify } = vi.mocked(argon2);
  verify.mockClear();
  await verifyPassword(digest, hash);
  await verifyPassword(digest, undefined);
  const compared = verify.mock.calls.map(([passwordHash]) => String(passwordHash));
  expect(compared).toHaveLength(2);
  expect(workOf(compared[1])).toBe(workOf(hash));
  expect(compared[1]).toHaveLength(hash.length);
});

test('Recognises a hash with outdated parameters', async () => {
  expect(isOutdatedHash('$argon2id$v=19$m=47104,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  expect(isOutdatedHash(await hashPassword(digest))).toBe(false);
});

test('Rejects sign-ins with 503 while the queue is full', async () => {
  vi.mocked(argon2).hash.mockResolvedValue('hash');
  // 2 run, 50 wait, and 2 are rejected.
  const settled = await Promise.allSettled(Array.from({ length: 54 }, () => hashPassword(digest)));
  vi.mocked(argon2).hash.mockRestore();
  const errors = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const error = { status: 503, code: 'LIMIT_EXCEEDED', retryAfterSeconds: 5 };
  expect(errors).toMatchObject([error, error]);
});
