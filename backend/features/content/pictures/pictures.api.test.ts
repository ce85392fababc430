import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentShop, openContentShop } from '../content-shop.fixture.ts';
import { normalizePicture } from './pictures.ts';

let shop: ContentShop;
let servedName: string;
const picture = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

const page = {
  key: 'shelves',
  page: { en: { alias: 'shelves', title: 'Shelves' } },
  containers: [
    {
      name: 'a',
      widgets: [
        { name: 'Image', settings: { image: { filename: 'red-shelf.png', altText: 'A shelf' } } },
        { name: 'HTML', settings: { html: '<p>Words</p>', css: 'p { color: red }' } },
      ],
    },
  ],
};

beforeAll(async () => {
  shop = await openContentShop();
  await writeFile(join(shop.folder, 'pages', 'red-shelf.png'), await picture().png().toBuffer());
  await shop.write([page]);
  const [widget] = await widgets();
  servedName = widget.images[0].fileName;
});
afterAll(() => shop.close());

async function widgets() {
  const { data } =
    await shop.query(`{ widgetArea(alias: "shelves", languageId: "en-GB") { containers { widgets {
    configuration images { fileName largestSize { imageWidth imageHeight imageRatio } } } } } }`);
  return data.widgetArea.containers[0].widgets;
}
const get = (path: string) => shop.backend.fetch(new Request(`http://shop.test${path}`));

describe('A picture of a page', () => {
  test('has its size, and a new name with every version', async () => {
    const [widget] = await widgets();
    expect(widget.images).toEqual([
      {
        fileName: expect.stringMatching(/^red-shelf--[0-9a-f]{12}\.png$/),
        largestSize: { imageWidth: 1000, imageHeight: 500, imageRatio: 2 },
      },
    ]);
    await writeFile(join(shop.folder, 'pages', 'red-shelf.png'), await picture(800, 400).png().toBuffer());
    await shop.write([page]);
    const [changed] = await widgets();
    expect(changed.images[0].fileName).not.toBe(servedName);
    expect((await get(`/images/pagewidget/400w/${servedName}`)).status).toBe(404);
    servedName = changed.images[0].fileName;
  });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('is served as %s', async (extension, type, format) => {
    const response = await get(`/images/pagewidget/400w/${servedName.replace('png', extension)}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.width, metadata.format]).toEqual([400, format]);
  });

  test('is never enlarged, and by its name without a hash is cached for an hour', async () => {
    const response = await get('/images/pagewidget/2400w/red-shelf.webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(800);
  });

  test.each([
    '/images/pagewidget/400w/none.jpg',
    '/images/pagewidget/401w/red-shelf.jpg',
    '/images/pagewidget/99999w/red-shelf.jpg',
    '/images/pagewidget/400w/..%2fred-shelf.jpg',
    '/images/pagewidget/400w/red-shelf.svg',
    '/images/pagewidget/400w/red-shelf--000000000000.jpg',
  ])('is not found: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each([
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /jpg, png, webp or avif/],
    [
      'fake.jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /format of its file extension/,
    ],
    ['text.jpg', Buffer.from('no picture'), /a readable picture/],
    ['two words.jpg', Buffer.from(''), /a name of letters/],
    ['huge.jpg', Buffer.alloc(16 * 1024 * 1024), /at most 15 MB/],
  ])('is rejected: %s', async (name, bytes, message) => {
    await expect(normalizePicture(name, bytes)).rejects.toThrow(message);
  });

  test('is rejected with too many pixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(normalizePicture('bomb.png', bomb)).rejects.toThrow(/50 million pixels/);
  });
});

test('The CSS of a widget is served as a stylesheet that is restricted to the widget', async () => {
  const [, widget] = await widgets();
  const { css, stylesheet, html } = JSON.parse(widget.configuration);
  const scope = stylesheet.slice('/content/'.length, -'.css'.length);
  expect({ css, html }).toEqual({ css: '', html: `<div class="${scope}"><p>Words</p></div>` });
  const response = await get(stylesheet);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await response.text()).toBe(`.${scope} p { color: red }`);
  expect((await get('/content/content-0000000000000000.css')).status).toBe(404);
});
