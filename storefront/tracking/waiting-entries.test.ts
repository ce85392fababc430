import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropWaiting, keepWaiting, takeWaiting } from './waiting-entries.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('What waits is handed out once, in order, over documents', () => {
  keepWaiting([{ event: 'page_data' }]);
  keepWaiting([{ ecommerce: null }, { event: 'begin_checkout' }]);
  expect(takeWaiting()).toEqual([{ event: 'page_data' }, { ecommerce: null }, { event: 'begin_checkout' }]);
  expect(takeWaiting()).toEqual([]);
});

test('Nothing is written where there is nothing to tell, and nothing stays that was dropped', () => {
  keepWaiting([]);
  expect(kept.size).toBe(0);
  keepWaiting([{ event: 'page_data' }]);
  dropWaiting();
  expect(kept.size).toBe(0);
});

test('Whoever stays in the checkout all day does not fill the tab', () => {
  for (let at = 0; at < 80; at++) keepWaiting([{ at }]);
  expect(takeWaiting()).toHaveLength(50);
});

test('What somebody else wrote there is not told, and a full tab breaks nothing', () => {
  kept.set('kvarto-waiting-events', '{"event":"x"}');
  expect(takeWaiting()).toEqual([]);
  kept.set('kvarto-waiting-events', 'x');
  expect(takeWaiting()).toEqual([]);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepWaiting([{ event: 'x' }])).not.toThrow();
});
