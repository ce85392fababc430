import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OptionalPurpose } from '#contract/consent.ts';
import { createConsent } from '#storefront/config/consent.ts';
import type { TrackingEvent } from './events.ts';

interface FakeLink {
  pathname: string;
  dataset: Record<string, string>;
}

const cart = { value: 178, currency: 'SEK', coupon: null, items: [] };
let stored: Map<string, string>;
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
  stored = new Map();
  reload = vi.fn();
  layer = [];
  const listeners = new Map<string, (event: object) => void>();
  click = (link) => listeners.get('click')?.({ target: { closest: () => link } });
  type = (target) => listeners.get('input')?.({ target });
  vi.stubGlobal('window', { dataLayer: layer });
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('location', { pathname: '/', origin: 'https://shop.example', protocol: 'https:', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A document with fresh modules whose visitor has allowed these purposes. */
async function documentFor(allowed: OptionalPurpose[], before: TrackingEvent[] = []) {
  const { saveConsent } = await import('#storefront/session/consent.store.ts');
  const { trackUnsentText } = await import('#storefront/browser/unsent-text.ts');
  const { track } = await import('./track.ts');
  const { startAnalytics } = await import('./analytics.ts');
  const allow = (purposes: OptionalPurpose[]) => saveConsent(createConsent(purposes));
  const show = (screen: string) => track('page:impression', { screen, path: `/${screen}`, isFirst: false });
  trackUnsentText();
  for (const { name, data } of before) track(name, data);
  allow(allowed);
  startAnalytics({ currency: 'SEK', localeScope: { locale: 'sv' } });
  return { allow, show, track };
}

const sentEvents = () => layer.flatMap((entry) => (entry as { event?: string }).event ?? []);

test('reloads a document with a tag manager that reaches the checkout, whatever its URL', async () => {
  const { show } = await documentFor(['statistics']);
  vi.stubGlobal('location', { ...location, pathname: '/KASSAN/' });
  show('checkout');
  expect(reload).toHaveBeenCalledOnce();
});

test('drops events while the document reloads', async () => {
  const { show, track } = await documentFor(['statistics']);
  show('checkout');
  track('checkout:impression', cart);
  expect(sentEvents()).not.toContain('begin_checkout');
  expect(stored.size).toBe(0);
});

test('sends buffered checkout events after the consent, without a reload', async () => {
  const before: TrackingEvent[] = [
    { name: 'page:impression', data: { screen: 'checkout', path: '/kassan', isFirst: true } },
    { name: 'checkout:impression', data: cart },
    { name: 'page:impression', data: { screen: 'home', path: '/', isFirst: false } },
  ];
  await documentFor(['statistics'], before);
  expect(reload).not.toHaveBeenCalled();
  expect(sentEvents()).toContain('begin_checkout');
});

test('reloads when the consent is withdrawn', async () => {
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

test('does not reload over unsent text; the next link loads a new document', async () => {
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

test('does not reload when one of two purposes is withdrawn', async () => {
  const { allow } = await documentFor(['statistics', 'marketing']);
  allow(['statistics']);
  expect(reload).not.toHaveBeenCalled();
});

test.each<[OptionalPurpose[], number]>([
  [['statistics'], 1],
  [['marketing'], 0],
])('stores events of the checkout with consent to statistics only: %o', async (allowed, count) => {
  vi.stubGlobal('location', { ...location, pathname: '/kassan' });
  const { track } = await documentFor(allowed);
  track('checkout:impression', cart);
  expect(layer).toEqual([]);
  expect(stored.size).toBe(count);
});
