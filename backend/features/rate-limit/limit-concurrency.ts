interface WaitingQueue {
  maxLength: number;
  /** Thrown when the queue is full. */
  createError: () => Error;
}

/** Runs at most `maxRunning` tasks concurrently. The others wait in order; without `queue`, any number of them. */
export function limitConcurrency(maxRunning: number, queue?: WaitingQueue) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function runWhenFree<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < maxRunning) running++;
    else if (queue && waiting.length >= queue.maxLength) throw queue.createError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next waiting task takes over this slot, so `running` changes only when none waits.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running--;
    }
  };
}
