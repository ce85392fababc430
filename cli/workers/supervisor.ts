import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { type SharedSnapshot, shareSnapshot } from '#backend/catalogue-index/snapshot/shared-snapshot.ts';
import { buildInWorker } from '#backend/catalogue-index/updater/new-index/build-in-worker.ts';
import { SlotGranter } from '#backend/features/images/processing/image-slots.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { backOffSeconds } from '#backend/jobs/back-off.ts';
import type { WorkerMetrics } from '../observability/collect-metrics.ts';
import type { SupervisorMessage, WorkerMessage, WorkerStart } from './messages.ts';
import { Replies } from './replies.ts';

interface SupervisorOptions {
  workers: number;
  databaseUrl: string | undefined;
  /** Undefined if there is none yet. */
  loadSnapshot(): Promise<SharedSnapshot | undefined>;
  log: Logger;
  /** The program of a worker. */
  program?: URL;
}

const defaultProgram = new URL('./worker.ts', import.meta.url);

const maxBackOffSeconds = 60;
/** After this time a worker counts as healthy: its next crash is treated as the first. */
const healthyMs = 60_000;
/** A worker that has not replied after this time is left out. */
const replyTimeoutMs = 2000;

interface RunningWorker {
  thread: Worker;
  replies: Replies;
  exited: Promise<void>;
}

/**
 * Threads that serve requests on shared ports. The kernel distributes connections (SO_REUSEPORT); the index is in memory that all
 * threads read. A thread that crashes is started again; the others continue.
 */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #running = new Map<number, RunningWorker>();
  readonly #limiter = createRateLimiter();
  readonly #imageSlots = new SlotGranter<Worker>();
  #snapshot: SharedSnapshot | undefined;
  #isBuilding = false;
  #isStopping = false;
  #hasStarted = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Resolves with the name of the shop when all workers are ready. Rejects with the error of the first that fails. */
  async start(): Promise<string | undefined> {
    this.#snapshot = await this.#options.loadSnapshot();
    const name = await this.#startWorker(0);
    // Without a snapshot the first worker has built the index and written one.
    this.#snapshot ??= await this.#options.loadSnapshot();
    const others = Array.from({ length: this.#options.workers - 1 }, (_, index) =>
      this.#startWorker(index + 1),
    );
    await Promise.all(others);
    return name;
  }

  /** Every response closes its connection from now on, and `/readyz` responds with 503. */
  drain(): void {
    this.#isStopping = true;
    this.#broadcast({ kind: 'drain' });
  }

  async close(): Promise<void> {
    this.#isStopping = true;
    for (const { thread, exited } of [...this.#running.values()]) {
      post(thread, { kind: 'stop' });
      await exited;
    }
  }

  async readMetrics(): Promise<WorkerMetrics[]> {
    const all = await Promise.all(
      [...this.#running.values()].map(({ thread, replies }) => {
        const reply = replies.request<WorkerMetrics>((id) => post(thread, { kind: 'read-metrics', id }));
        return Promise.race([reply, setTimeout(replyTimeoutMs, undefined, { ref: false })]);
      }),
    );
    return all.filter((each) => each !== undefined);
  }

  #startWorker(index: number, failures = 0): Promise<string | undefined> {
    const { databaseUrl, program = defaultProgram } = this.#options;
    const workerData: WorkerStart = { databaseUrl, isLeader: index === 0, snapshot: this.#snapshot };
    const thread = new Worker(program, {
      workerData,
      argv: process.argv.slice(2),
    });
    const replies = new Replies();
    const startedAt = performance.now();
    const { promise: ready, resolve, reject } = Promise.withResolvers<string | undefined>();
    thread.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') resolve(message.shopName);
      else if (message.kind === 'failed') reject(message.error);
      else if (message.kind === 'reply') replies.receive(message.id, message.value);
      else void this.#serve(thread, message);
    });
    thread.on('error', (err) => {
      this.#options.log.error({ err, worker: index }, 'worker crashed');
      reject(err);
    });
    const exited = new Promise<void>((resolveExit) => thread.once('exit', () => resolveExit()));
    void exited.then(() => {
      this.#running.delete(index);
      replies.resolveAll(undefined);
      this.#imageSlots.releaseAll(thread);
      reject(new Error('The worker ended while it started.'));
      const isHealthy = performance.now() - startedAt > healthyMs;
      if (!this.#isStopping && this.#hasStarted) void this.#restart(index, isHealthy ? 1 : failures + 1);
    });
    this.#running.set(index, { thread, replies, exited });
    return ready.then((name) => {
      this.#hasStarted ||= index === 0;
      return name;
    });
  }

  async #restart(index: number, failures: number): Promise<void> {
    const seconds = backOffSeconds(failures, 1, maxBackOffSeconds);
    this.#options.log.error({ worker: index, failures, seconds }, 'worker ended, will start again');
    await setTimeout(seconds * 1000, undefined, { ref: false });
    if (!this.#isStopping) await this.#startWorker(index, failures).catch(() => undefined);
  }

  /** Replies to requests of a worker. */
  async #serve(
    thread: Worker,
    message: Exclude<WorkerMessage, { kind: 'ready' | 'failed' | 'reply' }>,
  ): Promise<void> {
    if (message.kind === 'build-index') return this.#buildIndex(message.request);
    if (message.kind === 'release-image-slot') return this.#imageSlots.release(thread);
    const reply = (value: unknown) => post(thread, { kind: 'reply', id: message.id, value });
    if (message.kind === 'rate-limit')
      return reply(await this.#limiter[message.action](message.key, message.limit));
    // The worker gets its reply as soon as it has a slot. `holdSlot` resolves when the worker has released it.
    const isGranted = await this.#imageSlots.holdSlot(thread, message, () => reply(true));
    if (!isGranted) reply(false);
  }

  /** One build for all workers, which then use the same memory again. */
  async #buildIndex(request: Parameters<typeof buildInWorker>[0]): Promise<void> {
    if (this.#isBuilding) return;
    this.#isBuilding = true;
    try {
      const { snapshot, writeError } = await buildInWorker(request).built;
      if (writeError) this.#options.log.warn({ err: writeError }, 'catalogue snapshot not written');
      this.#snapshot = shareSnapshot(snapshot);
      this.#broadcast({ kind: 'index-built', snapshot: this.#snapshot });
    } catch (error) {
      this.#broadcast({ kind: 'index-failed', error });
    } finally {
      this.#isBuilding = false;
    }
  }

  #broadcast(message: SupervisorMessage): void {
    for (const { thread } of this.#running.values()) post(thread, message);
  }
}

function post(thread: Worker, message: SupervisorMessage): void {
  thread.postMessage(message);
}
