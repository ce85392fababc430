import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropWaiting, forgetWho, keepWaiting, takeWaiting } from './waiting-entries.ts';

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
  expect(takeWaiting({ mayTellWho: true })).toEqual([
    { event: 'page_data' },
    { ecommerce: null },
    { event: 'begin_checkout' },
  ]);
  expect(takeWaiting({ mayTellWho: true })).toEqual([]);
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
  expect(takeWaiting({ mayTellWho: true })).toHaveLength(50);
});

test('What somebody else wrote there is not told, and a full tab breaks nothing', () => {
  kept.set('kvarto-waiting-events', '{"event":"x"}');
  expect(takeWaiting({ mayTellWho: true })).toEqual([]);
  kept.set('kvarto-waiting-events', 'x');
  expect(takeWaiting({ mayTellWho: true })).toEqual([]);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepWaiting([{ event: 'x' }])).not.toThrow();
});

describe('who bought', () => {
  const bought = { event: 'purchase', ecommerce: { value: 217 }, user_id: 'hash', user_zip: 'hash' };

  test('is told only as long as that is allowed', () => {
    keepWaiting([bought]);
    expect(takeWaiting({ mayTellWho: false })).toEqual([{ event: 'purchase', ecommerce: { value: 217 } }]);
  });

  test('is taken out of what waits when it no longer is, and nothing is written where nothing waits', () => {
    forgetWho();
    expect(kept.size).toBe(0);
    keepWaiting([bought]);
    forgetWho();
    expect([...kept.values()].join()).not.toContain('hash');
    expect(takeWaiting({ mayTellWho: true })).toHaveLength(1);
  });
});
