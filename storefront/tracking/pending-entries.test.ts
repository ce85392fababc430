import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  anonymizePendingEntries,
  deletePendingEntries,
  storePendingEntries,
  takePendingEntries,
} from './pending-entries.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('returns entries once, in order, across documents', () => {
  storePendingEntries([{ event: 'page_data' }]);
  storePendingEntries([{ ecommerce: null }, { event: 'begin_checkout' }]);
  expect(takePendingEntries({ canIdentifyBuyer: true })).toEqual([
    { event: 'page_data' },
    { ecommerce: null },
    { event: 'begin_checkout' },
  ]);
  expect(takePendingEntries({ canIdentifyBuyer: true })).toEqual([]);
});

test('writes nothing without entries and deletes all', () => {
  storePendingEntries([]);
  expect(stored.size).toBe(0);
  storePendingEntries([{ event: 'page_data' }]);
  deletePendingEntries();
  expect(stored.size).toBe(0);
});

test('limits the number of entries', () => {
  for (let at = 0; at < 80; at++) storePendingEntries([{ at }]);
  expect(takePendingEntries({ canIdentifyBuyer: true })).toHaveLength(50);
});

test('ignores malformed data and a full storage', () => {
  stored.set('kvarto-waiting-events', '{"event":"x"}');
  expect(takePendingEntries({ canIdentifyBuyer: true })).toEqual([]);
  stored.set('kvarto-waiting-events', 'x');
  expect(takePendingEntries({ canIdentifyBuyer: true })).toEqual([]);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => storePendingEntries([{ event: 'x' }])).not.toThrow();
});

describe('the buyer', () => {
  const bought = { event: 'purchase', ecommerce: { value: 217 }, user_id: 'hash', user_zip: 'hash' };

  test('is returned only with consent', () => {
    storePendingEntries([bought]);
    expect(takePendingEntries({ canIdentifyBuyer: false })).toEqual([
      { event: 'purchase', ecommerce: { value: 217 } },
    ]);
  });

  test('is removed from stored entries', () => {
    anonymizePendingEntries();
    expect(stored.size).toBe(0);
    storePendingEntries([bought]);
    anonymizePendingEntries();
    expect([...stored.values()].join()).not.toContain('hash');
    expect(takePendingEntries({ canIdentifyBuyer: true })).toHaveLength(1);
  });
});
