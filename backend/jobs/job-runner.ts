import type { Logger } from 'pino';
import { backOffSeconds } from './back-off.ts';

/**
 * Periodic work. Several processes may run the same job at the same time: the work is in the database, and each process
 * takes rows that no other has locked (`for update skip locked`).
 */
export interface Job {
  name: string;
  /** The pause between two runs when no more work was due. */
  intervalMs: number;
  /** Does a batch of work; true if more may be due. When it throws, it is called again after a pause. */
  run(signal: AbortSignal): Promise<boolean>;
}

const maxBackOffSeconds = 60;
/** The maximum wait for a running job when the shop closes. Other processes take its leased rows when the lease ends. */
const closeTimeoutMs = 10_000;

/** Runs the jobs of one process, side by side, each never twice at the same time. */
export class JobRunner {
  private readonly loops = new Map<string, JobLoop>();

  /** Jobs that are not scheduled run only when `runAll` is called. */
  constructor(jobs: readonly Job[], log: Logger, { isScheduled = true } = {}) {
    for (const job of jobs) {
      if (this.loops.has(job.name)) throw new Error(`There are two jobs with the name ${job.name}.`);
      this.loops.set(job.name, new JobLoop(job, log, isScheduled));
    }
  }

  /** Runs every job to its end, in the order of the table. Throws the first error. */
  async runAll(): Promise<void> {
    for (const loop of this.loops.values()) await loop.runNow();
  }

  /** Starts no more runs, and waits a while for those in progress. */
  async close(): Promise<void> {
    await Promise.all([...this.loops.values()].map((loop) => loop.close()));
  }
}

class JobLoop {
  private readonly job: Job;
  private readonly log: Logger;
  private readonly isScheduled: boolean;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private failures = 0;

  constructor(job: Job, log: Logger, isScheduled: boolean) {
    this.job = job;
    this.log = log;
    this.isScheduled = isScheduled;
    this.schedule();
  }

  async runNow(): Promise<void> {
    // A batch in progress may have started before the caller's work was due.
    while (this.running) await this.running;
    clearTimeout(this.timer);
    const run = this.runUntilDone();
    this.running = run.catch(() => undefined).finally(() => this.afterRun());
    await run;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    const { promise: timedOut, resolve } = Promise.withResolvers<void>();
    const timeout = setTimeout(resolve, closeTimeoutMs);
    await Promise.race([this.running, timedOut]);
    clearTimeout(timeout);
  }

  private schedule(): void {
    if (!this.isScheduled || this.stopping.signal.aborted) return;
    const backOffMs = this.failures > 0 ? backOffSeconds(this.failures, 1, maxBackOffSeconds) * 1000 : 0;
    this.timer = setTimeout(() => this.start(), Math.max(backOffMs, this.job.intervalMs)).unref();
  }

  private start(): void {
    if (this.stopping.signal.aborted) return;
    this.running = this.runUntilDone()
      .then(() => {
        this.failures = 0;
      })
      .catch((error: unknown) => {
        this.failures++;
        this.log.error({ err: error, job: this.job.name, failures: this.failures }, 'job failed, will retry');
      })
      .finally(() => this.afterRun());
  }

  private afterRun(): void {
    this.running = undefined;
    this.schedule();
  }

  private async runUntilDone(): Promise<void> {
    while (!this.stopping.signal.aborted && (await this.job.run(this.stopping.signal)));
  }
}
