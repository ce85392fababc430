import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { RateLimit } from './rate-limiter.ts';

/** One statement: of two processes that count at the same moment, one waits for the other's row. */
export async function takeOne(
  db: Database,
  keyHash: string,
  { burst, secondsEach }: RateLimit,
): Promise<boolean> {
  const each = sql`make_interval(secs => ${secondsEach})`;
  const { rows } = await sql`
    insert into rate_limit (key_hash, grown_back_at) values (${keyHash}, now() + ${each})
    on conflict (key_hash) do update set grown_back_at = greatest(rate_limit.grown_back_at, now()) + ${each}
      where greatest(rate_limit.grown_back_at, now()) + ${each} * (1 - ${burst}::integer) <= now()
    returning key_hash`.execute(db);
  return rows.length > 0;
}

/** At least one: whoever comes back too early is only told again. */
export async function secondsUntilNext(
  db: Database,
  keyHash: string,
  { burst, secondsEach }: RateLimit,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from
      grown_back_at + make_interval(secs => ${secondsEach}) * (1 - ${burst}::integer) - now()))::integer as seconds
    from rate_limit where key_hash = ${keyHash}`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

export async function giveBackOne(db: Database, keyHash: string, secondsEach: number): Promise<void> {
  await sql`update rate_limit set grown_back_at = grown_back_at - make_interval(secs => ${secondsEach})
    where key_hash = ${keyHash}`.execute(db);
}

export async function forgetGrownBack(db: Database): Promise<void> {
  await db.deleteFrom('rate_limit').where('grown_back_at', '<', sql<Date>`now()`).execute();
}
