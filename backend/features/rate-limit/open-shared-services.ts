import type { Logger } from 'pino';
import type { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import { openRedis } from '#backend/redis/open-redis.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createRedisRateLimiter } from './redis-rate-limiter.ts';

interface SharedServices {
  rateLimiter: RateLimiter;
  close(): void;
}

/** Rates and notifications of changes that machines share by Redis. Without it, `local` counts rates. */
export function openSharedServices(
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
): SharedServices {
  if (!REDIS_URL) return { rateLimiter: local, close: () => undefined };
  const redis = openRedis(REDIS_URL, log);
  const channel = `kvarto:changes:${hash('changes')}`;
  catalogue.relayChanges({
    publish: () => redis.publish(channel),
    subscribe: (onChange) => redis.subscribe(channel, onChange),
  });
  return { rateLimiter: createRedisRateLimiter(redis, hash, local), close: redis.close };
}
