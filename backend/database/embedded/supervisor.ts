import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { truncateLog } from './server-log.ts';

interface Supervised {
  /** Returns the running postmaster, if there is one. */
  stopWatching(): Promise<Postmaster | undefined>;
}

const restartsPerMinute = 3;

/** Restarts PostgreSQL when it ends unexpectedly, with a limit per minute. */
export function supervise(
  first: Postmaster,
  {
    startAgain,
    logFile,
    log,
  }: { startAgain(): Promise<Postmaster>; logFile: string; log(line: string): void },
): Supervised {
  let running: Postmaster | undefined = first;
  const stopped = new AbortController();
  const { signal } = stopped;
  const stopRequested = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const restarts: number[] = [];

  async function waitForRestart() {
    // The next restart is allowed a minute after this one.
    const limitingRestart = restarts.at(-restartsPerMinute);
    const wait = limitingRestart === undefined ? 0 : limitingRestart + 60_000 - Date.now();
    if (wait > 0) {
      log(
        `PostgreSQL was started again ${restartsPerMinute} times within a minute; the next try is in ${Math.ceil(wait / 1000)} s.`,
      );
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
    restarts.push(Date.now());
  }

  async function watch() {
    while (running) {
      await Promise.race([running.exited, stopRequested]);
      if (signal.aborted) return;
      log(`PostgreSQL (process ${running.pid}) ended unexpectedly and is started again.`);
      running = undefined;
      while (!running) {
        await waitForRestart();
        if (signal.aborted) return;
        try {
          running = await startAgain();
          log(`PostgreSQL runs again (process ${running.pid}).`);
        } catch (error) {
          log(error instanceof Error ? error.message : String(error));
          // The cause, such as a full disk, is not fixed within milliseconds.
          await delay(10_000, undefined, { signal, ref: false }).catch(() => undefined);
        }
      }
    }
  }

  const logLimiter = setInterval(() => void truncateLog(logFile), 60_000).unref();
  const watching = watch();
  return {
    async stopWatching() {
      clearInterval(logLimiter);
      stopped.abort();
      await watching;
      return running;
    },
  };
}
