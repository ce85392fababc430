import { afterEach, expect, test, vi } from 'vitest';
import { hostsAround, removeUnallowed } from './remove-unallowed.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(cookie: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { hostname: 'www.shop.example' });
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => void written.push(key) });
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

test('A cookie may have been set for any host around', () => {
  expect(hostsAround('www.shop.example')).toEqual(['www.shop.example', 'shop.example']);
  expect(hostsAround('localhost')).toEqual([]);
});

test('Whoever allows nothing keeps what the shop needs, and nothing else', () => {
  const written = browserWith('kvarto-cart=1; _ga=x; _ga_ABC=y; _gcl_au=z; own=1');
  removeUnallowed([]);
  const names = new Set(written.map((text) => text.split('=')[0]));
  expect([...names]).toEqual(['_ga', '_ga_ABC', '_gcl_au', 'kvarto-waiting-events']);
  expect(written.filter((text) => text.startsWith('_ga='))).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.shop.example',
    '_ga=; Path=/; Max-Age=0; Domain=shop.example',
  ]);
});

test('What is allowed stays', () => {
  const written = browserWith('_ga=x; _gcl_au=z');
  removeUnallowed(['statistics']);
  expect(new Set(written.map((text) => text.split('=')[0]))).toEqual(new Set(['_gcl_au']));
});

test('Without marketing, what waits no longer says who bought', () => {
  browserWith('');
  const kept = new Map([['kvarto-waiting-events', '[{"event":"purchase","user_id":"hash"}]']]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  removeUnallowed(['statistics', 'marketing']);
  expect(kept.get('kvarto-waiting-events')).toContain('hash');
  removeUnallowed(['statistics']);
  expect(kept.get('kvarto-waiting-events')).toBe('[{"event":"purchase"}]');
});

test('What waits is for statistics: whoever allows marketing alone keeps none of it', () => {
  const written = browserWith('_gcl_au=z');
  removeUnallowed(['marketing']);
  expect(written).toEqual(['kvarto-waiting-events']);
});
