import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenUsed } from './run-when-used.ts';

const timing = { unused: 5_000, idle: 2_000 };
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('runs once after %s', async (input) => {
  const work = vi.fn();
  runWhenUsed(work, timing);
  await vi.advanceTimersByTimeAsync(timing.unused - 1_000);
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(input));
  page.dispatchEvent(new Event(input));
  await vi.advanceTimersByTimeAsync(timing.unused * 2);
  expect(work).toHaveBeenCalledTimes(1);
});

test('runs without input when the page was displayed for a while', async () => {
  const work = vi.fn();
  runWhenUsed(work, timing);
  await vi.advanceTimersByTimeAsync(timing.unused + timing.idle);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['was pressed', { navigator: { userActivation: { hasBeenActive: true } } }],
  ['was scrolled', { scrollY: 300 }],
  ['was used before its script started', { document: { documentElement: { dataset: { used: '' } } } }],
])('does not wait if the page %s before', async (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const work = vi.fn();
  runWhenUsed(work, timing);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
