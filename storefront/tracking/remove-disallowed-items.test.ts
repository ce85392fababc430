import { afterEach, expect, test, vi } from 'vitest';
import { parentHosts, removeDisallowedItems } from './remove-disallowed-items.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(cookie: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { hostname: 'www.shop.example' });
  const removeItem = (key: string) => void written.push(key);
  vi.stubGlobal('sessionStorage', { removeItem });
  vi.stubGlobal('localStorage', { removeItem });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
  return written;
}

test('covers the host and its parents', () => {
  expect(parentHosts('www.shop.example')).toEqual(['www.shop.example', 'shop.example']);
  expect(parentHosts('localhost')).toEqual([]);
});

test('keeps only necessary cookies without consent', () => {
  const written = browserWith('kvarto-cart=1; _ga=x; _ga_ABC=y; _gcl_au=z; own=1');
  removeDisallowedItems([]);
  const names = new Set(written.map((text) => text.split('=')[0]));
  expect([...names]).toEqual(['_ga', '_ga_ABC', '_gcl_au', 'kvarto-viewed', 'kvarto-waiting-events']);
  expect(written.filter((text) => text.startsWith('_ga='))).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.shop.example',
    '_ga=; Path=/; Max-Age=0; Domain=shop.example',
  ]);
});

test('keeps allowed cookies', () => {
  const written = browserWith('_ga=x; _gcl_au=z');
  removeDisallowedItems(['preferences', 'statistics']);
  expect(new Set(written.map((text) => text.split('=')[0]))).toEqual(new Set(['_gcl_au']));
});

test('removes the buyer from pending entries without consent to marketing', () => {
  browserWith('');
  const stored = new Map([['kvarto-waiting-events', '[{"event":"purchase","user_id":"hash"}]']]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  removeDisallowedItems(['statistics', 'marketing']);
  expect(stored.get('kvarto-waiting-events')).toContain('hash');
  removeDisallowedItems(['statistics']);
  expect(stored.get('kvarto-waiting-events')).toBe('[{"event":"purchase"}]');
});

test('deletes pending entries without consent to statistics', () => {
  const written = browserWith('_gcl_au=z');
  removeDisallowedItems(['preferences', 'marketing']);
  expect(written).toEqual(['kvarto-waiting-events']);
});
