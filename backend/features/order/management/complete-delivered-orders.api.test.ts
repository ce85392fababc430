import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { addFiles } from '#backend/features/download/files/manage-files.ts';
import { sampleEpub } from '#backend/features/download/sample-files.fixture.ts';
import { type GiftCardShop, openGiftCardShop } from '#backend/features/gift-card/gift-card-shop.fixture.ts';
import { issueDueGiftCards } from '#backend/features/gift-card/issue-gift-cards.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import { announceDownloads } from '../mail/announce-downloads.ts';
import { mailsTo } from '../order-shop.fixture.ts';
import { changeOrderState } from './change-order-state.ts';
import { completeDeliveredOrders } from './complete-delivered-orders.ts';

const dayMs = 86_400_000;
const releaseDay = new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 10);
const consents = { acceptedConsents: ['order', 'download'] };

let shop: GiftCardShop;
let folder: string;
let ebook: number;
let laterEbook: number;
let ebookWithoutFile: number;

beforeAll(async () => {
  [shop, folder] = await Promise.all([openGiftCardShop(), createScratchFolder('delivered-orders')]);
  ebook = await addEbook('ebook');
  laterEbook = await addEbook('later-ebook', releaseDay);
  ebookWithoutFile = await shop.addBook({ in_stock: 0, static_stock: 100 });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
// Completes what earlier tests have left.
beforeEach(async () => void (await completeDeliveredOrders(shop.db)));

async function addEbook(key: string, publicationDate?: string): Promise<number> {
  const product = await changeShop(shop, (db) =>
    addProduct(db, {
      key,
      ...(publicationDate && { publication_date: publicationDate }),
      skus: [{ static_stock: 100 }],
    }),
  );
  const path = join(folder, `${key}.epub`);
  await writeFile(path, await sampleEpub());
  const storage = createFolderStorage(join(shop.folder, 'files'));
  await addFiles(
    { db: shop.db, storage },
    { number: `T-${key}`, path, isReplacing: false, kind: 'download' },
  );
  const { sku_id } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  return sku_id;
}

async function stateOf(orderId: number): Promise<string> {
  const { state } = await shop.db
    .selectFrom('shop_order')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return state;
}

test('completes a paid order of downloads, records who did it, and mails nothing', async () => {
  const { orderId, email } = await shop.buy({ [ebook]: 1 }, consents);
  expect(await stateOf(orderId)).toBe('pending');
  await completeDeliveredOrders(shop.db);
  await completeDeliveredOrders(shop.db);
  const events = await shop.db
    .selectFrom('order_event')
    .select(['from_state', 'to_state', 'actor'])
    .where('order_id', '=', orderId)
    .where('to_state', '=', 'completed')
    .execute();
  expect(events).toEqual([{ from_state: 'pending', to_state: 'completed', actor: 'shop' }]);
  expect(await stateOf(orderId)).toBe('completed');
  expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
});

test('leaves orders with goods to ship, unpaid orders, and downloads without files', async () => {
  const mixed = await shop.buy({ [ebook]: 1, [shop.book]: 1 }, consents);
  const withoutFile = await shop.buy({ [ebookWithoutFile]: 1 }, consents);
  const unpaid = await shop.buy({ [ebook]: 1 }, consents);
  const setPayment = (state: string) =>
    shop.db.updateTable('payment').set({ state }).where('order_id', '=', unpaid.orderId).execute();
  await setPayment('authorized');
  await completeDeliveredOrders(shop.db);
  for (const { orderId } of [mixed, withoutFile, unpaid]) expect(await stateOf(orderId)).toBe('pending');
  await setPayment('captured');
  await completeDeliveredOrders(shop.db);
  expect(await stateOf(unpaid.orderId)).toBe('completed');
});

test('leaves an order that the merchant holds', async () => {
  const { orderId } = await shop.buy({ [ebook]: 1 }, consents);
  await changeOrderState(shop.services, orderId, { to: 'on-hold', actor: 'merchant', note: '' });
  await completeDeliveredOrders(shop.db);
  expect(await stateOf(orderId)).toBe('on-hold');
});

test('completes a pre-order when it is published', async () => {
  const { orderId } = await shop.buy({ [laterEbook]: 1 }, consents);
  await completeDeliveredOrders(shop.db);
  expect(await stateOf(orderId)).toBe('pending');
  await announceDownloads(shop.db, Date.parse(`${releaseDay}T12:00Z`));
  await completeDeliveredOrders(shop.db);
  expect(await stateOf(orderId)).toBe('completed');
});

test('completes an order of gift cards when all are mailed', async () => {
  const { orderId } = await shop.buy({ [shop.card]: 2 });
  await completeDeliveredOrders(shop.db);
  expect(await stateOf(orderId)).toBe('pending');
  await issueDueGiftCards(shop.db);
  await completeDeliveredOrders(shop.db);
  expect(await stateOf(orderId)).toBe('completed');
});
