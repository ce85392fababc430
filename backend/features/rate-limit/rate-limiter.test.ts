import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const limit = { burst: 3, secondsEach: 10 };

function limiterAt(most?: number) {
  const clock = { now: 1_000_000 };
  return { clock, limiter: createRateLimiter(() => clock.now, most) };
}

test('So many at once are let through, and the next hears how long to wait', async () => {
  const { limiter } = limiterAt();
  const waits = [];
  for (let i = 0; i < 5; i++) waits.push(await limiter.take('a', limit));
  expect(waits).toEqual([0, 0, 0, 10, 10]);
});

test('After that one is let through in every so many seconds, however often was asked in between', async () => {
  const { limiter, clock } = limiterAt();
  let passed = 0;
  for (let second = 0; second < 100; second++, clock.now += 1000)
    if ((await limiter.take('a', limit)) === 0) passed++;
  expect(passed).toBe(3 + 9);
});

test('Whoever waits as long as was said is let through', async () => {
  const { limiter, clock } = limiterAt();
  for (let i = 0; i < 3; i++) await limiter.take('a', limit);
  clock.now += 3500;
  const wait = await limiter.take('a', limit);
  expect(wait).toBe(7);
  clock.now += wait * 1000;
  expect(await limiter.take('a', limit)).toBe(0);
});

test('Keys do not count for each other', async () => {
  const { limiter } = limiterAt();
  for (let i = 0; i < 4; i++) await limiter.take('a', limit);
  expect(await limiter.take('b', limit)).toBe(0);
});

test('What is given back can be taken again, and never more than was taken', async () => {
  const { limiter } = limiterAt();
  for (let i = 0; i < 3; i++) await limiter.take('a', limit);
  await limiter.giveBack('a', limit);
  expect([await limiter.take('a', limit), await limiter.take('a', limit)]).toEqual([0, 10]);
  for (let i = 0; i < 10; i++) await limiter.giveBack('b', limit);
  const waits = [];
  for (let i = 0; i < 4; i++) waits.push(await limiter.take('b', limit));
  expect(waits).toEqual([0, 0, 0, 10]);
});

test('Made-up keys do not fill the memory: the one untouched for longest is forgotten', async () => {
  const { limiter } = limiterAt(2);
  for (let i = 0; i < 3; i++) await limiter.take('a', limit);
  await limiter.take('b', limit);
  expect(await limiter.take('a', limit)).toBe(10);
  await limiter.take('c', limit);
  expect(await limiter.take('a', limit)).toBe(0);
});
