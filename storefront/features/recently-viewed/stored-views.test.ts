import { afterEach, expect, test, vi } from 'vitest';
import { createConsent, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { readStoredViews, storeViews } from './stored-views.ts';

afterEach(() => vi.unstubAllGlobals());

const day = 86_400_000;

function browserWith(stored: string | null, allowed: Parameters<typeof createConsent>[0]) {
  const storage = new Map(stored === null ? [] : [['kvarto-viewed', stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  const consent = encodeURIComponent(writeConsent(createConsent(allowed)));
  vi.stubGlobal('document', { cookie: `${COOKIES.consent.name}=${consent}` });
  return storage;
}

test('views are stored and read with consent to preferences only', () => {
  const views = [{ productId: 7, at: Date.now() }];
  const storage = browserWith(null, ['statistics']);
  storeViews(views);
  expect(storage.size).toBe(0);
  browserWith(JSON.stringify(views), ['statistics']);
  expect(readStoredViews()).toEqual([]);
  browserWith(null, ['preferences']);
  storeViews(views);
  expect(readStoredViews()).toEqual(views);
});

test('views of more than 90 days and foreign data are ignored', () => {
  const now = Date.now();
  const views = [
    { productId: 1, at: now - 91 * day },
    { productId: 2, at: now - 89 * day },
    { productId: 3, at: now + day },
    { productId: 'x', at: now },
    null,
    7,
  ];
  browserWith(JSON.stringify(views), ['preferences']);
  expect(readStoredViews(now).map(({ productId }) => productId)).toEqual([2]);
  for (const stored of ['{', '{}', 'null']) {
    browserWith(stored, ['preferences']);
    expect(readStoredViews()).toEqual([]);
  }
});
