import { expect, test } from 'vitest';
import { crashOnSchedule } from './cluster/crash-on-schedule.ts';

const nextTask = () => new Promise(setImmediate);

/** A schedule whose time does not pass, and processes that start when the test says so. */
function startSchedule(count: number) {
  const crashed: number[] = [];
  const starts: PromiseWithResolvers<void>[] = [];
  const crash = (index: number) => {
    crashed.push(index);
    const start = Promise.withResolvers<void>();
    starts.push(start);
    return start.promise;
  };
  const wait = async () => nextTask();
  const done = crashOnSchedule({ count, intervalMs: 10_000, processes: 3, crash, wait });
  return { crashed, starts, done };
}

async function waitForTasks(): Promise<void> {
  for (let task = 0; task < 20; task++) await nextTask();
}

test('processes crash in rotation, while the others are still starting', async () => {
  const { crashed, starts, done } = startSchedule(5);
  await waitForTasks();
  expect(crashed).toEqual([0, 1, 2]);
  starts[0]?.resolve();
  await waitForTasks();
  expect(crashed).toEqual([0, 1, 2, 0]);
  for (const start of starts) start.resolve();
  await waitForTasks();
  expect(crashed).toEqual([0, 1, 2, 0, 1]);
  starts.at(-1)?.resolve();
  await done;
});

test('waits for the time that is left of the interval', async () => {
  const waits: number[] = [];
  await crashOnSchedule({
    count: 3,
    intervalMs: 10_000,
    processes: 3,
    crash: async () => undefined,
    wait: async (milliseconds) => waits.push(Math.round(milliseconds / 1000)),
  });
  // No time passes in the test, so the third crash remains 30 seconds away.
  expect(waits).toEqual([10, 20, 30]);
});

test('a process that does not start fails the schedule', async () => {
  const { starts, done } = startSchedule(3);
  await waitForTasks();
  starts[2]?.resolve();
  starts[1]?.reject(new Error('A shop did not start'));
  starts[0]?.resolve();
  await expect(done).rejects.toThrow('A shop did not start');
});
