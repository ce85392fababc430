import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatTask, retryMs } from './repeat-task.ts';

const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });
const options = { name: 'apply payment outcomes', intervalMs: 1000, log };

beforeEach(() => {
  logged.splice(0);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('runs at its interval until it is stopped', async () => {
  const task = vi.fn();
  const repeated = repeatTask(task, options);
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).toHaveBeenCalledTimes(3);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).toHaveBeenCalledTimes(3);
  expect(logged).toEqual([]);
});

test.each([
  ['throws', () => fail()],
  ['rejects', async () => fail()],
])('a run that %s is logged once, and the task is retried later', async (_, failing) => {
  const task = vi.fn<() => void | Promise<void>>().mockImplementationOnce(failing);
  const repeated = repeatTask(task, options);
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toMatchObject([
    {
      level: 50,
      msg: 'background task failed, will retry',
      task: 'apply payment outcomes',
      delayMs: retryMs,
      err: { message: 'The disk is full.' },
    },
  ]);
  await vi.advanceTimersByTimeAsync(retryMs - 1);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(task).toHaveBeenCalledTimes(3);
  expect(logged).toHaveLength(1);
  await repeated.stop();
});

test('stopping waits for the run in progress, which is the last one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = vi.fn(() => promise);
  const repeated = repeatTask(task, options);
  await vi.advanceTimersByTimeAsync(5000);
  const order: string[] = [];
  const stopped = repeated.stop().then(() => order.push('stopped'));
  order.push('resolved');
  resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(5000);
  expect(order).toEqual(['resolved', 'stopped']);
  expect(task).toHaveBeenCalledOnce();
});

function fail(): never {
  throw new Error('The disk is full.');
}
