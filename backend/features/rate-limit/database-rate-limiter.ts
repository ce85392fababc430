import type { Database } from '#backend/database/connection.ts';
import type { Job } from '#backend/jobs/job-runner.ts';
import { forgetGrownBack, giveBackOne, secondsUntilNext, takeOne } from './database-rate-limiter.queries.ts';
import type { RateLimiter } from './rate-limiter.ts';

/**
 * Counts in the database, for all processes together: whoever guesses at a password gains nothing by reaching several. Kept
 * are hashes, since keys name people and where they are.
 */
export function createDatabaseRateLimiter(db: Database, hashKey: (key: string) => string): RateLimiter {
  return {
    async take(key, limit) {
      const keyHash = hashKey(key);
      const isTaken = await takeOne(db, keyHash, limit);
      return isTaken ? 0 : secondsUntilNext(db, keyHash, limit);
    },
    giveBack: (key, { secondsEach }) => giveBackOne(db, hashKey(key), secondsEach),
  };
}

const tidyEveryMs = 10 * 60_000;

export function rateLimitJob(db: Database): Job {
  return {
    name: 'rate-limits',
    everyMs: tidyEveryMs,
    async runDue() {
      await forgetGrownBack(db);
      return false;
    },
  };
}
