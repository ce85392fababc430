import type { Logger } from 'pino';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import type { IndexSource } from './new-index/build-in-worker.ts';
import type { BuildRequest, BuildResult } from './new-index/build-worker.ts';
import { HandoverFolder } from './new-index/handover-folder.ts';
import type { SerialQueue } from './serial-queue.ts';

const firstRetrySeconds = 5;
const maxRetrySeconds = 300;

interface IndexRebuilderOptions {
  build: IndexSource['build'];
  request: BuildRequest;
  queue: SerialQueue;
  log: Logger;
  /** Runs in the queue, so that no other update runs at the same time. */
  onBuilt(snapshot: Snapshot): Promise<void>;
}

/** Builds the index in a worker thread while the shop serves the current one. Retries failed builds with back-off. */
export class IndexRebuilder {
  private readonly options: IndexRebuilderOptions;
  private build: { applied: Promise<void>; stop(): Promise<void> } | undefined;
  private failures = 0;
  private retryTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(options: IndexRebuilderOptions) {
    this.options = options;
  }

  /** Does nothing while a build is running. */
  start(): void {
    if (!this.isBusy) this.startBuild(this.options.request);
  }

  /** Builds the index of a catalogue that an import hands over, unless another build is running. */
  startFromHandover(): void {
    const { request } = this.options;
    if (this.isBusy || !HandoverFolder.beside(request.snapshotPath).claim()) return;
    this.startBuild({ ...request, isHandedOver: true });
  }

  private get isBusy(): boolean {
    return this.build !== undefined || this.isClosed;
  }

  private startBuild(request: BuildRequest): void {
    clearTimeout(this.retryTimer);
    const startedAt = Date.now();
    const { built, stop } = this.options.build(request);
    const applied = built.then(
      (result) => this.apply(result, startedAt),
      (error) => this.retryLater(error),
    );
    this.build = { applied, stop };
  }

  /** Resolves when no build is running and the last one has been applied. */
  async whenIdle(): Promise<void> {
    while (this.build) await this.build.applied;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    await this.build?.stop();
  }

  private apply({ snapshot, writeError }: BuildResult, startedAt: number): Promise<void> {
    const { queue, log, onBuilt } = this.options;
    return queue.run(async () => {
      this.build = undefined;
      this.failures = 0;
      const products = snapshot.data.store.count;
      log.info({ products, milliseconds: Date.now() - startedAt }, 'catalogue index built');
      if (writeError) log.warn({ err: writeError }, 'catalogue snapshot not written');
      await onBuilt(snapshot);
    });
  }

  private retryLater(error: unknown): void {
    this.build = undefined;
    if (this.isClosed) return;
    const seconds = Math.min(firstRetrySeconds * 2 ** this.failures++, maxRetrySeconds);
    this.options.log.error({ err: error, seconds }, 'catalogue index build failed, will retry');
    this.retryTimer = setTimeout(() => this.start(), seconds * 1000).unref();
  }
}
