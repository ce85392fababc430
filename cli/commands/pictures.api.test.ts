import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { queuePictures } from '#backend/features/picture/fetching/queue-pictures.ts';
import {
  createZip,
  pictureWithClaimedSize,
  samplePicture,
} from '#backend/features/picture/sample-pictures.fixture.ts';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { runShopCommand } from './shop-command.fixture.ts';

let shop: TestShop;
let folder: string;
let productId: number;
const isbn = '9789100000004';

beforeAll(async () => {
  [shop, folder] = await Promise.all([openTestShop(), createScratchFolder('pictures')]);
  productId = await addProduct(shop.db, {
    key: 'fox',
    article_number: 'FOX-1',
    images: [{ file_name: 'fox-drawn.jpg' }],
    skus: [{ gtin: isbn, prices: [[10, 9900, 9900]] }],
  });
  await shop.backend.refreshCatalogue();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  runShopCommand(shop, ['pictures', ...args], { environment: { INIT_CWD: folder } });

async function images() {
  await shop.backend.refreshCatalogue();
  const { data } = await shop.query(
    `query ($id: Int!) { product(productId: $id) { productImages { fileName tags } } }`,
    { id: productId },
  );
  return data.product.productImages as { fileName: string; tags: string[] }[];
}

async function writeFolder(name: string, files: Record<string, Uint8Array | string>) {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(folder, name, path, '..'), { recursive: true });
    await writeFile(join(folder, name, path), bytes);
  }
  return name;
}

