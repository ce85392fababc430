import { expect, test } from 'vitest';
import { TIMINGS } from '#storefront/config/timings.ts';
import { mayReload } from './missing-chunk.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a page is loaded anew once, and at most once a minute', () => {
  const memory = storage();
  expect(TIMINGS.chunkReloadGuard).toBe(60_000);
  expect(mayReload(memory, 1_000_000)).toBe(true);
  expect(mayReload(memory, 1_000_001)).toBe(false);
  expect(mayReload(memory, 1_059_999)).toBe(false);
  expect(mayReload(memory, 1_060_000)).toBe(true);
});

test('what is no time in the memory counts as never', () => {
  const memory = storage();
  memory.setItem('kvarto-reloaded-at', 'nonsense');
  expect(mayReload(memory, 5)).toBe(true);
});
