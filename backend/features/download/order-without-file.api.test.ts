import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { reserveStock } from '#backend/features/order/stock/reserve-stock.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { updateReleases } from '#backend/features/release/update-releases.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import { addFiles, removeFiles } from './files/manage-files.ts';
import { sampleEpub } from './sample-files.fixture.ts';

let shop: OrderShop;
let folder: string;

beforeAll(async () => {
  [shop, folder] = await Promise.all([openOrderShop(), createScratchFolder('order-without-file')]);
  await writeFile(join(folder, 'book.epub'), await sampleEpub());
  // The demo shop generates files, so that each of its downloads can be ordered.
  await changeShop(shop, (db) => db.deleteFrom('shop_note').where('key', '=', 'demo-shop').execute());
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

async function addEbook(key: string, publication_date: string | null = null) {
  const skus = [{ in_stock: 0, static_stock: 100 }];
  const product = await changeShop(shop, (db) =>
    addProduct(db, { key, fulfilment: 'download', publication_date, skus }),
  );
  const row = shop.db.selectFrom('sku').select('sku_id').where('product_id', '=', product);
  return { product, sku: (await row.executeTakeFirstOrThrow()).sku_id };
}

const storage = () => createFolderStorage(join(shop.folder, 'files'));

async function addFile(number: string, kind: 'download' | 'sample' = 'download') {
  const request = { number, path: join(folder, 'book.epub'), kind, isReplacing: false };
  await addFiles({ db: shop.db, storage: storage() }, request);
  await shop.backend.refreshCatalogue();
}

async function removeFile(number: string) {
  await removeFiles({ db: shop.db, storage: storage() }, { number, kind: 'download' });
  await shop.backend.refreshCatalogue();
}

async function stockOf(productId: number) {
  const { data } = await shop.query(
    `query ($productId: Int) { product(productId: $productId, marketId: "se", languageId: "sv-SE") {
      totalStock { inStock oversellable static totalStock } } }`,
    { productId },
  );
  return data.product.totalStock;
}

const soldOut = { inStock: 0, oversellable: 0, static: 0, totalStock: 0 };
const orderable = { ...soldOut, static: 1, totalStock: 1 };

test('a published download can be ordered only while it has a file for buyers', async () => {
  const { product, sku } = await addEbook('owl');
  expect(await stockOf(product)).toEqual(soldOut);
  await expect(shop.cartWith({ [sku]: 1 })).rejects.toThrow('INSUFFICIENT_STOCK');
  await addFile('T-owl', 'sample');
  expect(await stockOf(product)).toEqual(soldOut);
  await addFile('T-owl');
  expect(await stockOf(product)).toEqual(orderable);
  await shop.buy({ [sku]: 1 });
});

test('an order is rejected if the file was removed after the download was added to the cart', async () => {
  const { sku } = await addEbook('elk');
  await addFile('T-elk');
  const cartId = await shop.cartWith({ [sku]: 1 });
  await removeFile('T-elk');
  const reservation = shop.db
    .transaction()
    .execute((trx) => reserveStock(trx, cartId, [{ skuId: sku, quantity: 1 }]));
  await expect(reservation).rejects.toThrow('Only 0 left in stock');
  const { data, errors } = await shop.placeOrder(cartId);
  expect(data?.placeOrder?.orderId ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.code).toBe('INSUFFICIENT_STOCK');
  await addFile('T-elk');
  expect((await shop.placeOrder(cartId)).errors).toBeUndefined();
});

test('a forthcoming download can be ordered without a file until it is published', async () => {
  const { product, sku } = await addEbook('hare', daysFromNow(9));
  expect(await stockOf(product)).toEqual(orderable);
  await shop.buy({ [sku]: 1 });
  const published = await addEbook('lynx', daysFromNow(-1));
  expect(await stockOf(published.product)).toEqual(soldOut);
});

test('the job of releases notes a download that has just been published without a file as changed', async () => {
  const { product } = await addEbook('newt', daysFromNow(0));
  await updateReleases(shop.db);
  await shop.db.deleteFrom('catalogue_change').execute();
  await updateReleases(shop.db);
  const changes = await shop.db.selectFrom('catalogue_change').select('product_id').execute();
  expect(changes).toContainEqual({ product_id: product });
});

test('a stock alert is sent when the file is there', async () => {
  const { sku: skuId } = await addEbook('seal');
  const request = `mutation ($email: String!, $skuId: Int!) { monitorProductAvailability(email: $email, skuId: $skuId) }`;
  await shop.query(request, { email: 'anna@example.se', skuId });
  const mails = async () => {
    await shop.backend.runJobs();
    const rows = shop.db.selectFrom('mail_outbox').select('recipient').where('kind', '=', 'back-in-stock');
    return rows.execute();
  };
  expect(await mails()).toEqual([]);
  await addFile('T-seal');
  expect(await mails()).toEqual([{ recipient: 'anna@example.se' }]);
});
