import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PriceChangeTimer } from './price-change-timer.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 15, 12);
const campaign = (startsAt: number | null, endsAt: number | null) => ({ startsAt, endsAt });
const changes = (campaigns: ReturnType<typeof campaign>[], fixedPriceTimes: number[] = []) => ({
  campaigns: new Map(campaigns.entries()),
  channels: [{ markets: [{ fixedPriceTimes }] }],
});
const onPriceChange = vi.fn();
let timer: PriceChangeTimer;

beforeEach(() => {
  vi.useFakeTimers({ now });
  onPriceChange.mockReset();
  timer = new PriceChangeTimer(onPriceChange);
});
afterEach(() => {
  timer.close();
  vi.useRealTimers();
});

test('calls back at the next start or end of a campaign', () => {
  timer.schedule(changes([campaign(now - hour, now + 2 * hour), campaign(now + hour, null)]), now);
  vi.advanceTimersByTime(hour - 1);
  expect(onPriceChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onPriceChange).toHaveBeenCalledOnce();
});

test('calls back immediately for a start since the prices were computed', () => {
  timer.schedule(changes([campaign(now - 5, null)]), now - hour);
  vi.advanceTimersByTime(1);
  expect(onPriceChange).toHaveBeenCalledOnce();
});

test('calls back after a day at the latest, so that a far start is scheduled again', () => {
  timer.schedule(changes([campaign(now + 60 * hour, null)]), now);
  vi.advanceTimersByTime(24 * hour);
  expect(onPriceChange).toHaveBeenCalledOnce();
});

test('does not call back without campaigns to come or after it was closed', () => {
  timer.schedule(changes([campaign(now - hour, null)]), now);
  vi.advanceTimersByTime(48 * hour);
  timer.schedule(changes([campaign(now + 72 * hour, null)]), now);
  timer.close();
  vi.advanceTimersByTime(96 * hour);
  expect(onPriceChange).not.toHaveBeenCalled();
});

test('calls back when a fixed price ends before the next campaign', () => {
  timer.schedule(changes([campaign(now + 3 * hour, null)], [now - hour, now + 2 * hour]), now);
  vi.advanceTimersByTime(2 * hour - 1);
  expect(onPriceChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onPriceChange).toHaveBeenCalledOnce();
});
