/** A token bucket: a burst of `limit` actions, refilled evenly over `windowSeconds`. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** Counts actions by key, in this process, in Redis or in the database. */
export interface RateLimiter {
  /** Counts one action and returns 0, or counts nothing and returns the seconds until the next one is allowed. */
  take(key: string, limit: RateLimit): Promise<number>;
  /** Takes back one counted action that turned out to be harmless, such as a correct password. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
}

/** Clients can invent keys. Beyond this number the least recently used key is removed, to limit the memory. */
const defaultMaxKeys = 100_000;

/**
 * Generic cell rate algorithm in this process: stores per key the moment when no counted action is left. The default clock is
 * `performance.now()`, because a clock that is set back must not block visitors.
 */
export function createRateLimiter(
  now: () => number = () => performance.now(),
  maxKeys = defaultMaxKeys,
): RateLimiter {
  const clearAtByKey = new Map<string, number>();

  function store(key: string, clearAt: number): void {
    // A map is in order of insertion: the key moves to the end.
    clearAtByKey.delete(key);
    if (clearAt <= now()) return;
    clearAtByKey.set(key, clearAt);
    if (clearAtByKey.size <= maxKeys) return;
    const [leastRecentKey] = clearAtByKey.keys();
    if (leastRecentKey !== undefined) clearAtByKey.delete(leastRecentKey);
  }

  return {
    async take(key, rateLimit) {
      const intervalMs = secondsPerAction(rateLimit) * 1000;
      const clearAt = Math.max(clearAtByKey.get(key) ?? 0, now()) + intervalMs;
      const waitMs = clearAt - rateLimit.limit * intervalMs - now();
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      store(key, clearAt);
      return 0;
    },
    async giveBack(key, rateLimit) {
      const clearAt = clearAtByKey.get(key);
      if (clearAt !== undefined) store(key, clearAt - secondsPerAction(rateLimit) * 1000);
    },
  };
}

/** The time after which one more action is allowed. */
export function secondsPerAction({ limit, windowSeconds }: RateLimit): number {
  return windowSeconds / limit;
}
