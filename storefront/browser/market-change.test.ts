import { afterEach, expect, test, vi } from 'vitest';
import { takeMarketChange } from './market-change.ts';

afterEach(() => vi.unstubAllGlobals());

test('the first page of a tab changes nothing; each that follows in another market does, once', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(['se', 'se', 'dk', 'dk', 'se'].map(takeMarketChange)).toEqual([false, false, true, false, true]);
});

test('a browser that keeps nothing knows of no change', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(takeMarketChange('se')).toBe(false);
});
