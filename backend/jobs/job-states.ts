import type { Database } from '#backend/database/connection.ts';
import { type JobRun, saveJobRun, takeRequestedRuns } from './job-state.queries.ts';

/** Stores the runs that a runner reports, and the runs that people request. */
export interface JobStates {
  /** Called after every run. */
  report(run: JobRun): Promise<void>;
  takeRequests(names: readonly string[]): Promise<string[]>;
}

/** Successes of a job are saved at most this often, because most jobs run every few seconds. */
const successIntervalMs = 60_000;

export function createJobStates(db: Database, now: () => number = Date.now): JobStates {
  const savedAt = new Map<string, number>();
  return {
    async report(run) {
      const last = savedAt.get(run.name);
      if (run.failures === 0 && last !== undefined && now() - last < successIntervalMs) return;
      // After a failure, the next success is saved at once.
      if (run.failures === 0) savedAt.set(run.name, now());
      else savedAt.delete(run.name);
      await saveJobRun(db, run);
    },
    takeRequests: (names) => takeRequestedRuns(db, names),
  };
}
