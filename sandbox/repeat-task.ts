import type { Logger } from 'pino';

interface RepeatOptions {
  /** Names the task in the log. */
  name: string;
  intervalMs: number;
  log: Logger;
}

interface RepeatedTask {
  /** Resolves when a run in progress has ended. */
  stop(): Promise<void>;
}

/** A failure usually lasts, so the next run waits longer and the log is not flooded. */
export const retryMs = 10_000;

/** Runs a background task at an interval, never twice at once. A failed run is logged, and the task is retried. */
export function repeatTask(
  task: () => void | Promise<void>,
  { name, intervalMs, log }: RepeatOptions,
): RepeatedTask {
  let timer: NodeJS.Timeout | undefined;
  let run = Promise.resolve();
  let isStopped = false;

  async function runOnce(): Promise<void> {
    let delayMs = intervalMs;
    try {
      await task();
    } catch (error) {
      delayMs = Math.max(retryMs, intervalMs);
      log.error({ err: error, task: name, delayMs }, 'background task failed, will retry');
    }
    if (!isStopped) schedule(delayMs);
  }

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      run = runOnce();
    }, delayMs);
  }

  schedule(intervalMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await run;
    },
  };
}
