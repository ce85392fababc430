import type { Database } from '#backend/database/connection.ts';
import { LruCache } from '#backend/graphql/documents/lru-cache.ts';
import {
  type NearbyPickupPoint,
  type PickupPointSearch,
  selectNearbyPickupPoints,
} from './pickup-point.queries.ts';

/** Every change of a checkout requests the same points; the points themselves change daily at most. */
const maxAgeMs = 60_000;
const maxEntries = 1000;

interface CacheEntry {
  points: Promise<NearbyPickupPoint[]>;
  expiresAt: number;
}

const caches = new WeakMap<Database, LruCache<CacheEntry>>();

/** The pick-up points near a postal code, cached for a minute. */
export function findNearbyPickupPoints(
  db: Database,
  search: PickupPointSearch,
): Promise<NearbyPickupPoint[]> {
  const cache = caches.get(db) ?? new LruCache<CacheEntry>(maxEntries);
  caches.set(db, cache);
  const key = `${search.marketId} ${search.zip} ${search.methodIds}`;
  const cached = cache.get(key);
  if (cached && cached.expiresAt > Date.now()) return cached.points;
  const points = selectNearbyPickupPoints(db, search);
  cache.set(key, { points, expiresAt: Date.now() + maxAgeMs }, 1);
  // Failures are not cached.
  points.catch(() => cache.delete(key));
  return points;
}
