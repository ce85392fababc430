import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findNonce } from './find-nonce.ts';

const task = { task: 'seed.10.1.signature', difficulty: 10, expiresAt: '2026-11-18T12:00:00Z' };

test('finds a nonce whose hash begins with enough zeros', async () => {
  const solution = await findNonce(task, () => 0);
  expect(solution).toMatch(/^seed\.10\.1\.signature\.\d+$/);
  const digest = createHash('sha256').update(String(solution)).digest();
  // The first 10 of these 16 bits: the difficulty of the task.
  expect(digest.readUInt16BE() >>> 6).toBe(0);
});

test('gives up when the task has expired', async () => {
  expect(await findNonce({ ...task, difficulty: 256 }, () => Date.parse(task.expiresAt))).toBeUndefined();
});
