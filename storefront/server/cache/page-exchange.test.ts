import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createCachedPages } from './cached-pages.ts';
import type { CachedPage } from './page-cache.ts';
import type { PageExchange, PageMessage } from './page-exchange.ts';

const settings = { PAGE_CACHE_MB: 1, PUBLIC_URL: undefined };
const page: CachedPage = {
  body: { identity: Buffer.from('<html>'), brotli: Buffer.from('br'), gzip: Buffer.from('gz'), crc: 7 },
  status: 200,
  styleSource: 'style',
  headers: {},
};

/** The caches of two workers. Messages are copied as between threads, when the test delivers them. */
function createWorkers() {
  const { port1, port2 } = new MessageChannel();
  const create = (port: typeof port1) => {
    let listener: (message: PageMessage) => void = () => undefined;
    const exchange: PageExchange = {
      send: (message) => port.postMessage(message),
      onMessage(added) {
        listener = added;
      },
    };
    const deliver = () => {
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
        listener(next.message);
    };
    return { pages: createCachedPages(settings, exchange), deliver };
  };
  return { first: create(port1), second: create(port2), close: () => port1.close() };
}

function storeIn({ pages }: ReturnType<typeof createWorkers>['first'], productId = 1, stored = page): void {
  pages.store('key', stored, {
    versions: pages.currentVersions(),
    url: new URL('https://shop.example/c/skonlitteratur'),
    screen: 'category',
    dependencies: new Set([productId]),
  });
}

test('a page that one worker stored is in the cache of the other, in the same memory', () => {
  const { first, second, close } = createWorkers();
  storeIn(first);
  second.deliver();
  const found = second.pages.get('key');
  expect(found).toEqual(page);
  expect(found?.body.identity).toBeInstanceOf(Buffer);
  const stored = first.pages.get('key');
  stored?.body.brotli?.write('BR');
  expect(found?.body.brotli?.toString()).toBe('BR');
  close();
});

test('an encoding that no visitor has requested yet is not sent', () => {
  const { first, second, close } = createWorkers();
  storeIn(first, 1, { ...page, body: { ...page.body, gzip: undefined } });
  second.deliver();
  expect(second.pages.get('key')?.body).toEqual({ ...page.body, gzip: undefined });
  close();
});

test('a change that one worker noticed removes the page from the other', () => {
  const { first, second, close } = createWorkers();
  storeIn(first);
  second.deliver();
  first.pages.invalidate({ kind: 'products', productIds: new Set([2]) });
  second.deliver();
  expect(second.pages.get('key')).toBeDefined();
  first.pages.invalidate({ kind: 'products', productIds: new Set([1]) });
  second.deliver();
  expect(second.pages.get('key')).toBeUndefined();
  close();
});

test('an old page of a worker that notices a change late does not stay', () => {
  const { first, second, close } = createWorkers();
  second.pages.invalidate({ kind: 'products', productIds: new Set([1]) });
  storeIn(first);
  second.deliver();
  first.pages.invalidate({ kind: 'products', productIds: new Set([1]) });
  second.deliver();
  expect(second.pages.get('key')).toBeUndefined();
  close();
});

test('a page whose loading started before a change is not sent', () => {
  const { first, second, close } = createWorkers();
  const versions = first.pages.currentVersions();
  first.pages.invalidate({ kind: 'everything' });
  first.pages.store('key', page, {
    versions,
    url: new URL('https://shop.example/c/skonlitteratur'),
    screen: 'category',
    dependencies: new Set(),
  });
  second.deliver();
  expect(second.pages.get('key')).toBeUndefined();
  close();
});
