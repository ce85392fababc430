import { expect, test } from 'vitest';
import { TIMINGS } from '#storefront/config/timings.ts';
import { canReload } from './missing-chunk.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('allows one reload a minute', () => {
  const memory = storage();
  expect(TIMINGS.chunkReloadGuard).toBe(60_000);
  expect(canReload(memory, 1_000_000)).toBe(true);
  expect(canReload(memory, 1_000_001)).toBe(false);
  expect(canReload(memory, 1_059_999)).toBe(false);
  expect(canReload(memory, 1_060_000)).toBe(true);
});

test('ignores an invalid stored time', () => {
  const memory = storage();
  memory.setItem('kvarto-reloaded-at', 'nonsense');
  expect(canReload(memory, 5)).toBe(true);
});
