import { afterAll, expect, test } from 'vitest';
import { matchesName, STORED_ITEMS, type StoredItem } from '#storefront/config/stored-items.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { addToCart, findBookInStock, openCheckout } from '../support/cart-actions.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const necessary = STORED_ITEMS.filter(({ purpose }) => purpose === 'necessary');
const isNecessary = (name: string, kind: StoredItem['kind']) =>
  necessary.some((item) => item.kind === kind && matchesName(name, item));

const paths = [
  '/',
  '/c/skonlitteratur',
  '/s/kalevala',
  '/favoriter',
  linkTo({ locale: 'sv' }, 'cookie-settings'),
];

test('without consent there are no requests to other origins and only necessary stored items', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ allowed: undefined, serviceWorkers: 'allow' });
  const { page, context } = visitor;
  const foreignOrigins = new Set<string>();
  const shopOrigin = new URL(workerShop().url).origin;
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shopOrigin) foreignOrigins.add(origin);
  });
  const unlisted = new Set<string>();
  const collectStoredItems = async () => {
    const stored = await page.evaluate(async () => ({
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cache: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    }));
    for (const { name } of await context.cookies()) if (!isNecessary(name, 'cookie')) unlisted.add(name);
    for (const name of stored.storage) if (!isNecessary(name, 'storage')) unlisted.add(name);
    for (const name of [...stored.cache, ...stored.databases])
      if (!isNecessary(name, 'cache')) unlisted.add(name);
  };
  for (const path of paths) {
    await page.goto(path);
    await untilSettled(page);
    await page.mouse.wheel(0, 1200);
    await collectStoredItems();
  }
  await addToCart(page, t, await findBookInStock('sv'));
  await openCheckout(page, 'sv');
  await untilSettled(page);
  await collectStoredItems();
  expect([...unlisted]).toEqual([]);
  expect([...foreignOrigins]).toEqual([]);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
