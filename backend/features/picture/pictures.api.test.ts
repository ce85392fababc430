import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { pictureWithClaimedSize, samplePicture } from './sample-pictures.fixture.ts';

let shop: TestShop;
const key = 'a-management-key-of-32-characters';
const path = '/manage/products/T-map/pictures';

beforeAll(async () => {
  shop = await openTestShop({ MANAGEMENT_KEY: key });
  await addProduct(shop.db, { key: 'map', images: [{ file_name: 'map.jpg' }] });
});
afterAll(() => shop.close());

async function send(
  method: string,
  url: string,
  { body, token = key }: { body?: Uint8Array; token?: string } = {},
) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await shop.backend.fetch(
    new Request(`http://shop.test${url}`, { method, headers, body: body as BodyInit }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const errorWith = (code: string, message: string | RegExp) => ({
  errors: [{ message: expect.stringMatching(message), extensions: { code } }],
});

describe('The management API of pictures', () => {
  test('stores, lists and deletes a picture', async () => {
    const body = await samplePicture({ width: 640, height: 800 });
    const details = '?alt.sv-SE=En%20karta&alt.en-GB=A%20map&tag=front&sortOrder=3';
    expect(await send('PUT', `${path}/1${details}`, { body })).toEqual({
      status: 200,
      body: {
        name: '1',
        fileName: expect.stringMatching(/^[0-9a-f]{16}-640x800\.jpg$/),
        width: 640,
        height: 800,
      },
    });
    expect(await send('PUT', `${path}/back`, { body: await samplePicture() })).toMatchObject({ status: 200 });
    expect((await send('GET', path)).body.pictures).toEqual([
      {
        name: '1',
        fileName: expect.stringMatching(/-640x800\.jpg$/),
        sortOrder: 3,
        tags: ['front'],
        altTexts: { 'sv-SE': 'En karta', 'en-GB': 'A map' },
      },
      { name: 'back', fileName: expect.any(String), sortOrder: 1001, tags: ['back'], altTexts: {} },
    ]);
    expect((await send('DELETE', `${path}/back`)).status).toBe(204);
    expect((await send('DELETE', `${path}/back`)).status).toBe(404);
    expect((await send('GET', path)).body.pictures.length).toBe(1);
  });

  test.each([
    ['no key', ''],
    ['a wrong key', key.replace('a', 'b')],
    ['an API key', 'demo'],
  ])('rejects %s', async (_, token) => {
    expect(await send('GET', path, { token })).toEqual({
      status: 401,
      body: errorWith('UNKNOWN_API_KEY', /^Send the management key/),
    });
    expect((await send('PUT', `${path}/1`, { token, body: await samplePicture() })).status).toBe(401);
  });

  test('is off without a key in the settings', async () => {
    const other = await openTestShop();
    const request = new Request(`http://shop.test${path}`, { headers: { authorization: 'Bearer ' } });
    expect((await other.backend.fetch(request)).status).toBe(404);
    await other.close();
  });

  test.each([
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      'BAD_INPUT',
      /an SVG file/,
    ],
    [
      'a huge picture',
      () => pictureWithClaimedSize(40_000, 40_000),
      400,
      'BAD_INPUT',
      /40,000 × 40,000 pixels/,
    ],
    ['31 MB', async () => Buffer.alloc(31 * 1024 * 1024), 413, 'LIMIT_EXCEEDED', /more than 30 MB/],
  ])('rejects %s, and nothing changes', async (_, create, status, code, message) => {
    const before = (await send('GET', path)).body;
    expect(await send('PUT', `${path}/1`, { body: await create() })).toEqual({
      status,
      body: errorWith(code, message),
    });
    expect((await send('GET', path)).body).toEqual(before);
  });

  test('names an unknown product, a bad name and an unknown parameter', async () => {
    const body = await samplePicture();
    const put = (url: string) => send('PUT', url, { body });
    expect(await put('/manage/products/nothing/pictures/1')).toMatchObject({
      status: 404,
      body: errorWith('BAD_INPUT', /^No product has the article number, ISBN or GTIN nothing\.$/),
    });
    expect(await put(`${path}/..%2F1`)).toMatchObject({ status: 400 });
    expect(await put(`${path}/0`)).toMatchObject({ status: 400 });
    expect(await put(`${path}/1?alt.sv=x&order=2`)).toMatchObject({
      status: 400,
      body: errorWith('BAD_INPUT', /^The parameter order is unknown\.$/),
    });
  });
});

test('a picture is served in a new size when it cannot be stored', async () => {
  const { body } = await send('PUT', `${path}/1`, { body: await samplePicture({ width: 640, height: 800 }) });
  // No file can be created below a file.
  await writeFile(join(shop.folder, 'files', 'objects', 'pictures', 'derived'), '');
  const name = body.fileName.replace('.jpg', '.webp');
  const response = await shop.backend.fetch(new Request(`http://shop.test/images/product/400w/${name}`));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
