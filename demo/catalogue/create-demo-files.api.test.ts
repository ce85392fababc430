import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { createDemoFiles } from './create-demo-files.ts';
import { createTone } from './create-tone.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function findDownload(format: 'audio' | 'ebook'): Promise<number> {
  const { product_id } = await shop.db
    .selectFrom('product')
    .select('product_id')
    .where('fulfilment', '=', 'download')
    .where('variant_value', '=', format)
    .orderBy('product_id')
    .executeTakeFirstOrThrow();
  return product_id;
}

test('an e-book is an EPUB whose first entry is its stored media type, like its sample', async () => {
  const create = createDemoFiles(shop.db);
  const productId = await findDownload('ebook');
  const [[book], [sample]] = await Promise.all([create(productId, 'download'), create(productId, 'sample')]);
  for (const file of [book, sample]) {
    expect(file?.mediaType).toBe('application/epub+zip');
    // The header of a zip entry has 30 bytes. Its name and content follow.
    expect(Buffer.from(file?.bytes ?? []).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  }
  expect(sample?.bytes.length).toBeLessThanOrEqual(book?.bytes.length ?? 0);
});

test('an audiobook has two parts of audio, and a sample', async () => {
  const create = createDemoFiles(shop.db);
  const productId = await findDownload('audio');
  const files = [...(await create(productId, 'download')), ...(await create(productId, 'sample'))];
  expect(files.map(({ mediaType }) => mediaType)).toEqual(['audio/wav', 'audio/wav', 'audio/wav']);
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  expect(new Set(hashes).size).toBe(3);
});

test('a printed book has no files', async () => {
  const { product_id } = await shop.db
    .selectFrom('product')
    .select('product_id')
    .where('fulfilment', '=', 'shipped')
    .executeTakeFirstOrThrow();
  expect(await createDemoFiles(shop.db)(product_id, 'sample')).toEqual([]);
});

test('melodies of different seeds begin with different notes', () => {
  // A tenth of a second is a part of one note. The header of a WAV file has 44 bytes.
  const notes = new Set(
    Array.from({ length: 40 }, (_, seed) => createTone(seed, 0.1).subarray(44).toString('base64')),
  );
  expect(notes.size).toBeGreaterThan(3);
});
