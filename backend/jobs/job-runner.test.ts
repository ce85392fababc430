import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOffSeconds } from './back-off.ts';
import { type Job, JobRunner } from './job-runner.ts';

const log = pino({ level: 'silent' });
let runner: JobRunner | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await runner?.close();
  vi.useRealTimers();
});

function startJobs(...jobs: Omit<Job, 'name'>[]): JobRunner {
  runner = new JobRunner(
    jobs.map((job, index) => ({ name: `job ${index}`, ...job })),
    log,
  );
  return runner;
}

/** A job with this many batches of work. */
function countBatches(batches = 1) {
  let left = batches;
  return vi.fn(async () => --left > 0);
}

test('runs a job once per interval', async () => {
  const run = countBatches();
  startJobs({ intervalMs: 1000, run });
  await vi.advanceTimersByTimeAsync(999);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2001);
  expect(run).toHaveBeenCalledTimes(3);
});

test('runs a job again immediately while more work is due', async () => {
  const run = countBatches(5);
  startJobs({ intervalMs: 1000, run });
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(5);
});

test('retries a failed job after longer and longer pauses, and runs the others', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('No database.')));
  const other = countBatches();
  startJobs({ intervalMs: 1000, run: failing }, { intervalMs: 1000, run: other });
  await vi.advanceTimersByTimeAsync(1000 + 1000 + 2000 + 4000);
  expect(failing).toHaveBeenCalledTimes(4);
  expect(other).toHaveBeenCalledTimes(8);
});

test('runs all jobs on request', async () => {
  const run = countBatches(2);
  await startJobs({ intervalMs: 60_000, run }).runAll();
  expect(run).toHaveBeenCalledTimes(2);
});

test('throws the error of a job that runs on request', async () => {
  const failing = () => Promise.reject(new Error('No.'));
  await expect(startJobs({ intervalMs: 60_000, run: failing }).runAll()).rejects.toThrow('No.');
});

test('waits for the batch in progress when it closes, and starts no other', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const run = vi.fn((_: AbortSignal) => promise);
  const closable = startJobs({ intervalMs: 1000, run });
  await vi.advanceTimersByTimeAsync(1000);
  let isClosed = false;
  const closing = closable.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isClosed).toBe(false);
  expect(run.mock.calls[0]?.[0].aborted).toBe(true);
  resolve(true);
  await closing;
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('rejects two jobs with one name', () => {
  const job = { name: 'a', intervalMs: 1000, run: countBatches() };
  expect(() => new JobRunner([job, job], log)).toThrow('two jobs');
});

test.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [99, 3600],
])('backs off after %i failures for %i seconds', (failures, seconds) => {
  expect(backOffSeconds(failures, 30, 3600)).toBe(seconds);
});
