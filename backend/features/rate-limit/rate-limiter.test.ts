import { expect, test, vi } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const rateLimit = { limit: 3, windowSeconds: 30 };

function createLimiter(maxKeys?: number) {
  const clock = { now: 1_000_000 };
  return { clock, limiter: createRateLimiter(() => clock.now, maxKeys) };
}

test('Allows a burst up to the limit, then returns how long to wait', async () => {
  const { limiter } = createLimiter();
  const waits = [];
  for (let i = 0; i < 5; i++) waits.push(await limiter.take('a', rateLimit));
  expect(waits).toEqual([0, 0, 0, 10, 10]);
});

test('Allows one per interval after a burst; rejected attempts do not count', async () => {
  const { limiter, clock } = createLimiter();
  let passed = 0;
  for (let second = 0; second < 100; second++, clock.now += 1000)
    if ((await limiter.take('a', rateLimit)) === 0) passed++;
  expect(passed).toBe(3 + 9);
});

test('Allows an attempt after exactly the returned wait', async () => {
  const { limiter, clock } = createLimiter();
  for (let i = 0; i < 3; i++) await limiter.take('a', rateLimit);
  clock.now += 3500;
  const wait = await limiter.take('a', rateLimit);
  expect(wait).toBe(7);
  clock.now += wait * 1000;
  expect(await limiter.take('a', rateLimit)).toBe(0);
});

test('Counts each key separately', async () => {
  const { limiter } = createLimiter();
  for (let i = 0; i < 4; i++) await limiter.take('a', rateLimit);
  expect(await limiter.take('b', rateLimit)).toBe(0);
});

test('An attempt given back can be used again; the limit is never exceeded', async () => {
  const { limiter } = createLimiter();
  for (let i = 0; i < 3; i++) await limiter.take('a', rateLimit);
  await limiter.giveBack('a', rateLimit);
  expect([await limiter.take('a', rateLimit), await limiter.take('a', rateLimit)]).toEqual([0, 10]);
  for (let i = 0; i < 10; i++) await limiter.giveBack('b', rateLimit);
  const waits = [];
  for (let i = 0; i < 4; i++) waits.push(await limiter.take('b', rateLimit));
  expect(waits).toEqual([0, 0, 0, 10]);
});

test('Removes the least recently used key when there are too many', async () => {
  const { limiter } = createLimiter(2);
  for (let i = 0; i < 3; i++) await limiter.take('a', rateLimit);
  await limiter.take('b', rateLimit);
  expect(await limiter.take('a', rateLimit)).toBe(10);
  await limiter.take('c', rateLimit);
  expect(await limiter.take('a', rateLimit)).toBe(0);
});

test('Does not depend on the clock of the system, which may be set back', async () => {
  const limiter = createRateLimiter();
  for (let i = 0; i < 2; i++) await limiter.take('a', rateLimit);
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(await limiter.take('a', rateLimit)).toBe(0);
  expect(await limiter.take('a', rateLimit)).toBeLessThanOrEqual(10);
  now.mockRestore();
});
