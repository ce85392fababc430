import type { Database } from '#backend/database/connection.ts';
import { type JobState, requestJobRun, selectJobStates } from './job-state.queries.ts';

/** Background jobs that a process has run, by name. */
export function listJobs(db: Database): Promise<JobState[]> {
  return selectJobStates(db);
}

/** A running shop runs the job within seconds. False if there is no such job. */
export function retryJob(db: Database, name: string): Promise<boolean> {
  return requestJobRun(db, name);
}
