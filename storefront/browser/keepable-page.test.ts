import { expect, test } from 'vitest';
import { KEEP_OFFLINE_HEADER, OFFLINE_CACHES } from '#storefront/config/offline.ts';
import { keepablePage } from './keepable-page.ts';

const page = (kind?: string, init: ResponseInit = {}) =>
  new Response('a page', { ...init, headers: kind ? { [KEEP_OFFLINE_HEADER]: kind } : {} });

function keeping(...kept: Response[]) {
  const deleted: string[] = [];
  const cache = {
    keys: async () => kept.map((_, at) => new Request(`https://shop.example/${at}`)),
    match: async () => kept[0],
  };
  const caches = {
    open: async () => cache as unknown as Cache,
    delete: async (name: string) => deleted.push(name) > 0,
  };
  return { deleted, caches };
}

test('A page that the server calls everyone’s is kept', async () => {
  const { caches, deleted } = keeping(page('se-PERSON'));
  const response = page('se-PERSON');
  expect(await keepablePage(response, caches)).toBe(response);
  expect(deleted).toEqual([]);
});

test.each([
  ['that the server says nothing of', page()],
  ['that failed', page('se-PERSON', { status: 500 })],
  ['that is not there', page('se-PERSON', { status: 404 })],
])('A page %s is not', async (_, response) => {
  expect(await keepablePage(response, keeping().caches)).toBeNull();
});

test('A page of another market makes the others go', async () => {
  const { caches, deleted } = keeping(page('se-PERSON'));
  expect(await keepablePage(page('fi-PERSON'), caches)).not.toBeNull();
  expect(deleted).toEqual([OFFLINE_CACHES.pages]);
});
