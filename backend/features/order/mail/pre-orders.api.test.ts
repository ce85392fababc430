import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { addFiles } from '#backend/features/download/files/manage-files.ts';
import { sampleEpub } from '#backend/features/download/sample-files.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { updateReleases } from '#backend/features/release/update-releases.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { cancelByCustomer } from '../cancellation/cancel-by-customer.ts';
import { shipOrder } from '../management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { findDeliveredLines } from '../withdrawal/withdrawal.queries.ts';
import { announceDownloads } from './announce-downloads.ts';

const dayMs = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const releaseDay = toDay(Date.now() + 40 * dayMs);
/** Instants before and after midnight in Stockholm, whose time is one or two hours ahead of UTC. */
const [beforeRelease, afterRelease] = [
  Date.parse(`${releaseDay}T00:00Z`) - 3 * 3_600_000,
  Date.parse(`${releaseDay}T00:00Z`),
];

let shop: OrderShop;
let folder: string;
let hardback: Sku;
let ebook: Sku;

interface Sku {
  product: number;
  sku: number;
}

beforeAll(async () => {
  [shop, folder] = await Promise.all([openOrderShop(), createScratchFolder('pre-orders')]);
  hardback = await addForthcoming('later', { in_stock: 0 });
  ebook = await addForthcoming('later-ebook', { static_stock: 100 });
  await updateReleases(shop.db, { preOrderLimit: 3 });
  await shop.backend.refreshCatalogue();
  const path = join(folder, 'book.epub');
  await writeFile(path, await sampleEpub());
  const storage = createFolderStorage(join(shop.folder, 'files'));
  const request = { number: 'T-later-ebook', path, isReplacing: false, kind: 'download' } as const;
  await addFiles({ db: shop.db, storage }, request);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => void vi.useRealTimers());

async function addForthcoming(key: string, stock: object): Promise<Sku> {
  const product = await changeShop(shop, (db) =>
    addProduct(db, { key, publication_date: releaseDay, skus: [stock] }),
  );
  const { sku_id } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  return { product, sku: sku_id };
}

async function booksOf(orderId: number): Promise<DownloadableBook[]> {
  const { public_id: publicId } = await shop.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const request = new Request('http://shop.test/shop/downloads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ publicId }),
  });
  return ((await (await shop.backend.fetch(request)).json()) as { books: DownloadableBook[] }).books;
}

const fetchFile = async (path: string | null | undefined) =>
  (await shop.backend.fetch(new Request(`http://shop.test${path}`))).status;

interface ForthcomingData {
  product: { currentProductVariant: { attributes: { key: string; value: string }[] } };
}

test('a forthcoming book can be ordered without stock, up to the limit', async () => {
  const { data } = await shop.query<ForthcomingData>(
    `query ($id: Int!) { product(productId: $id, marketId: "se", languageId: "sv-SE") {
      totalStock { totalStock oversellable incoming } skus { incoming }
      currentProductVariant { attributes { key value } } } }`,
    { id: hardback.product },
  );
  const incoming = `${releaseDay}T00:00:00.000Z`;
  expect(data?.product).toMatchObject({
    totalStock: { totalStock: 3, oversellable: 3, incoming },
    skus: [{ incoming }],
  });
  expect(data?.product.currentProductVariant.attributes).toContainEqual({
    key: 'preOrderDate',
    value: releaseDay,
  });
  await shop.buy({ [hardback.sku]: 2 });
  const { errors } = await shop.placeOrder(await shop.cartWith({ [hardback.sku]: 1 }));
  expect(errors).toBeUndefined();
  await shop.backend.refreshCatalogue();
  await expect(shop.cartWith({ [hardback.sku]: 1 })).rejects.toThrow();
});

test('on the day of publication no more copies can be ordered than have arrived', async () => {
  await updateReleases(shop.db, { now: afterRelease, preOrderLimit: 3 });
  const stock = await shop.db
    .selectFrom('sku')
    .select(['in_stock', 'pre_order_limit'])
    .where('sku_id', '=', hardback.sku)
    .executeTakeFirstOrThrow();
  // The sum is 0: nothing is available.
  expect(stock).toEqual({ in_stock: -3, pre_order_limit: 3 });
  await updateReleases(shop.db, { preOrderLimit: 5 });
  await shop.backend.refreshCatalogue();
});

