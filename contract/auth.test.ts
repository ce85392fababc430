import { expect, test } from 'vitest';
import { digestPassword, isPasswordDigest } from './auth.ts';

test('the digest of a password follows the protocol', async () => {
  expect(await digestPassword('correct horse')).toBe(
    'R3RjtPfuBgrRLHPNkJ2bt9P5Zv5DtuDnEF5TnF9cKTqL4XxkaPSs6DP0I4KcXgXg',
  );
});

test('recognises the digest of any password', async () => {
  for (const password of ['', 'a', 'lösenord på svenska', '🔑'.repeat(500)])
    expect(isPasswordDigest(await digestPassword(password))).toBe(true);
  for (const text of ['', 'password', 'A'.repeat(63), `${'A'.repeat(63)}=`, `${'A'.repeat(64)}\n`])
    expect(isPasswordDigest(text)).toBe(false);
});
