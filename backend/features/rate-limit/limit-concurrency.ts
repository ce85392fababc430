interface WaitingQueue {
  maxLength: number;
  /** A task that has not started by then is rejected. Without it tasks wait as long as they must. */
  maxWaitMs?: number;
  /** Thrown when the queue is full or a task has waited too long. */
  createError: () => Error;
}

interface TaskOptions {
  /** The task waits as long as it must, and starts after all others. */
  isInBackground?: boolean;
}

/** Runs at most `maxRunning` tasks concurrently. The others wait in order; without `queue`, any number of them. */
export function limitConcurrency(maxRunning: number, queue?: WaitingQueue) {
  let running = 0;
  const waiting = new Set<() => void>();
  const waitingInBackground = new Set<() => void>();

  async function waitForSlot(queued: Set<() => void>, limits?: WaitingQueue): Promise<void> {
    if (limits && queued.size >= limits.maxLength) throw limits.createError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queued.add(resolve);
    const timer =
      limits?.maxWaitMs &&
      setTimeout(() => {
        if (queued.delete(resolve)) reject(limits.createError());
      }, limits.maxWaitMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer || undefined);
    }
  }

  /** The next waiting task takes over the slot, so `running` changes only when none waits. */
  function releaseSlot(): void {
    const queued = waiting.size > 0 ? waiting : waitingInBackground;
    const [startNext] = queued;
    if (!startNext) {
      running--;
      return;
    }
    queued.delete(startNext);
    startNext();
  }

  return async function runWhenFree<Result>(
    task: () => Promise<Result>,
    { isInBackground }: TaskOptions = {},
  ): Promise<Result> {
    if (running < maxRunning) running++;
    else if (isInBackground) await waitForSlot(waitingInBackground);
    else await waitForSlot(waiting, queue);
    try {
      return await task();
    } finally {
      releaseSlot();
    }
  };
}
