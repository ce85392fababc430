import type { Database } from '#backend/database/connection.ts';
import {
  deleteExpiredLimits,
  giveBackAttempt,
  secondsUntilNext,
  takeAttempts,
} from './database-rate-limiter.queries.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** Attempts that are counted in one statement. */
interface Batch {
  limitByKeyHash: Map<string, RateLimit>;
  /** The hashes of the keys that were counted. */
  counted: Promise<Set<string>>;
}

/**
 * Counts in the database for all processes together, so that password guessing gains nothing by reaching several of them.
 * Only hashes are stored, because keys contain e-mail and network addresses.
 */
export function createDatabaseRateLimiter(db: Database, hashKey: (key: string) => string): RateLimiter {
  let batch: Batch | undefined;

  /** The batch is sent when the caller waits, so it contains all attempts that a request makes at once. */
  function openBatch(): Batch {
    const limitByKeyHash: Batch['limitByKeyHash'] = new Map();
    const counted = Promise.resolve().then(() => {
      if (batch?.limitByKeyHash === limitByKeyHash) batch = undefined;
      return takeAttempts(db, limitByKeyHash);
    });
    return { limitByKeyHash, counted };
  }

  async function isCounted(keyHash: string, rateLimit: RateLimit): Promise<boolean> {
    // A statement cannot count a key twice.
    if (!batch || batch.limitByKeyHash.has(keyHash)) batch = openBatch();
    batch.limitByKeyHash.set(keyHash, rateLimit);
    return (await batch.counted).has(keyHash);
  }

  return {
    async take(key, rateLimit) {
      const keyHash = hashKey(key);
      return (await isCounted(keyHash, rateLimit)) ? 0 : secondsUntilNext(db, keyHash, rateLimit);
    },
    giveBack: (key, rateLimit) => giveBackAttempt(db, hashKey(key), rateLimit),
  };
}

export function cleanUpRateLimits(db: Database): Promise<void> {
  return deleteExpiredLimits(db);
}
