import { afterEach, expect, test, vi } from 'vitest';
import { detectMarketChange } from './market-change.ts';

afterEach(() => vi.unstubAllGlobals());

test('reports a change once for each following page of another market', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(['se', 'se', 'dk', 'dk', 'se'].map(detectMarketChange)).toEqual([false, false, true, false, true]);
});

test('reports no change without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(detectMarketChange('se')).toBe(false);
});
