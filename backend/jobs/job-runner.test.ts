import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOffSeconds } from './back-off.ts';
import { JobRunner } from './job-runner.ts';

const log = pino({ level: 'silent' });
let runner: JobRunner;

beforeEach(() => {
  vi.useFakeTimers();
  runner = new JobRunner(log);
});
afterEach(async () => {
  await runner.close();
  vi.useRealTimers();
});

/** A job that counts its batches and has so many of them. */
function counted(batches = 1) {
  const runDue = vi.fn(async () => --left > 0);
  let left = batches;
  return runDue;
}

test('A job is run once in so many milliseconds', async () => {
  const runDue = counted();
  runner.register({ name: 'a', everyMs: 1000, runDue });
  await vi.advanceTimersByTimeAsync(999);
  expect(runDue).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2001);
  expect(runDue).toHaveBeenCalledTimes(3);
});

test('A job that has more to do is run again at once', async () => {
  const runDue = counted(5);
  runner.register({ name: 'a', everyMs: 1000, runDue });
  await vi.advanceTimersByTimeAsync(1000);
  expect(runDue).toHaveBeenCalledTimes(5);
});

test('A job that is woken does not wait, and one that is woken while it runs looks once more', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const runDue = vi.fn(async () => false).mockReturnValueOnce(promise);
  runner.register({ name: 'a', everyMs: 60_000, runDue });
  runner.wake('a');
  runner.wake('a');
  runner.wake('a');
  expect(runDue).toHaveBeenCalledTimes(1);
  resolve(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(runDue).toHaveBeenCalledTimes(2);
});

test('A job that fails is tried again, each time after a longer rest, and the others go on', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('No database.')));
  const other = counted();
  runner.register({ name: 'a', everyMs: 1000, runDue: failing });
  runner.register({ name: 'b', everyMs: 1000, runDue: other });
  await vi.advanceTimersByTimeAsync(1000 + 1000 + 2000 + 4000);
  expect(failing).toHaveBeenCalledTimes(4);
  expect(other).toHaveBeenCalledTimes(8);
});

test('Whoever cannot wait has all done at once, and is told of what fails', async () => {
  const runDue = counted(2);
  runner.register({ name: 'a', everyMs: 60_000, runDue });
  await runner.runAll();
  expect(runDue).toHaveBeenCalledTimes(2);
  runner.register({ name: 'b', everyMs: 60_000, runDue: () => Promise.reject(new Error('No.')) });
  await expect(runner.runAll()).rejects.toThrow('No.');
});

test('Closing waits for the batch that is under way, and nothing is begun after it', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const runDue = vi.fn((_: AbortSignal) => promise);
  runner.register({ name: 'a', everyMs: 1000, runDue });
  await vi.advanceTimersByTimeAsync(1000);
  let isClosed = false;
  const closing = runner.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isClosed).toBe(false);
  expect(runDue.mock.calls[0]?.[0].aborted).toBe(true);
  resolve(true);
  await closing;
  runner.wake('a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(runDue).toHaveBeenCalledTimes(1);
});

test('Two jobs of one name are a mistake', () => {
  runner.register({ name: 'a', everyMs: 1000, runDue: counted() });
  expect(() => runner.register({ name: 'a', everyMs: 1000, runDue: counted() })).toThrow('two jobs');
});

test.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [99, 3600],
])('After %i failures it rests %i seconds', (failures, seconds) => {
  expect(backOffSeconds(failures, 30, 3600)).toBe(seconds);
});
