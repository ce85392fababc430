import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsent, type OptionalPurpose } from '#storefront/config/consent.ts';
import type { TrackingEvent } from './events.ts';

interface FakeLink {
  pathname: string;
  dataset: Record<string, string>;
}

const cart = { value: 178, currency: 'SEK', coupon: null, items: [] };
let kept: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
let layer: unknown[];
let click: (link: FakeLink) => void;
let type: (field: object) => void;

class Field {
  type = 'text';
  value = 'Anna';
  isConnected = true;
}

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  reload = vi.fn();
  layer = [];
  const heard = new Map<string, (event: object) => void>();
  click = (link) => heard.get('click')?.({ target: { closest: () => link } });
  type = (target) => heard.get('input')?.({ target });
  vi.stubGlobal('window', { dataLayer: layer });
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('location', { pathname: '/', origin: 'https://shop.example', protocol: 'https:', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  let cookie = '';
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      cookie = written.split(';')[0] ?? '';
    },
    getElementById: () => ({ dataset: { script: 'https://tags.example/gtm.js' } }),
    createElement: () => ({}),
    querySelector: () => null,
    head: { append: () => undefined },
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A document whose visitor has allowed this, as its modules see it. */
async function documentFor(allowed: OptionalPurpose[], before: TrackingEvent[] = []) {
  const { keepConsent } = await import('#storefront/session/consent.store.ts');
  const { rememberTyping } = await import('#storefront/browser/typing-memory.ts');
  const { track } = await import('./track.ts');
  const { measure } = await import('./measure.ts');
  const allow = (purposes: OptionalPurpose[]) => keepConsent(createConsent(purposes));
  const show = (screen: string) => track('page:impression', { screen, path: `/${screen}`, isFirst: false });
  rememberTyping();
  for (const { name, data } of before) track(name, data);
  allow(allowed);
  measure({ currency: 'SEK', place: { locale: 'sv' } });
  return { allow, show, track };
}

const told = () => layer.flatMap((entry) => (entry as { event?: string }).event ?? []);

test('a document with a tag manager that comes to the checkout is loaded anew, by whatever address', async () => {
  const { show } = await documentFor(['statistics']);
  vi.stubGlobal('location', { ...location, pathname: '/KASSAN/' });
  show('checkout');
  expect(reload).toHaveBeenCalledOnce();
});

test('what is begun while the document is left is counted by the next one alone', async () => {
  const { show, track } = await documentFor(['statistics']);
  show('checkout');
  track('checkout:impression', cart);
  expect(told()).not.toContain('begin_checkout');
  expect(kept.size).toBe(0);
});

test('whoever was at the checkout before they answered is told of, and stays where they are', async () => {
  const before: TrackingEvent[] = [
    { name: 'page:impression', data: { screen: 'checkout', path: '/kassan', isFirst: true } },
    { name: 'checkout:impression', data: cart },
    { name: 'page:impression', data: { screen: 'home', path: '/', isFirst: false } },
  ];
  await documentFor(['statistics'], before);
  expect(reload).not.toHaveBeenCalled();
  expect(told()).toContain('begin_checkout');
});

test('whoever takes their word back gets a document without a tag manager at once', async () => {
  const { allow, show } = await documentFor(['statistics']);
  allow([]);
  expect(reload).toHaveBeenCalledOnce();
  expect(Array.from(layer.at(-1) as ArrayLike<unknown>)).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ]);
  const before = layer.length;
  show('news');
  expect(layer).toHaveLength(before);
  expect(reload).toHaveBeenCalledOnce();
});

test('what was typed is not taken away for it: the next page is the one that is loaded anew', async () => {
  const { allow, show } = await documentFor(['statistics']);
  type(new Field());
  allow([]);
  expect(reload).not.toHaveBeenCalled();
  const link = { pathname: '/nyheter', dataset: {} };
  click(link);
  expect(link.dataset).toHaveProperty('reload');
  show('checkout');
  expect(reload).toHaveBeenCalledOnce();
});

test('to take one of two words back is told, and loads nothing anew', async () => {
  const { allow } = await documentFor(['statistics', 'marketing']);
  allow(['statistics']);
  expect(reload).not.toHaveBeenCalled();
});

test.each<[OptionalPurpose[], number]>([
  [['statistics'], 1],
  [['marketing'], 0],
])('where one pays, what is counted waits for those who allow statistics: %o', async (allowed, count) => {
  vi.stubGlobal('location', { ...location, pathname: '/kassan' });
  const { track } = await documentFor(allowed);
  track('checkout:impression', cart);
  expect(layer).toEqual([]);
  expect(kept.size).toBe(count);
});
