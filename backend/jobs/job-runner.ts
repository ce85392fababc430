import type { Logger } from 'pino';
import { backOffSeconds } from './back-off.ts';

/**
 * Something that is done again and again, by every process of the shop. Several may do it at the same moment: what there is
 * to do is in the database, and each takes rows that no other has (`for update skip locked`).
 */
export interface Job {
  name: string;
  /** How long to rest when nothing was left to do. */
  everyMs: number;
  /** Does a batch of what is due, and answers whether more may be. When it throws, it is called again after a while. */
  runDue(signal: AbortSignal): Promise<boolean>;
}

const longestRestSeconds = 60;
/** Whoever closes the shop does not wait longer for a job: what it holds is somebody else's when its lease is over. */
const patienceMs = 10_000;

/** Runs the jobs of one process, each beside the others and never twice at once. */
export class JobRunner {
  private readonly log: Logger;
  private readonly loops = new Map<string, JobLoop>();

  constructor(log: Logger) {
    this.log = log;
  }

  register(job: Job): void {
    if (this.loops.has(job.name)) throw new Error(`There are two jobs of the name ${job.name}.`);
    this.loops.set(job.name, new JobLoop(job, this.log));
  }

  /** There is something to do: call it when the transaction that says so is committed. Other processes find it too. */
  wake(name: string): void {
    this.loops.get(name)?.wake();
  }

  /** Does at once all that is due, in the order of registration, for whoever cannot wait. What fails is told. */
  async runAll(): Promise<void> {
    for (const loop of this.loops.values()) await loop.runNow();
  }

  /** Begins nothing more, and waits a while for what is under way. */
  async close(): Promise<void> {
    await Promise.all([...this.loops.values()].map((loop) => loop.close()));
  }
}

class JobLoop {
  private readonly job: Job;
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;
  private failures = 0;

  constructor(job: Job, log: Logger) {
    this.job = job;
    this.log = log;
    this.rest();
  }

  wake(): void {
    this.isWoken = true;
    if (!this.running) this.begin();
  }

  async runNow(): Promise<void> {
    // A batch that is under way may have begun before there was something to do.
    while (this.running) await this.running;
    clearTimeout(this.timer);
    const run = this.runUntilDone();
    this.running = run.catch(() => undefined).finally(() => this.afterRun());
    await run;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    const { promise: impatience, resolve } = Promise.withResolvers<void>();
    const patience = setTimeout(resolve, patienceMs);
    await Promise.race([this.running, impatience]);
    clearTimeout(patience);
  }

  private rest(): void {
    if (this.stopping.signal.aborted) return;
    const afterFailure = backOffSeconds(this.failures, 1, longestRestSeconds) * 1000;
    const rest = this.failures > 0 ? Math.max(afterFailure, this.job.everyMs) : this.job.everyMs;
    this.timer = setTimeout(() => this.begin(), rest).unref();
  }

  private begin(): void {
    if (this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    this.running = this.runUntilDone()
      .then(() => {
        this.failures = 0;
      })
      .catch((error: unknown) => {
        this.failures++;
        this.log.error({ err: error, job: this.job.name, failures: this.failures }, 'a job failed');
      })
      .finally(() => this.afterRun());
  }

  private afterRun(): void {
    this.running = undefined;
    if (this.isWoken && this.failures === 0) this.begin();
    else this.rest();
  }

  private async runUntilDone(): Promise<void> {
    this.isWoken = false;
    while (!this.stopping.signal.aborted && (await this.job.runDue(this.stopping.signal)));
  }
}
