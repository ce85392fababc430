import type { Logger } from 'pino';
import type { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import { openRedis } from '#backend/redis/open-redis.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createRedisRateLimiter } from './redis-rate-limiter.ts';

/** Counts rates in Redis, which also relays changes between machines. Without `REDIS_URL`, `local` counts rates. */
export async function openRateLimiter(
  { REDIS_URL }: Pick<BackendSettings, 'REDIS_URL'>,
  {
    catalogue,
    hash,
    log,
    local = createRateLimiter(),
  }: {
    catalogue: CatalogueUpdater;
    /** Keyed, so that shops with the same Redis do not share counts. */
    hash: (text: string) => string;
    log: Logger;
    local?: RateLimiter | undefined;
  },
): Promise<RateLimiter> {
  if (!REDIS_URL) return local;
  const redis = await openRedis(REDIS_URL, log);
  const channel = `kvarto:changes:${hash('changes')}`;
  catalogue.relayChanges({
    publish: () => redis.publish(channel),
    subscribe: (onChange) => redis.subscribe(channel, onChange),
    close: redis.close,
  });
  return createRedisRateLimiter(redis, hash, local);
}
