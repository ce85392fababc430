import { afterAll, expect, test } from 'vitest';
import { matchesName, STORED_ITEMS, type StoredItem } from '#storefront/config/stored-items.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { bringToCheckout } from '../support/purchase.ts';
import { closeBrowser, newVisitor, untilSettled } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeBrowser);

const necessary = STORED_ITEMS.filter(({ purpose }) => purpose === 'necessary');
const isNecessary = (name: string, kind: StoredItem['kind']) =>
  necessary.some((thing) => thing.kind === kind && matchesName(name, thing));

const walk = [
  '/',
  '/c/skonlitteratur',
  '/s/kalevala',
  '/favoriter',
  linkTo({ locale: 'sv' }, 'cookie-settings'),
];

test('before consent nothing is asked of another origin, and nothing is kept that is not on the list', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ allowed: undefined, serviceWorkers: 'allow' });
  const { page, context } = visitor;
  const elsewhere = new Set<string>();
  const own = new URL(workerShop().url).origin;
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) elsewhere.add(origin);
  });
  const unlisted = new Set<string>();
  const look = async () => {
    const kept = await page.evaluate(async () => ({
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cache: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    }));
    for (const { name } of await context.cookies()) if (!isNecessary(name, 'cookie')) unlisted.add(name);
    for (const name of kept.storage) if (!isNecessary(name, 'storage')) unlisted.add(name);
    for (const name of [...kept.cache, ...kept.databases])
      if (!isNecessary(name, 'cache')) unlisted.add(name);
  };
  for (const path of walk) {
    await page.goto(path);
    await untilSettled(page);
    await page.mouse.wheel(0, 1200);
    await look();
  }
  await bringToCheckout(page, t, 'sv');
  await untilSettled(page);
  await look();
  expect([...unlisted]).toEqual([]);
  expect([...elsewhere]).toEqual([]);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
