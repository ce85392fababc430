import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { cancelOrder } from '#backend/features/order/cancellation/cancel-order.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import type { DownloadableBook, ProductSample } from '#contract/order/download-requests.ts';
import { addFiles } from './files/manage-files.ts';
import { sampleEpub, sampleMp3 } from './sample-files.fixture.ts';

let shop: OrderShop;
let folder: string;
let ebook: { sku: number; product: number };
let audiobook: { sku: number; product: number };
let paperback: number;
const mp3 = sampleMp3();

beforeAll(async () => {
  [shop, folder] = await Promise.all([openOrderShop(), createScratchFolder('downloads')]);
  ebook = await addDownloadProduct('ebook');
  audiobook = await addDownloadProduct('audiobook');
  paperback = await shop.addBook({ in_stock: 100 });
  const files = {
    'book.epub': await sampleEpub(),
    '1.mp3': mp3,
    '2.mp3': sampleMp3(5000),
    'sample.mp3': sampleMp3(9000),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  await addFile('T-ebook', 'book.epub');
  await addFile('T-audiobook', '1.mp3', { title: 'The beginning' });
  await addFile('T-audiobook', '2.mp3', { title: 'The end' });
  await addFile('T-audiobook', 'sample.mp3', { kind: 'sample' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function addDownloadProduct(key: string) {
  const product = await changeShop(shop, (db) =>
    addProduct(db, { key, fulfilment: 'download', skus: [{ in_stock: 0, static_stock: 100 }] }),
  );
  const row = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  return { product, sku: row.sku_id };
}

function addFile(number: string, name: string, options: { title?: string; kind?: 'sample' } = {}) {
  const storage = createFolderStorage(join(shop.folder, 'files'));
  const request = {
    number,
    path: join(folder, name),
    isReplacing: false,
    kind: 'download',
    ...options,
  } as const;
  return addFiles({ db: shop.db, storage }, request);
}

async function send<Data>(kind: string, body: object, headers: Record<string, string> = {}) {
  const response = await shop.backend.fetch(
    new Request(`http://shop.test/shop/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, data: (await response.json()) as Data };
}

const publicIdOf = async (orderId: number) =>
  (
    await shop.db
      .selectFrom('shop_order')
      .select('public_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).public_id;

async function booksOf(orderId: number): Promise<DownloadableBook[]> {
  const { data } = await send<{ books: DownloadableBook[] }>('downloads', {
    publicId: await publicIdOf(orderId),
  });
  return data.books;
}

async function get(path: string | null | undefined, headers: Record<string, string> = {}, method = 'GET') {
  const response = await shop.backend.fetch(new Request(`http://shop.test${path}`, { method, headers }));
  return { response, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const buyAudiobook = async () => {
  const { orderId } = await shop.buy({ [audiobook.sku]: 1 });
  const [book] = await booksOf(orderId);
  return { orderId, path: book?.files[0]?.path ?? '' };
};

describe('an order with downloads', () => {
  test('lists its files with signed links, by part', async () => {
    const { orderId, cartId } = await shop.buy({ [ebook.sku]: 1, [paperback]: 1, [audiobook.sku]: 1 });
    const books = await booksOf(orderId);
    const byCart = { orderNumber: String(orderId), cartId };
    const { data } = await send<{ books: DownloadableBook[] }>('downloads', byCart);
    expect(data.books.map(({ name }) => name)).toEqual(['ebook', 'audiobook']);
    for (const other of [
      { ...byCart, cartId: 'x' },
      { ...byCart, orderNumber: String(orderId + 1) },
      { ...byCart, orderNumber: '1e9' },
    ])
      expect((await send('downloads', other)).data).toEqual({ books: [] });
    expect(
      books.map(({ name, isLocked, files }) => [name, isLocked, files.map(({ title }) => title)]),
    ).toEqual([
      ['ebook', false, ['']],
      ['audiobook', false, ['The beginning', 'The end']],
    ]);
    expect(books[1]?.files[0]).toMatchObject({
      mediaType: 'audio/mpeg',
      byteSize: mp3.byteLength,
      downloadsLeft: 20,
    });
    const { response, bytes } = await get(books[0]?.files[0]?.path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-disposition': `attachment; filename="ebook.epub"; filename*=UTF-8''ebook.epub`,
      'cache-control': 'private, no-store',
      'content-length': String(bytes.byteLength),
    });
    expect(bytes).toEqual(await sampleEpub());
  });

  test('belongs to its customer’s library, and to no other', async () => {
    const [owner, other] = await Promise.all([
      signedInHeaders(shop.backend, 'reader@example.se'),
      signedInHeaders(shop.backend, 'other-reader@example.se'),
    ]);
    const { orderId } = await shop.buy({ [ebook.sku]: 1 }, {}, owner);
    const library = async (headers: Record<string, string>, languageId?: string) =>
      (await send<{ books: DownloadableBook[] }>('downloads', { languageId }, headers)).data.books;
    expect((await library(owner)).map(({ orderNumber }) => orderNumber)).toEqual([String(orderId)]);
    expect((await library(owner))[0]?.variant).toBe('Inbunden');
    expect((await library(owner, 'en-GB'))[0]?.variant).toBe('Hardback');
    expect(await library(other)).toEqual([]);
    expect((await send('downloads', {})).status).toBe(401);
  });

  test.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' or 1=1"])(
    'is not found by %j',
    async (publicId) => {
      expect((await send('downloads', { publicId })).data).toEqual({ books: [] });
    },
  );
});

describe('a download link', () => {
  test('serves ranges and continues an interrupted download', async () => {
    const { path } = await buyAudiobook();
    const first = await get(path, { range: 'bytes=0-99999' });
    expect([first.status, first.response.headers.get('content-range')]).toEqual([
      206,
      `bytes 0-99999/${mp3.byteLength}`,
    ]);
    const etag = first.response.headers.get('etag') ?? '';
    const rest = await get(path, { range: 'bytes=100000-', 'if-range': etag });
    expect(rest.status).toBe(206);
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(mp3)).toBe(true);
    const other = await get(path, { range: 'bytes=100000-', 'if-range': '"other"' });
    expect([other.status, other.bytes.byteLength]).toEqual([200, mp3.byteLength]);
    const tail = await get(path, { range: 'bytes=-5' });
    expect(tail.bytes.equals(mp3.subarray(-5))).toBe(true);
    const after = await get(path, { range: `bytes=${mp3.byteLength}-` });
    expect([after.status, after.response.headers.get('content-range')]).toEqual([
      416,
      `bytes */${mp3.byteLength}`,
    ]);
  });

  test('responds to HEAD with the length, and does not count it', async () => {
    const { orderId, path } = await buyAudiobook();
    const { status, response, bytes } = await get(path, {}, 'HEAD');
    expect([status, response.headers.get('content-length'), bytes.byteLength]).toEqual([
      200,
      String(mp3.byteLength),
      0,
    ]);
    expect((await booksOf(orderId))[0]?.files[0]?.downloadsLeft).toBe(20);
  });

  test('counts once, until the limit is reached', async () => {
    const { orderId, path } = await buyAudiobook();
    await Promise.all([1, 2, 3].map(() => get(path, { range: 'bytes=0-9' })));
    expect((await booksOf(orderId))[0]?.files[0]?.downloadsLeft).toBe(19);
    const links = await Promise.all(
      Array.from({ length: 25 }, async () => (await booksOf(orderId))[0]?.files[0]?.path),
    );
    const statuses = await Promise.all(
      links.map(async (link) => (await get(link, { range: 'bytes=0-9' })).status),
    );
    // 19 of the 20 downloads of DOWNLOAD_LIMIT are left for 25 links.
    expect(statuses.filter((status) => status === 206)).toHaveLength(19);
    expect(statuses.filter((status) => status === 403)).toHaveLength(6);
    expect((await booksOf(orderId))[0]?.files[0]).toMatchObject({
      path: null,
      expiresAt: null,
      downloadsLeft: 0,
    });
    // A started download can be continued, and the other part has its own count.
    expect((await get(path)).status).toBe(200);
    expect((await booksOf(orderId))[0]?.files[1]?.downloadsLeft).toBe(20);
  });

  test('of another order line, or changed, is rejected', async () => {
    const [one, two] = [await buyAudiobook(), await buyAudiobook()];
    const [line] = two.path.replace('/downloads/', '').split('.');
    const forged = one.path.replace(/\/downloads\/[^.]+/, `/downloads/${line}`);
    const rejected = await get(forged);
    expect([rejected.status, rejected.response.headers.get('x-download-problem')]).toEqual([404, 'unknown']);
    for (const path of ['/downloads/', '/downloads/1', '/downloads/..%2f..%2fetc', `${one.path}a`])
      expect((await get(path)).status, path).toBe(404);
  });

  test('expires', async () => {
    const { path } = await buyAudiobook();
    const now = Date.now;
    // DOWNLOAD_LINK_MINUTES is 120.
    Date.now = () => now() + 121 * 60_000;
    try {
      expect((await get(path)).status).toBe(410);
    } finally {
      Date.now = now;
    }
    expect((await get(path)).status).toBe(200);
  });

  test('ends with a refund of its line, while other lines stay available', async () => {
    const { orderId } = await shop.buy({ [ebook.sku]: 1, [audiobook.sku]: 1 });
    const [before, other] = await booksOf(orderId);
    expect((await get(before?.files[0]?.path)).status).toBe(200);
    const refund = { toBalance: false, reason: '', actor: 'merchant' } as const;
    await refundOrder(shop.services, orderId, { lines: [{ index: 0, quantity: 1 }], ...refund });
    expect((await get(before?.files[0]?.path)).status).toBe(403);
    expect((await get(other?.files[0]?.path)).status).toBe(200);
    expect(
      (await booksOf(orderId)).map(({ isLocked, files }) => [isLocked, files[0]?.path === null]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
    await refundOrder(shop.services, orderId, { lines: null, ...refund });
    expect((await get(other?.files[0]?.path)).status).toBe(403);
  });

  test('ends with the cancellation of the order', async () => {
    const { orderId, path } = await buyAudiobook();
    await cancelOrder(shop.services, orderId, { to: 'cancelled', actor: 'merchant', note: '' });
    expect((await get(path)).status).toBe(403);
  });
});

describe('samples', () => {
  test('are listed and served to every visitor', async () => {
    const { data } = await send<{ samples: ProductSample[] }>('product-samples', {
      productId: audiobook.product,
    });
    expect(data.samples).toMatchObject([{ mediaType: 'audio/mpeg', byteSize: 9000 }]);
    const path = data.samples[0]?.path;
    const { status, response, bytes } = await get(path, { range: 'bytes=0-99' });
    expect([status, bytes.byteLength]).toEqual([206, 100]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  test('are not the files of buyers', async () => {
    const rows = await shop.db.selectFrom('product_file').select(['product_file_id', 'kind']).execute();
    for (const { product_file_id, kind } of rows)
      expect((await get(`/samples/${product_file_id}.mp3`)).status).toBe(kind === 'sample' ? 200 : 404);
    for (const name of ['0.mp3', '99999999999.mp3', 'x', '1'])
      expect((await get(`/samples/${name}`)).status).toBe(404);
  });
});
