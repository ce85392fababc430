import { expect, test } from 'vitest';
import { OFFLINE_CACHE_HEADER, OFFLINE_CACHES } from '#storefront/config/offline.ts';
import { cacheablePage } from './cacheable-page.ts';

const page = (kind?: string, init: ResponseInit = {}) =>
  new Response('a page', { ...init, headers: kind ? { [OFFLINE_CACHE_HEADER]: kind } : {} });

function cachesWith(...cached: Response[]) {
  const deleted: string[] = [];
  const cache = {
    keys: async () => cached.map((_, at) => new Request(`https://shop.example/${at}`)),
    match: async () => cached[0],
  };
  const caches = {
    open: async () => cache as unknown as Cache,
    delete: async (name: string) => deleted.push(name) > 0,
  };
  return { deleted, caches };
}

test('caches a page that the server marks as shared', async () => {
  const { caches, deleted } = cachesWith(page('se-PERSON'));
  const response = page('se-PERSON');
  expect(await cacheablePage(response, caches)).toBe(response);
  expect(deleted).toEqual([]);
});

test.each([
  ['without the header', page()],
  ['that failed', page('se-PERSON', { status: 500 })],
  ['that was not found', page('se-PERSON', { status: 404 })],
])('does not cache a page %s', async (_, response) => {
  expect(await cacheablePage(response, cachesWith().caches)).toBeNull();
});

test('deletes the pages of another market', async () => {
  const { caches, deleted } = cachesWith(page('se-PERSON'));
  expect(await cacheablePage(page('fi-PERSON'), caches)).not.toBeNull();
  expect(deleted).toEqual([OFFLINE_CACHES.pages]);
});
