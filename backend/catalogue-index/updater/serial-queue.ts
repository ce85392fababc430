import type { Logger } from 'pino';

/** Runs steps one after another. A failed step is logged and does not stop the next one. */
export class SerialQueue {
  private readonly log: Logger;
  private last: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(log: Logger) {
    this.log = log;
  }

  /** Resolves when the step and all earlier ones have ended, even if they failed. */
  run(step: () => Promise<void>): Promise<void> {
    this.last = this.last
      .then(() => (this.isClosed ? undefined : step()))
      .catch((error) => {
        if (!this.isClosed) this.log.warn({ err: error }, 'catalogue update failed, will retry');
      });
    return this.last;
  }

  /** Skips waiting steps. Resolves when the running one has ended. */
  close(): Promise<void> {
    this.isClosed = true;
    return this.last;
  }

  /** Resolves when all steps so far have ended. */
  drain(): Promise<void> {
    return this.last;
  }
}
