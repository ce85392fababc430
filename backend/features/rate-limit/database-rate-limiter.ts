import type { Database } from '#backend/database/connection.ts';
import {
  deleteExpiredLimits,
  giveBackAttempt,
  secondsUntilNext,
  takeAttempt,
} from './database-rate-limiter.queries.ts';
import type { RateLimiter } from './rate-limiter.ts';

/**
 * Counts in the database for all processes together, so that password guessing gains nothing by reaching several of them.
 * Only hashes are stored, because keys contain e-mail and network addresses.
 */
export function createDatabaseRateLimiter(db: Database, hashKey: (key: string) => string): RateLimiter {
  return {
    async take(key, rateLimit) {
      const keyHash = hashKey(key);
      const isTaken = await takeAttempt(db, keyHash, rateLimit);
      return isTaken ? 0 : secondsUntilNext(db, keyHash, rateLimit);
    },
    giveBack: (key, rateLimit) => giveBackAttempt(db, hashKey(key), rateLimit),
  };
}

export function cleanUpRateLimits(db: Database): Promise<void> {
  return deleteExpiredLimits(db);
}