test('dates of delivery count from the day of publication', async () => {
  const mutation = `mutation ($id: String!) {
    createOrUpdateCheckout(cartId: $id, marketId: "se", checkout: { billingAddress: { zip: "11122" } }) {
      shippingOptions { shippingData }
    }
  }`;
  const { data } = await shop.query(mutation, { id: await shop.cartWith({ [hardback.sku]: 1 }) });
  const { shippingOptions } = data.createOrUpdateCheckout;
  expect(shippingOptions.length).toBeGreaterThan(0);
  for (const { shippingData } of shippingOptions)
    expect(JSON.parse(shippingData).delivery.from > releaseDay).toBe(true);
});

test('a pre-order is charged when ordered, even by a method that otherwise charges on shipment', async () => {
  const changes = { paymentId: shop.paymentMethodIds.onShipment };
  const { cartId } = await shop.buy({ [hardback.sku]: 1 }, changes);
  const payment = await shop.db
    .selectFrom('payment')
    .select('state')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  expect(payment.state).toBe('captured');
});

test('a download is locked until its day in the market, and is announced once', async () => {
  const { orderId, email } = await shop.buy({ [ebook.sku]: 1 });
  const [locked] = await booksOf(orderId);
  expect(locked).toMatchObject({ availableOn: releaseDay, files: [{ path: null, expiresAt: null }] });
  const [confirmation] = await mailsTo(shop.db, email);
  expect(confirmation?.payload).toMatchObject({
    lines: [{ preOrderDate: releaseDay }],
    hasLaterDownloads: true,
    withdrawalPath: '/withdrawal',
  });
  expect(confirmation?.payload).not.toHaveProperty('downloadPath');
  await announceDownloads(shop.db, beforeRelease);
  expect(await mailsTo(shop.db, email)).toHaveLength(1);

  vi.useFakeTimers({ toFake: ['Date'], now: afterRelease });
  const [open] = await booksOf(orderId);
  expect(open?.availableOn).toBeNull();
  const path = open?.files[0]?.path;
  expect(await fetchFile(path)).toBe(200);
  vi.setSystemTime(beforeRelease);
  expect(await fetchFile(path)).toBe(403);

  await announceDownloads(shop.db, afterRelease);
  await announceDownloads(shop.db, afterRelease);
  const mails = await mailsTo(shop.db, email);
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'download-available']);
  expect(mails[1]?.payload).toMatchObject({ lines: [{ name: 'later-ebook' }] });
});

test('an order of a forthcoming download can be cancelled until its day of publication', async () => {
  const { orderId, email } = await shop.buy({ [ebook.sku]: 1 });
  const request = { orderNumber: String(orderId), email, confirm: true };
  vi.useFakeTimers({ toFake: ['Date'], now: afterRelease });
  await expect(cancelByCustomer(shop.services, request, null)).rejects.toThrow('cannot be cancelled');
  vi.setSystemTime(beforeRelease);
  expect(await cancelByCustomer(shop.services, request, null)).toMatchObject({ isCancelled: true });
  vi.setSystemTime(afterRelease);
  expect(await booksOf(orderId)).toMatchObject([{ isLocked: true }]);
});

test('a download follows a date of publication that the merchant has changed', async () => {
  const { orderId } = await shop.buy({ [ebook.sku]: 1 });
  const moved = toDay(Date.now() + 60 * dayMs);
  await changeShop(shop, (db) =>
    db
      .updateTable('product')
      .set({ publication_date: moved })
      .where('product_id', '=', ebook.product)
      .execute(),
  );
  await updateReleases(shop.db);
  expect((await booksOf(orderId))[0]?.availableOn).toBe(moved);
});

test('a pre-order is shipped before its day of publication only on request', async () => {
  const { orderId } = await shop.buy({ [hardback.sku]: 1 });
  const shipment = { parcelNumber: null, trackingLink: null, note: '', actor: 'merchant' } as const;
  await expect(shipOrder(shop.services, orderId, shipment)).rejects.toThrow(
    `T-later (${releaseDay}). Use "orders ship ${orderId} --before-publication"`,
  );
  await shipOrder(shop.services, orderId, { ...shipment, isBeforePublication: true });
});

test('the right of withdrawal from a download ends on its day of publication in the market', async () => {
  const { orderId } = await shop.buy({ [ebook.sku]: 1 });
  const { availableOn } = (await booksOf(orderId))[0] ?? {};
  const midnight = Date.parse(`${availableOn}T00:00+01:00`);
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 2 * 3_600_000 });
  expect(await findDeliveredLines(shop.db, orderId)).toEqual([]);
  vi.setSystemTime(midnight + 60_000);
  expect(await findDeliveredLines(shop.db, orderId)).toEqual([0]);
});
