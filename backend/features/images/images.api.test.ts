import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
/** File names without extension. */
let cover: string;
let otherCover: string;

beforeAll(async () => {
  shop = await openTestShop();
  const { data } = await shop.query('{ products(take: 2) { products { productImages { fileName } } } }');
  [cover = '', otherCover = ''] = data.products.products.map(
    ({ productImages }: { productImages: { fileName: string }[] }) =>
      productImages[0]?.fileName.replace(/\.jpg$/, ''),
  );
});
afterAll(() => shop.close());

async function get(path: string) {
  const response = await shop.backend.fetch(new Request(`http://shop.test${path}`));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a cover', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is served as %s, immutable', async (extension, type, format) => {
    const { response, bytes } = await get(`/images/product/400f500/${cover}.${extension}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 400, height: 500 });
  });

  test.each([
    ['100f125', 100, 125],
    ['300f375', 300, 375],
    ['1000f1250', 1000, 1250],
    ['2000f2500', 2000, 2500],
    ['raw', 1600, 2000],
    ['40x40', 40, 40],
    ['100x100', 100, 100],
  ])('has the size of the folder %s', async (folder, width, height) => {
    const { bytes } = await get(`/images/product/${folder}/${cover}.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });

  test('has more than one colour', async () => {
    const { bytes } = await get(`/images/product/400f500/${cover}.jpg`);
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  });

  test('is the same on the second request, and differs between products', async () => {
    const [first, second, other] = [
      await get(`/images/product/200f250/${cover}.webp`),
      await get(`/images/product/200f250/${cover}.webp`),
      await get(`/images/product/200f250/${otherCover}.webp`),
    ];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(other.bytes.equals(first.bytes)).toBe(false);
  });

  test('is drawn once for concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get(`/images/product/500f625/${otherCover}.webp`)),
    );
    expect(new Set(responses.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(responses.every(({ bytes }) => bytes.equals(responses[0]?.bytes ?? Buffer.of()))).toBe(true);
    expect(await sharp(responses[0]?.bytes).metadata()).toMatchObject({ width: 500, height: 625 });
  });
});

test('covers are drawn by the given service', async () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#ff0000"/></svg>';
  const drawnProducts: string[] = [];
  const otherShop = await openTestShop(
    {},
    {
      drawCover: ({ images }) => {
        drawnProducts.push(images[0]?.fileName ?? '');
        return red;
      },
    },
  );
  const url = `http://shop.test/images/product/100f125/${cover}.jpg`;
  const response = await otherShop.backend.fetch(new Request(url));
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  await otherShop.close();
  expect(drawnProducts).toEqual([`${cover}.jpg`]);
  expect(dominant.r).toBeGreaterThan(240);
  expect(dominant.g + dominant.b).toBeLessThan(40);
});

test('the drawn logo of a payment or shipping option is served as SVG', async () => {
  for (const name of ['swish', 'letter', 'card', 'invoice']) {
    const { response, bytes } = await get(`/images/marks/${name}.svg`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await sharp(bytes).metadata()).format).toBe('svg');
  }
});

describe('returns 404 for a picture', () => {
  test.each([
    ['with an unknown name', '/images/product/400f500/no-such-cover.jpg'],
    ['of a size that is not offered', '/images/product/440f550/COVER.jpg'],
    ['of another aspect ratio', '/images/product/400f400/COVER.jpg'],
    ['above the maximum size', '/images/product/2100f2625/COVER.jpg'],
    ['of size zero', '/images/product/000f000/COVER.jpg'],
    ['in another format', '/images/product/400f500/COVER.png'],
    ['of an unknown mark', '/images/marks/cash.svg'],
    ['as SVG', '/images/product/400f500/COVER.svg'],
    ['of another type', '/images/brand/400f500/COVER.jpg'],
    ['of a folder', '/images/product/400f500/'],
    ['outside the folder', '/images/product/400f500/..%2f..%2f..%2fCOVER.jpg'],
    ['outside the folder, with encoded dots', '/images/product/400f500/%2e%2e/%2e%2e/etc/passwd'],
    ['outside the folder, with backslashes', '/images/product/400f500/..%5c..%5cCOVER.jpg'],
    ['with a NUL character', '/images/product/400f500/COVER.jpg%00.jpg'],
  ])('%s', async (_, path) => {
    const { response, bytes } = await get(path.replace('COVER', cover));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(bytes.toString()).not.toContain('root:');
  });
});

describe('a picture of the merchant', () => {
  test('is served from the shop’s folder, for an hour', async () => {
    const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a23a26' } })
      .png()
      .toBuffer();
    await mkdir(join(shop.folder, 'pictures/list'), { recursive: true });
    await writeFile(join(shop.folder, 'pictures/list/Klassiker_1.png'), bytes);
    const { response, bytes: served } = await get('/images/list/raw/Klassiker_1.png');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(served.equals(bytes)).toBe(true);
  });

  test.each([
    '/images/list/raw/missing.png',
    '/images/list/raw/..%2F..%2Fcatalogue%2Findex.snapshot',
    '/images/list/raw/../../catalogue/index.snapshot',
    '/images/list/raw/.hidden.png',
    '/images/list/raw/a/b.png',
    '/images/list/raw/Klassiker_1.svg',
  ])('%s is not found', async (path) => {
    expect((await get(path)).response.status).toBe(404);
  });
});
