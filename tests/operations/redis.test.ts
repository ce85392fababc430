import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
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
/** The rights that `docs/scaling.md` names. */
const rights = '~kvarto:* &kvarto:* +@connection +@scripting +@pubsub +get +set +time';
const user = `--user shop on >pass/word ${rights} --user default off`.split(' ');
const urlOf = (port: number) => `redis://shop:pass%2Fword@127.0.0.1:${port}/1`;
let port: number;
let server: ChildProcess;
/** One connection for each of two machines. */
let connections: Redis[];

beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(missing);
  port = await freePort();
  server = startRedis(port, ...user);
  connections = await Promise.all([1, 2].map(() => openRedis(urlOf(port), log)));
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
  // An action is allowed again after a fifth of 600 seconds.
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
  second?.subscribe('kvarto:changes', () => received++);
  // A subscriber is called once when it is connected, because it may have missed changes.
  await expect.poll(() => received, { timeout: 20_000 }).toBe(1);
  first?.publish('kvarto:changes');
  await expect.poll(() => received).toBe(2);
});

test('while Redis is killed each machine counts separately, and together afterwards', async () => {
  const [first, second] = createLimiters();
  const take = async () => [await first?.take('killed', limit), await second?.take('killed', limit)];
  await end(server, 'SIGKILL');
  for (let count = 0; count < 5; count++) expect(await take()).toEqual([0, 0]);
  expect((await take()).every((wait) => Number(wait) > 0)).toBe(true);
  // A command that waited for the connection would be counted when Redis is back.
  const startedAt = performance.now();
  await expect(connections[0]?.evaluate('return 1', 'kvarto:key', [])).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(200);
  server = startRedis(port, ...user);
  await untilAvailable();
  expect(await take()).toEqual([0, 0]);
});

test('a frozen Redis is noticed within the timeout', async () => {
  const [limiter] = createLimiters();
  server.kill('SIGSTOP');
  const startedAt = performance.now();
  expect(await limiter?.take('frozen', limit)).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  server.kill('SIGCONT');
  await untilAvailable();
});

test('a connection without replies is closed even under load, and opened again with its subscription', async () => {
  const proxy = await startProxy();
  const redis = await openRedis(urlOf(proxy.port), log);
  try {
    let connects = 0;
    redis.subscribe('kvarto:silent', () => connects++);
    await expect.poll(() => connects, { timeout: 20_000 }).toBe(1);
    const limiter = createRedisRateLimiter(redis, (key) => key, createRateLimiter());
    const take = () => limiter.take('silent', limit);
    proxy.setSilent(true);
    await expect.poll(() => take().then(() => proxy.closed()), { timeout: 20_000, interval: 20 }).toBe(1);
    proxy.setSilent(false);
    await expect.poll(() => connects, { timeout: 20_000 }).toBe(2);
    await expect.poll(() => redis.isAvailable(), { timeout: 20_000 }).toBe(true);
  } finally {
    redis.close();
    proxy.server.close();
  }
});

/** Relays bytes to Redis, or swallows them, as a network does that loses packets. */
async function startProxy() {
  let isSilent = false;
  let closed = 0;
  const proxy = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      from.on('data', (chunk) => isSilent || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
    socket.on('close', () => closed++);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    server: proxy,
    port: (proxy.address() as AddressInfo).port,
    closed: () => closed,
    setSilent(value: boolean) {
      isSilent = value;
    },
  };
}
