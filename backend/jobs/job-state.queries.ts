import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface JobState {
  job_name: string;
  interval_ms: number;
  last_run_at: Date | null;
  last_success_at: Date | null;
  failures: number;
  last_error: string | null;
  run_requested_at: Date | null;
}

export function selectJobStates(db: Database): Promise<JobState[]> {
  return db
    .selectFrom('job_state')
    .select(['job_name', 'interval_ms', 'last_run_at', 'last_success_at'])
    .select(['failures', 'last_error', 'run_requested_at'])
    .orderBy('job_name')
    .execute();
}

export interface JobRun {
  name: string;
  intervalMs: number;
  /** Failures since the last success. */
  failures: number;
  error: string | null;
}

export async function saveJobRun(db: Database, { name, intervalMs, failures, error }: JobRun): Promise<void> {
  await sql`
    insert into job_state (job_name, interval_ms, last_run_at, last_success_at, failures, last_error)
    values (${name}, ${intervalMs}, now(), case when ${failures} = 0 then now() end, ${failures}, left(${error}, 500))
    on conflict (job_name) do update set interval_ms = excluded.interval_ms, last_run_at = now(),
      last_success_at = coalesce(excluded.last_success_at, job_state.last_success_at),
      failures = excluded.failures, last_error = excluded.last_error`.execute(db);
}

/** False if no process has run a job of this name. */
export async function requestJobRun(db: Database, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_state')
    .set({ run_requested_at: sql`now()` })
    .where('job_name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the requests and returns the names of their jobs. Of several processes, one gets each request. */
export async function takeRequestedRuns(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('job_state')
    .set({ run_requested_at: null })
    .where('run_requested_at', 'is not', null)
    .where('job_name', 'in', names)
    .returning('job_name')
    .execute();
  return rows.map(({ job_name }) => job_name);
}
