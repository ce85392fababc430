import type { Logger } from 'pino';
import { jobRuns } from '#contract/diagnostics/channels.ts';
import { backOffSeconds } from './back-off.ts';
import type { JobStates } from './job-states.ts';

/**
 * Periodic work. Several processes may run the same job at the same time: the work is in the database, and each process
 * takes rows that no other has locked (`for update skip locked`).
 */
export interface Job {
  name: string;
  /** The job updates the memory of its thread, so every thread runs it. Other jobs run in one thread of a process only. */
  isLocal?: true;
  /** The pause between two runs when no more work was due. */
  intervalMs: number;
  /** Does a batch of work; true if more may be due. When it throws, it is called again after a pause. */
  run(signal: AbortSignal): Promise<boolean>;
}

const maxBackOffSeconds = 60;
/** The pause between two checks for jobs that staff have requested. */
const requestIntervalMs = 2000;
/** The maximum wait for a running job when the shop closes. Other processes take its leased rows when the lease ends. */
const closeTimeoutMs = 10_000;

/** Runs the jobs of one process, side by side, each never twice at the same time. */
export class JobRunner {
  private readonly loops = new Map<string, JobLoop>();
  private readonly requests: JobLoop | undefined;

  /** Jobs that are not scheduled run only when `runAll` is called. */
  constructor(
    jobs: readonly Job[],
    log: Logger,
    {
      isScheduled = true,
      states,
    }: { isScheduled?: boolean | undefined; states?: JobStates | undefined } = {},
  ) {
    for (const job of jobs) {
      if (this.loops.has(job.name)) throw new Error(`There are two jobs with the name ${job.name}.`);
      this.loops.set(job.name, new JobLoop(job, log, { isScheduled, states }));
    }
    if (!states) return;
    const run = async () => {
      for (const name of await states.takeRequests([...this.loops.keys()]))
        await this.loops
          .get(name)
          ?.runNow()
          .catch((err: unknown) => log.error({ err, job: name }, 'requested job failed, will retry'));
      return false;
    };
    this.requests = new JobLoop({ name: 'requested-jobs', intervalMs: requestIntervalMs, run }, log, {
      isScheduled,
    });
  }

  /** Runs every job until no more work is due, in the order of `jobs`. Throws the first error. */
  async runAll(): Promise<void> {
    for (const loop of this.loops.values()) await loop.runNow();
  }

  /** Runs the jobs that a person has requested. */
  async runRequested(): Promise<void> {
    await this.requests?.runNow();
  }

  /** Starts no more runs, and waits a while for those in progress. */
  async close(): Promise<void> {
    await Promise.all([this.requests?.close(), ...[...this.loops.values()].map((loop) => loop.close())]);
  }
}

class JobLoop {
  private readonly job: Job;
  private readonly log: Logger;
  private readonly isScheduled: boolean;
  private readonly states: JobStates | undefined;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private failures = 0;

  constructor(
    job: Job,
    log: Logger,
    { isScheduled, states }: { isScheduled: boolean; states?: JobStates | undefined },
  ) {
    this.job = job;
    this.log = log;
    this.isScheduled = isScheduled;
    this.states = states;
    this.schedule();
  }

  async runNow(): Promise<void> {
    // A run in progress may have started before the caller's work was due, so it does not count.
    while (this.running) await this.running;
    clearTimeout(this.timer);
    const run = this.runAndCount();
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
    this.running = this.runAndCount()
      .catch((error: unknown) =>
        this.log.error({ err: error, job: this.job.name, failures: this.failures }, 'job failed, will retry'),
      )
      .finally(() => this.afterRun());
  }

  private async runAndCount(): Promise<void> {
    const startedAt = performance.now();
    const publish = (hasFailed: boolean) =>
      jobRuns.publish({ job: this.job.name, seconds: (performance.now() - startedAt) / 1000, hasFailed });
    try {
      await this.runUntilDone();
      publish(false);
      this.failures = 0;
      await this.report(null);
    } catch (error) {
      publish(true);
      this.failures++;
      await this.report(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** The state is information for people: without it the job still runs. */
  private async report(error: string | null): Promise<void> {
    const { name, intervalMs } = this.job;
    await this.states
      ?.report({ name, intervalMs, failures: this.failures, error })
      .catch((err: unknown) => this.log.warn({ err, job: name }, 'job state not saved'));
  }

  private afterRun(): void {
    this.running = undefined;
    this.schedule();
  }

  private async runUntilDone(): Promise<void> {
    while (!this.stopping.signal.aborted && (await this.job.run(this.stopping.signal)));
  }
}
