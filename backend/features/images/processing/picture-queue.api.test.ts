import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { maxRunningPictures, maxWaitingPictures, maxWaitingPicturesOfNetwork } from './picture-slots.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#285"/></svg>';

let shop: TestShop;
/** File names of covers, without extension. */
let covers: string[];
/** Covers whose drawing has started. */
let started: string[];
/** No cover is drawn before it resolves. */
let drawingAllowed: PromiseWithResolvers<void>;

beforeEach(async () => {
  started = [];
  drawingAllowed = Promise.withResolvers();
  const drawCover = async ({ images }: { images: readonly { fileName: string }[] }) => {
    started.push(images[0]?.fileName ?? '');
    await drawingAllowed.promise;
    return drawing;
  };
  shop = await openTestShop({}, { drawCover });
  const { data } = await shop.query('{ products(take: 100) { products { productImages { fileName } } } }');
  covers = data.products.products.flatMap(({ productImages }: { productImages: { fileName: string }[] }) =>
    productImages.slice(0, 1).map(({ fileName }) => fileName.replace(/\.jpg$/, '')),
  );
});
afterEach(async () => {
  drawingAllowed.resolve();
  await shop.close();
});

const get = (path: string, address?: string) =>
  shop.backend.fetch(new Request(`http://shop.test${path}`), address ? { address } : undefined);

/** Requests for that many files that do not exist yet. */
function requestNewPictures(count: number, address?: string): Promise<Response>[] {
  const folders = ['100f125', '200f250', '300f375', '400f500', '500f625'];
  const paths = folders.flatMap((folder) => covers.map((cover) => `/images/product/${folder}/${cover}.webp`));
  expect(paths.length).toBeGreaterThanOrEqual(count);
  return paths.slice(0, count).map((path) => get(path, address));
}

const query = () => shop.query('{ products(filter: { searchText: "e" }, take: 10) { count } }');

test('While 60 new pictures are drawn, other requests are answered', async () => {
  const pictures = requestNewPictures(60);
  await expect.poll(() => started.length).toBe(maxRunningPictures);
  expect((await query()).data.products.count).toBeGreaterThan(0);
  expect(started).toHaveLength(maxRunningPictures);
  drawingAllowed.resolve();
  let isDone = false;
  let answers = 0;
  const all = Promise.all(pictures).finally(() => {
    isDone = true;
  });
  for (; !isDone; answers++) {
    expect((await query()).errors).toBeUndefined();
    // Lets the event loop process finished pictures, as it does between requests over HTTP.
    await setImmediate();
  }
  expect((await all).map(({ status }) => status)).toEqual(Array(60).fill(200));
  // At least one for each picture.
  expect(answers).toBeGreaterThanOrEqual(60);
});

test('With a full queue, further new pictures get 503 with Retry-After, and others are served', async () => {
  const pictures = requestNewPictures(maxRunningPictures + maxWaitingPictures);
  await expect.poll(() => started.length).toBe(maxRunningPictures);
  const [cover] = covers;
  const rejected = await get(`/images/product/1000f1250/${cover}.avif`);
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  expect(rejected.headers.get('cache-control')).toBe('no-store');
  expect((await get('/images/marks/swish.svg')).status).toBe(200);
  expect((await query()).status).toBe(200);

  drawingAllowed.resolve();
  const statuses = (await Promise.all(pictures)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get(`/images/product/1000f1250/${cover}.avif`)).status).toBe(200);
});

test('A network that requests more new pictures than others gets 503, and other visitors get theirs soon', async () => {
  const pictures = requestNewPictures(maxRunningPictures + maxWaitingPicturesOfNetwork, '203.0.113.7');
  await expect.poll(() => started.length).toBe(maxRunningPictures);
  const paths = covers.slice(0, 20).map((cover) => `/images/product/1000f1250/${cover}.webp`);
  expect((await get(paths[0] ?? '', '203.0.113.7')).status).toBe(503);

  const finished: string[] = [];
  const recordAs = (name: string) => (response: Response) => void finished.push(`${name} ${response.status}`);
  const all = [
    ...pictures.map((picture) => picture.then(recordAs('network'))),
    ...paths.map((path) => get(path, '198.51.100.9').then(recordAs('visitor'))),
  ];
  drawingAllowed.resolve();
  await Promise.all(all);
  expect(finished.filter((line) => line === 'visitor 200')).toHaveLength(paths.length);
  expect(finished.filter((line) => line === 'network 200')).toHaveLength(pictures.length);
  // The pictures of both networks alternate, so the visitor does not wait for all pictures of the network.
  expect(finished.lastIndexOf('visitor 200')).toBeLessThan(3 * paths.length);
});

test('Concurrent requests for a picture take one slot in the queue', async () => {
  const [cover, other] = covers;
  const same = Array.from({ length: maxWaitingPictures * 2 }, () =>
    get(`/images/product/600f750/${cover}.webp`),
  );
  await expect.poll(() => started).toEqual([`${cover}.jpg`]);
  const another = get(`/images/product/600f750/${other}.webp`);
  drawingAllowed.resolve();
  const statuses = (await Promise.all([...same, another])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(started).toEqual([`${cover}.jpg`, `${other}.jpg`]);
});
