import type { ChildProcess } from 'node:child_process';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { createRedisRateLimiter } from '#backend/features/rate-limit/redis-rate-limiter.ts';
import { openRedis, type Redis } from '#backend/redis/open-redis.ts';
import { freePort } from '../api/system-postgres.ts';
import { missingPackages, startRedis } from './cluster/databases.ts';
import { end } from './cluster/processes.ts';

const log = pino({ level: 'silent' });
const limit = { limit: 5, windowSeconds: 600 };
let port: number;
let server: ChildProcess;
/** Of two machines. */
let connections: Redis[];

beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(missing);
  port = await freePort();
  server = startRedis(port);
  connections = [1, 2].map(() => openRedis(`redis://127.0.0.1:${port}/1`, log));
});
afterAll(async () => {
  for (const redis of connections) redis.close();
  await end(server, 'SIGKILL');
});

const untilAvailable = () =>
  expect.poll(() => connections.every((redis) => redis.isAvailable()), { timeout: 20_000 }).toBe(true);

const createLimiters = () =>
  connections.map((redis) => createRedisRateLimiter(redis, (key) => key, createRateLimiter()));

test('machines count together, and an action can be taken back', async () => {
  await untilAvailable();
  const [first, second] = createLimiters();
  for (let count = 0; count < 5; count++)
    expect(await (count % 2 ? first : second)?.take('search', limit)).toBe(0);
  const wait = await first?.take('search', limit);
  expect(wait).toBeGreaterThan(110);
  expect(wait).toBeLessThanOrEqual(120);
  expect(await second?.take('search', limit)).toBeGreaterThan(0);
  await first?.giveBack('search', limit);
  expect(await second?.take('search', limit)).toBe(0);
  expect(await second?.take('other', limit)).toBe(0);
});

test('a published change reaches the other machine', async () => {
  await untilAvailable();
  const [first, second] = connections;
  let received = 0;
  second?.subscribe('changes', () => received++);
  // The first call is for the connection itself.
  await expect.poll(() => received, { timeout: 20_000 }).toBe(1);
  first?.publish('changes');
  await expect.poll(() => received).toBe(2);
});

test('while Redis is killed or frozen each machine counts separately, and together afterwards', async () => {
  const [first, second] = createLimiters();
  const take = async () => [await first?.take('killed', limit), await second?.take('killed', limit)];
  await end(server, 'SIGKILL');
  for (let count = 0; count < 5; count++) expect(await take()).toEqual([0, 0]);
  expect((await take()).every((wait) => Number(wait) > 0)).toBe(true);
  server = startRedis(port);
  await untilAvailable();
  expect(await take()).toEqual([0, 0]);

  server.kill('SIGSTOP');
  const startedAt = performance.now();
  expect(await createLimiters()[0]?.take('frozen', limit)).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  server.kill('SIGCONT');
  await untilAvailable();
});
