import type { Redis } from '#backend/redis/open-redis.ts';
import { type RateLimiter, secondsPerAction } from './rate-limiter.ts';

/** As `createRateLimiter`, with the clock of Redis in milliseconds. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local interval, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
local clearAt = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now) + interval
local wait = clearAt - limit * interval - now
if wait > 0 then return math.ceil(wait / 1000) end
redis.call('SET', KEYS[1], string.format('%.0f', clearAt), 'PX', math.ceil(clearAt - now))
return 0`;

const giveBackScript = `
local clearAt = tonumber(redis.call('GET', KEYS[1]) or 0)
if clearAt > 0 then redis.call('SET', KEYS[1], string.format('%.0f', clearAt - tonumber(ARGV[1])), 'KEEPTTL') end
return 0`;

/**
 * Counts in Redis for all machines together. Keys are hashed, because they contain e-mail and network addresses. While Redis is
 * unavailable, each process counts separately: visitors notice nothing, and limits still hold per process.
 */
export function createRedisRateLimiter(
  redis: Redis,
  hashKey: (key: string) => string,
  fallback: RateLimiter,
): RateLimiter {
  const nameOf = (key: string) => `kvarto:rate:${hashKey(key)}`;
  return {
    async take(key, rateLimit) {
      if (!redis.isAvailable()) return fallback.take(key, rateLimit);
      const values = [String(secondsPerAction(rateLimit) * 1000), String(rateLimit.limit)];
      try {
        return Number(await redis.evaluate(takeScript, nameOf(key), values));
      } catch {
        return fallback.take(key, rateLimit);
      }
    },
    async giveBack(key, rateLimit) {
      if (!redis.isAvailable()) return fallback.giveBack(key, rateLimit);
      const interval = String(secondsPerAction(rateLimit) * 1000);
      await redis.evaluate(giveBackScript, nameOf(key), [interval]).catch(() => undefined);
    },
  };
}