const get = async (path: string) => {
  const response = await shop.backend.fetch(new Request(`http://shop.test${path}`));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('npm run shop -- pictures import', () => {
  test('imports a folder by ISBN and article number, in order, with names as tags', async () => {
    expect(await images()).toEqual([{ fileName: 'fox-drawn.jpg', tags: [] }]);
    const covers = await writeFolder('covers', {
      '978-91-0000000-4.jpg': await samplePicture(),
      'fox-1_2.png': await samplePicture({ colour: '#1f4e5a', format: 'png' }),
      'more/9789100000004-back.webp': await samplePicture({ width: 600, height: 600, format: 'webp' }),
      '9999999999999.jpg': await samplePicture({ colour: '#ffffff' }),
      'notes.txt': 'not a picture',
      '.hidden.jpg': 'hidden',
    });
    const { code, out, errors } = await run('import', covers, '--quiet');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toBe(
      '3 pictures, 1 changed product, 0 bad files, 1 file of no product.\nNo product has this number: 9999999999999.jpg\n',
    );
    expect(await images()).toEqual([
      { fileName: expect.stringMatching(/^[0-9a-f]{16}-300x450\.jpg$/), tags: [] },
      { fileName: expect.stringMatching(/^[0-9a-f]{16}-300x450\.jpg$/), tags: [] },
      { fileName: expect.stringMatching(/^[0-9a-f]{16}-600x600\.jpg$/), tags: ['back'] },
    ]);
    expect((await run('import', covers, '--quiet')).out).toMatch(/^3 pictures, 0 changed products/);
  });

  test('serves versions in the real aspect ratio, never enlarged, and the original', async () => {
    const [front, second, back] = await images();
    const names = [front, second, back].map((image) => image?.fileName.replace('.jpg', '') ?? '');
    const size = async (path: string) => {
      const { response, bytes } = await get(`/images/product/${path}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { width, height, format } = await sharp(bytes).metadata();
      return [width, height, format, response.headers.get('content-type')];
    };
    expect(await size(`200w/${names[0]}.avif`)).toEqual([200, 300, 'heif', 'image/avif']);
    expect(await size(`200w/${names[0]}.webp`)).toEqual([200, 300, 'webp', 'image/webp']);
    expect(await size(`1600w/${names[0]}.jpg`)).toEqual([300, 450, 'jpeg', 'image/jpeg']);
    expect(await size(`200f250/${names[0]}.jpg`)).toEqual([167, 250, 'jpeg', 'image/jpeg']);
    expect(await size(`400f500/${names[2]}.jpg`)).toEqual([400, 400, 'jpeg', 'image/jpeg']);
    expect(await size(`40x40/${names[0]}.webp`)).toEqual([40, 40, 'webp', 'image/webp']);
    expect(await size(`raw/${names[1]}.jpg`)).toEqual([300, 450, 'png', 'image/png']);
    expect((await get(`/images/product/300w/${names[0]}.jpg`)).response.status).toBe(404);
    expect((await get('/images/product/200w/0123456789abcdef-300x450.jpg')).response.status).toBe(404);
    const first = await get(`/images/product/200w/${names[0]}.avif`);
    expect((await get(`/images/product/200w/${names[0]}.avif`)).bytes.equals(first.bytes)).toBe(true);
  });

  test('still draws the cover under its name, for old orders', async () => {
    expect((await get('/images/product/100f125/fox-drawn.jpg')).response.status).toBe(200);
  });

  test('replaces a picture of the same name', async () => {
    const [before] = await images();
    const changed = await writeFolder('changed', {
      'FOX-1.jpg': await samplePicture({ width: 500, height: 400 }),
    });
    expect((await run('import', changed)).out).toMatch(/^1 picture, 1 changed product/);
    const [after, ...others] = await images();
    expect(after?.fileName).toMatch(/-500x400\.jpg$/);
    expect(after).not.toEqual(before);
    expect(others.length).toBe(2);
  });

  test('survives another import of the book', async () => {
    const before = await images();
    await writeFile(join(folder, 'book.csv'), `isbn,title,price\n${isbn},Räven,99\n`);
    expect(await runShopCommand(shop, ['import', join(folder, 'book.csv'), '--quiet'])).toMatchObject({
      code: 0,
    });
    expect(await images()).toEqual(before);
  });

  test('imports a zip file', async () => {
    const zip = createZip([
      { name: 'covers/', bytes: Buffer.of() },
      { name: 'covers/FOX-1_3.jpg', bytes: await samplePicture({ colour: '#3d4f35' }) },
      { name: '__MACOSX/covers/._FOX-1_3.jpg', bytes: Buffer.from('resource fork') },
    ]);
    await writeFile(join(folder, 'covers.zip'), zip);
    expect(await run('import', 'covers.zip')).toMatchObject({
      code: 0,
      out: '1 picture, 1 changed product, 0 bad files, 0 files of no product.\n',
    });
    expect((await images()).length).toBe(4);
  });
});

describe('A rejected picture', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const samples: [string, () => Promise<Uint8Array | string>, RegExp][] = [
    [
      'of 40,000 × 40,000 pixels',
      () => pictureWithClaimedSize(40_000, 40_000),
      /The picture has 40,000 × 40,000 pixels\. The maximum is 64 million pixels\./,
    ],
    [
      'that is truncated',
      async () => (await samplePicture({ width: 800, height: 800 })).subarray(0, 3000),
      /The picture is damaged or incomplete\./,
    ],
    ['that is SVG', async () => svg, /This is an SVG file\. Pictures must be JPEG, PNG, WebP or AVIF/],
    ['that is HTML', async () => '<!doctype html><html><body>404</body></html>', /This is an HTML page\./],
    ['that is empty', async () => '', /This is an empty file\./],
    ['of one pixel', () => samplePicture({ width: 1, height: 1 }), /The picture has only 1 × 1 pixels\./],
    ['of 31 MB', async () => Buffer.alloc(31 * 1024 * 1024, 0xff), /The file has more than 30 MB\./],
  ];

  test.each(samples)('%s is named, and nothing changes', async (title, create, message) => {
    const before = await images();
    const name = await writeFolder(`bad ${title}`, {
      'FOX-1.jpg': await create(),
      'FOX-1_2.jpg': await samplePicture({ colour: '#000000' }),
    });
    const { code, out, errors } = await run('import', name);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toMatch(new RegExp(`^FOX-1\\.jpg: ${message.source}`));
    expect(errors).toContain('Import rejected: 1 bad file. No changes were written.');
    expect(errors.trimEnd().split('\n').length).toBe(2);
    expect(await images()).toEqual(before);
  });

  test('is skipped on request', async () => {
    const name = await writeFolder('partly', {
      'FOX-1.jpg': svg,
      'FOX-1_2.jpg': await samplePicture({ colour: '#111111' }),
    });
    expect(await run('import', name, '--skip-bad-files')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 picture, 1 changed product, 1 bad file/),
    });
  });

  const zips: [string, () => Promise<Buffer>, RegExp][] = [
    [
      'that leaves its folder',
      async () => createZip([{ name: '../FOX-1.jpg', bytes: await samplePicture() }]),
      /^The zip file bad\.zip is rejected: invalid relative path: \.\.\/FOX-1\.jpg\.\n$/,
    ],
    [
      'that is a zip bomb',
      async () =>
        createZip(
          Array.from({ length: 20 }, (_, index) => ({
            name: `FOX-1_${index + 1}.jpg`,
            bytes: Buffer.alloc(20 * 1024 * 1024),
          })),
        ),
      /^The zip file bad\.zip is rejected: it would unpack to 400 MB, more than 100 times its size\.\n$/,
    ],
    [
      'that is no zip file',
      async () => Buffer.from('no zip file'),
      /^.*bad\.zip is not a folder and not a valid zip file: .+\n$/,
    ],
  ];
  test.each(zips)('in a zip file %s is named, and nothing changes', async (_, create, message) => {
    const before = await images();
    await writeFile(join(folder, 'bad.zip'), await create());
    const { code, errors } = await run('import', 'bad.zip');
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(await images()).toEqual(before);
  });

  test('in a zip file that hides its size is named, and nothing changes', async () => {
    const before = await images();
    const bytes = Buffer.alloc(40 * 1024 * 1024);
    await writeFile(join(folder, 'bad.zip'), createZip([{ name: 'FOX-1.jpg', bytes, claimedSize: 1000 }]));
    const { code, errors } = await run('import', 'bad.zip');
    expect(code).toBe(1);
    expect(errors).toMatch(/^FOX-1\.jpg: The file cannot be read: too many bytes in the stream/);
    expect(await images()).toEqual(before);
  });

  test('from a missing folder is explained', async () => {
    expect((await run('import', 'nowhere')).errors).toMatch(/^There is no folder and no file .*nowhere\.\n$/);
  });
});

describe('npm run shop -- pictures', () => {
  test('lists and removes the pictures of a product', async () => {
    const { out } = await run('list', isbn);
    expect(out).toMatch(/^1 {2}[0-9a-f]{16}-\d+x\d+\.jpg$/m);
    expect(out).toMatch(/^back {2}[0-9a-f]{16}-600x600\.jpg {2}#back$/m);
    expect((await run('remove', 'FOX-1', 'back')).out).toBe('Removed 1 picture.\n');
    expect((await run('remove', 'FOX-1', 'back')).code).toBe(1);
    expect((await run('remove', 'FOX-1')).code).toBe(0);
    // The import above changed the title, and with it the name of the drawn cover.
    expect(await images()).toEqual([{ fileName: expect.stringMatching(/^fox-.+\.jpg$/), tags: [] }]);
  });

  test('lists and retries failed fetches', async () => {
    const url = 'https://images.example/fox.jpg';
    await queuePictures(shop.db, [{ productId, url, sortOrder: 0 }]);
    await shop.backend.runJobs();
    const failed = await run('list', '--failed');
    expect(failed.out).toContain(`${url}  FOX-1\n    The host images.example is not in PICTURE_HOSTS.\n`);
    expect((await run('retry', url)).out).toBe('1 picture will be fetched again.\n');
    expect((await run('list', '--pending')).out).toContain(url);
    expect((await run('list', '--missing')).out).toContain('FOX-1\n');
  });
});
