import { GroupedQueue } from './grouped-queue.ts';

interface QueueLimits {
  /** How many tasks may wait. */
  maxLength: number;
  /** How many tasks of the same group may wait. */
  maxLengthOfGroup?: number;
  /** A task that has waited this long is rejected. Without it, tasks wait without a limit. */
  maxWaitMs?: number;
  /** Thrown when the queue is full or a task has waited too long. */
  createError: () => Error;
}

interface TaskOptions {
  /** The task starts only when no other task waits, however long that takes. */
  isInBackground?: boolean;
  /** Tasks of different groups start alternately. */
  group?: string | undefined;
}

/**
 * Returns a function that runs at most `maxRunning` tasks concurrently. The others wait in order of arrival, except that
 * groups alternate. Without `queue`, any number of tasks can wait.
 */
export function limitConcurrency(maxRunning: number, queue?: QueueLimits) {
  let running = 0;
  const waiting = new GroupedQueue();
  const waitingInBackground = new GroupedQueue();

  function isFull({ maxLength, maxLengthOfGroup = maxLength }: QueueLimits, group: string | undefined) {
    const isGroupFull = group !== undefined && waiting.sizeOf(group) >= maxLengthOfGroup;
    return isGroupFull || waiting.size >= maxLength;
  }

  async function waitForSlot(
    queued: GroupedQueue,
    group: string | undefined,
    limits?: QueueLimits,
  ): Promise<void> {
    if (limits && isFull(limits, group)) throw limits.createError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queued.add(group, resolve);
    const timer = limits?.maxWaitMs
      ? setTimeout(() => {
          if (queued.delete(group, resolve)) reject(limits.createError());
        }, limits.maxWaitMs)
      : undefined;
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The next waiting task takes over the slot, so `running` changes only when none waits. */
  function releaseSlot(): void {
    const queued = waiting.size > 0 ? waiting : waitingInBackground;
    const startNext = queued.take();
    if (startNext) startNext();
    else running--;
  }

  return async function runWhenFree<Result>(
    task: () => Promise<Result>,
    { isInBackground, group }: TaskOptions = {},
  ): Promise<Result> {
    if (running < maxRunning) running++;
    else if (isInBackground) await waitForSlot(waitingInBackground, group);
    else await waitForSlot(waiting, group, queue);
    try {
      return await task();
    } finally {
      releaseSlot();
    }
  };
}
