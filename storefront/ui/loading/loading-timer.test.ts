import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMINGS } from '#storefront/config/timings.ts';
import { createLoadingTimer, type LoadingPhase } from './loading-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(timing: { delay: number; hide: number }) {
  const phases: LoadingPhase[] = [];
  return { phases, timer: createLoadingTimer(timing, (phase) => phases.push(phase)) };
}
const bar = { delay: TIMINGS.loadingBarDelay, hide: TIMINGS.loadingBarHide };
const indicator = { delay: TIMINGS.loadingIndicatorDelay, hide: 0 };

test('has the delays of §9', () => {
  expect([bar, indicator]).toEqual([
    { delay: 200, hide: 500 },
    { delay: 1000, hide: 0 },
  ]);
  const tokens = readFileSync('storefront/theme/tokens.css', 'utf8');
  expect(tokens).toContain('--loading-bar-duration: 5s;');
});

test('stays hidden when loading ends within the delay', () => {
  const { timer, phases } = watch(bar);
  timer.start();
  vi.advanceTimersByTime(199);
  timer.end();
  vi.runAllTimers();
  expect(phases).toEqual([]);
});

test('appears after the delay and hides half a second after loading ends', () => {
  const { timer, phases } = watch(bar);
  timer.start();
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['visible']);
  timer.end();
  vi.advanceTimersByTime(499);
  expect(phases).toEqual(['visible', 'ending']);
  vi.advanceTimersByTime(1);
  expect(phases).toEqual(['visible', 'ending', 'hidden']);
});

test('reappears at once when loading starts again while it is ending', () => {
  const { timer, phases } = watch(bar);
  timer.start();
  vi.advanceTimersByTime(200);
  timer.end();
  timer.start();
  vi.advanceTimersByTime(10_000);
  expect(phases).toEqual(['visible', 'ending', 'visible']);
});

test('the indicator appears after a second and hides at once', () => {
  const { timer, phases } = watch(indicator);
  timer.start();
  vi.advanceTimersByTime(999);
  expect(phases).toEqual([]);
  vi.advanceTimersByTime(1);
  timer.end();
  expect(phases).toEqual(['visible', 'hidden']);
});

test('reports no phase after stop', () => {
  const { timer, phases } = watch(bar);
  timer.start();
  timer.stop();
  vi.runAllTimers();
  expect(phases).toEqual([]);
});
