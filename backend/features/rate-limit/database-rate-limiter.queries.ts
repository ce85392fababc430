import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import { type RateLimit, secondsPerAction } from './rate-limiter.ts';

/**
 * Counts one action for each key that is below its limit, and returns these keys. `grown_back_at` is the moment when no
 * counted action is left, as in `createRateLimiter`; at most `limit` actions may be left. One statement counts all keys, so that
 * processes that count at the same moment wait for each other's row locks, which each process takes in the order of the keys.
 */
export async function takeAttempts(
  db: Database,
  limitByKeyHash: ReadonlyMap<string, RateLimit>,
): Promise<Set<string>> {
  const keys = [...limitByKeyHash.keys()];
  const seconds = [...limitByKeyHash.values()].map(secondsPerAction);
  const limits = [...limitByKeyHash.values()].map(({ limit }) => limit);
  const rows = await statement<{ key_hash: string }>`
    insert into rate_limit (key_hash, grown_back_at)
      select key_hash, now() + make_interval(secs => seconds)
      from unnest(${keys}::text[], ${seconds}::double precision[]) as attempt (key_hash, seconds)
      order by key_hash
    on conflict (key_hash) do update
      set grown_back_at = greatest(rate_limit.grown_back_at, now()) + (excluded.grown_back_at - now())
      where greatest(rate_limit.grown_back_at, now()) + (excluded.grown_back_at - now())
        * (1 - (${limits}::integer[])[array_position(${keys}::text[], excluded.key_hash)]) <= now()
    returning key_hash`.execute(db);
  return new Set(rows.map(({ key_hash }) => key_hash));
}

/** Seconds until the next action is allowed, at least 1. */
export async function secondsUntilNext(db: Database, keyHash: string, rateLimit: RateLimit): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from
      grown_back_at + ${intervalOf(rateLimit)} * (1 - ${rateLimit.limit}::integer) - now()))::integer as seconds
    from rate_limit where key_hash = ${keyHash}`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

export async function giveBackAttempt(db: Database, keyHash: string, rateLimit: RateLimit): Promise<void> {
  await sql`update rate_limit set grown_back_at = grown_back_at - ${intervalOf(rateLimit)}
    where key_hash = ${keyHash}`.execute(db);
}

export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('grown_back_at', '<', sql<Date>`now()`).execute();
}

function intervalOf(rateLimit: RateLimit) {
  return sql`make_interval(secs => ${secondsPerAction(rateLimit)})`;
}
