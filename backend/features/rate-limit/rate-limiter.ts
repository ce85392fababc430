/** How often something may be done: so many times at once, and then once in so many seconds. */
export interface RateLimit {
  burst: number;
  secondsEach: number;
}

/** Counts what is done under a key. Processes that share their counts do so behind the same two functions. */
export interface RateLimiter {
  /** Counts one more and answers 0; or counts nothing and answers the seconds until it may be tried again. */
  take(key: string, limit: RateLimit): Promise<number>;
  /** What was taken turned out to be harmless. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
}

/** Keys that are made up cost memory: beyond this many, the one untouched for longest is forgotten. */
const mostKeys = 100_000;

/** Counts in this process. One number a key: the moment at which all that was taken will have grown back. */
export function createRateLimiter(now: () => number = Date.now, most = mostKeys): RateLimiter {
  const grownBack = new Map<string, number>();

  function keep(key: string, moment: number): void {
    grownBack.delete(key);
    if (moment <= now()) return;
    grownBack.set(key, moment);
    if (grownBack.size <= most) return;
    const [oldest] = grownBack.keys();
    if (oldest !== undefined) grownBack.delete(oldest);
  }

  return {
    async take(key, { burst, secondsEach }) {
      const each = secondsEach * 1000;
      const moment = Math.max(grownBack.get(key) ?? 0, now()) + each;
      const early = moment - burst * each - now();
      if (early > 0) return Math.ceil(early / 1000);
      keep(key, moment);
      return 0;
    },
    async giveBack(key, { secondsEach }) {
      const moment = grownBack.get(key);
      if (moment !== undefined) keep(key, moment - secondsEach * 1000);
    },
  };
}
