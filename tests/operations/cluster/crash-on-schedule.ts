interface Schedule {
  /** Number of crashes. */
  count: number;
  /** The time from one crash to the next. */
  intervalMs: number;
  /** Number of processes. They crash in rotation. */
  processes: number;
  /** Resolves when the process is ready again. */
  crash: (index: number) => Promise<void>;
  /** Resolves after this time. */
  wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Crashes a process in each interval, without waiting for its start: a test of five minutes takes five minutes. A process that is
 * still starting delays its own next crash. Resolves when all processes are ready.
 */
export async function crashOnSchedule({
  count,
  intervalMs,
  processes,
  crash,
  wait,
}: Schedule): Promise<void> {
  const starts: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let crashes = 0; crashes < count; crashes++) {
    await wait(startedAt + (crashes + 1) * intervalMs - performance.now());
    const index = crashes % processes;
    await starts[index];
    const start = crash(index);
    // Awaited before the next crash of this process, or at the end.
    start.catch(() => undefined);
    starts[index] = start;
  }
  await Promise.all(starts);
}
