import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMINGS } from '#storefront/config/timings.ts';
import {
  currentNotification,
  dismissNotification,
  holdNotification,
  notify,
  releaseNotification,
} from './notification.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissNotification();
  vi.useRealTimers();
});

test('appears at the top right and disappears after five seconds', () => {
  expect(TIMINGS.notification).toBe(5000);
  notify('Hej');
  expect(currentNotification()).toEqual({ message: 'Hej', mode: 'info', placement: 'top-right' });
  vi.advanceTimersByTime(4_999);
  expect(currentNotification()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentNotification()).toBeNull();
});

test('a new notification replaces the current one and restarts the timer', () => {
  notify('Ett');
  vi.advanceTimersByTime(4_000);
  notify('Två', { mode: 'error', placement: 'bottom-center' });
  vi.advanceTimersByTime(4_000);
  expect(currentNotification()).toEqual({ message: 'Två', mode: 'error', placement: 'bottom-center' });
  vi.advanceTimersByTime(1_000);
  expect(currentNotification()).toBeNull();
});

test('stays while it is held', () => {
  notify('Läs mig');
  holdNotification();
  vi.advanceTimersByTime(60_000);
  expect(currentNotification()?.message).toBe('Läs mig');
  releaseNotification();
  vi.advanceTimersByTime(5_000);
  expect(currentNotification()).toBeNull();
});
