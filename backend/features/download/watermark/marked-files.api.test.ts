import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { selectLinkedFile } from '../downloads.queries.ts';
import { checkEpub } from '../files/check-epub.ts';
import { addFiles } from '../files/manage-files.ts';
import { epubContainer, epubMimetype, sampleEpub, zipOf } from '../sample-files.fixture.ts';
import { maskEmail, withMark } from './marked-files.ts';

let shop: OrderShop;
let folder: string;
beforeAll(async () => {
  [shop, folder] = await Promise.all([
    openOrderShop({ EPUB_WATERMARK: 'true' }),
    createScratchFolder('marks'),
  ]);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Buys a book with this file. */
async function buyEpub(epub: Buffer) {
  const storage = createFolderStorage(join(shop.folder, 'files'));
  const services = { db: shop.db, log: pino({ level: 'silent' }), storage, marksEpubs: true };
  const sku = await shop.addBook({ in_stock: 0, static_stock: 9 });
  const { product_id } = await shop.db
    .selectFrom('sku')
    .select('product_id')
    .where('sku_id', '=', sku)
    .executeTakeFirstOrThrow();
  const path = join(folder, `${product_id}.epub`);
  await writeFile(path, epub);
  await addFiles(services, { number: String(product_id), path, kind: 'download', isReplacing: true });
  const { orderId, email } = await shop.buy({ [sku]: 1 });
  const link = await shop.db
    .selectFrom('order_line')
    .innerJoin('product_file', (join) => join.on('product_id', '=', product_id))
    .select(['order_line_id as orderLineId', 'product_file_id as fileId'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const file = await selectLinkedFile(shop.db, link);
  if (!file) throw new Error('The order has no file.');
  const read = async (key: string) => buffer((await storage.get(key))?.stream ?? Readable.from([]));
  return { services, link, file, orderId, email, read };
}

async function textOf(epub: Buffer, name: string): Promise<string> {
  const zip = await fromBufferPromise(epub, { autoClose: false });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return (await buffer(await zip.openReadStreamPromise(entry))).toString();
  return '';
}

test('concurrent downloads get one marked copy with the order number and masked e-mail address; the original is unchanged', async () => {
  const epub = await sampleEpub();
  const { services, link, file, orderId, email, read } = await buyEpub(epub);
  const copies = await Promise.all([1, 2, 3].map(() => withMark(services, link, file)));
  const [first] = copies;
  expect(new Set(copies.map(({ storageKey }) => storageKey)).size).toBe(1);
  expect(first?.storageKey).not.toBe(file.storageKey);
  const marked = await read(first?.storageKey ?? '');
  expect(marked.byteLength).toBe(first?.byteSize);
  for (const name of ['shop-colophon.xhtml', 'book.opf']) {
    const text = await textOf(marked, name);
    expect(text).toContain(String(orderId));
    expect(text).toContain(maskEmail(email));
    expect(text).not.toContain(email);
  }
  expect(await textOf(marked, 'chapter-1.xhtml')).toBe(await textOf(epub, 'chapter-1.xhtml'));
  const path = join(folder, 'marked.epub');
  await writeFile(path, marked);
  await checkEpub(path, marked.byteLength);
  expect((await read(file.storageKey)).equals(epub)).toBe(true);
  expect(await withMark({ ...services, marksEpubs: false }, link, file)).toEqual(file);
});

test('with EPUB_WATERMARK, the link of an order delivers a copy that names the order', async () => {
  const epub = await sampleEpub();
  const { orderId } = await buyEpub(epub);
  const { public_id: publicId } = await shop.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const list = await shop.backend.fetch(
    new Request('http://shop.test/shop/downloads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ publicId }),
    }),
  );
  const { books } = (await list.json()) as { books: DownloadableBook[] };
  const response = await shop.backend.fetch(new Request(`http://shop.test${books[0]?.files[0]?.path}`));
  expect(response.status).toBe(200);
  const delivered = Buffer.from(await response.arrayBuffer());
  expect(delivered.equals(epub)).toBe(false);
  expect(await textOf(delivered, 'shop-colophon.xhtml')).toContain(String(orderId));
});

test('an EPUB without a package document is delivered without a mark', async () => {
  const { services, link, file } = await buyEpub(await zipOf([epubMimetype, epubContainer]));
  expect(await withMark(services, link, file)).toEqual(file);
});

test.each([
  ['anna@example.com', 'a•••@example.com'],
  ['x', '•••'],
])('%s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
