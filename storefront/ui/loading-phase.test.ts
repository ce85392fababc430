import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMINGS } from '#storefront/config/timings.ts';
import { createLoadingSign, type LoadingPhase } from './loading-phase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(timing: { delay: number; hide: number }) {
  const phases: LoadingPhase[] = [];
  return { phases, sign: createLoadingSign(timing, (phase) => phases.push(phase)) };
}
const bar = { delay: TIMINGS.loadingBarDelay, hide: TIMINGS.loadingBarHide };
const indicator = { delay: TIMINGS.loadingIndicatorDelay, hide: 0 };

test('the times are those of §9', () => {
  expect([bar, indicator]).toEqual([
    { delay: 200, hide: 500 },
    { delay: 1000, hide: 0 },
  ]);
  expect(TIMINGS.loadingBarDuration).toBe(5000);
});

test('what ends within the delay never shows', () => {
  const { sign, phases } = watch(bar);
  sign.begin();
  vi.advanceTimersByTime(199);
  sign.end();
  vi.runAllTimers();
  expect(phases).toEqual([]);
});

test('what takes longer shows, and hides half a second after its end', () => {
  const { sign, phases } = watch(bar);
  sign.begin();
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['shown']);
  sign.end();
  vi.advanceTimersByTime(499);
  expect(phases).toEqual(['shown', 'ending']);
  vi.advanceTimersByTime(1);
  expect(phases).toEqual(['shown', 'ending', 'hidden']);
});

test('a new page on its way while the sign is going brings it back at once', () => {
  const { sign, phases } = watch(bar);
  sign.begin();
  vi.advanceTimersByTime(200);
  sign.end();
  sign.begin();
  vi.advanceTimersByTime(10_000);
  expect(phases).toEqual(['shown', 'ending', 'shown']);
});

test('the indicator comes after a second, and goes at once', () => {
  const { sign, phases } = watch(indicator);
  sign.begin();
  vi.advanceTimersByTime(999);
  expect(phases).toEqual([]);
  vi.advanceTimersByTime(1);
  sign.end();
  expect(phases).toEqual(['shown', 'hidden']);
});

test('whoever leaves hears nothing more', () => {
  const { sign, phases } = watch(bar);
  sign.begin();
  sign.stop();
  vi.runAllTimers();
  expect(phases).toEqual([]);
});
