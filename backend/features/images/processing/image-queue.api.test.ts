import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { maxRunningImages, maxWaitingImages, maxWaitingImagesOfNetwork } from './image-slots.ts';

const drawnSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#285"/></svg>';

let shop: TestShop;
/** File names of covers, without extension. */
let covers: string[];
/** File names of the covers whose drawing has started. */
let startedDrawings: string[];
/** No cover is drawn before it resolves. */
let drawingAllowed: PromiseWithResolvers<void>;

beforeEach(async () => {
  startedDrawings = [];
  drawingAllowed = Promise.withResolvers();
  const drawCover = async ({ images }: { images: readonly { fileName: string }[] }) => {
    startedDrawings.push(images[0]?.fileName ?? '');
    await drawingAllowed.promise;
    return drawnSvg;
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
function requestNewImages(count: number, address?: string): Promise<Response>[] {
  const folders = ['100f125', '200f250', '300f375', '400f500', '500f625'];
  const paths = folders.flatMap((folder) => covers.map((cover) => `/images/product/${folder}/${cover}.webp`));
  expect(paths.length).toBeGreaterThanOrEqual(count);
  return paths.slice(0, count).map((path) => get(path, address));
}

const queryProducts = () => shop.query('{ products(filter: { searchText: "e" }, take: 10) { count } }');

test('While 60 new images are drawn, other requests are answered', async () => {
  const responses = requestNewImages(60);
  await expect.poll(() => startedDrawings.length).toBe(maxRunningImages);
  expect((await queryProducts()).data.products.count).toBeGreaterThan(0);
  expect(startedDrawings).toHaveLength(maxRunningImages);
  drawingAllowed.resolve();
  let isDone = false;
  let queryCount = 0;
  const all = Promise.all(responses).finally(() => {
    isDone = true;
  });
  for (; !isDone; queryCount++) {
    expect((await queryProducts()).errors).toBeUndefined();
    // These requests are in-process: without a pause for the event loop, no image could finish.
    await setImmediate();
  }
  expect((await all).map(({ status }) => status)).toEqual(Array(60).fill(200));
  // On average at least one query was answered for each image.
  expect(queryCount).toBeGreaterThanOrEqual(60);
});

test('While the queue is full, further new images get 503 with Retry-After, and other requests succeed', async () => {
  const queued = requestNewImages(maxRunningImages + maxWaitingImages);
  await expect.poll(() => startedDrawings.length).toBe(maxRunningImages);
  const [cover] = covers;
  const rejected = await get(`/images/product/1000f1250/${cover}.avif`);
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  expect(rejected.headers.get('cache-control')).toBe('no-store');
  expect((await get('/images/marks/swish.svg')).status).toBe(200);
  expect((await queryProducts()).status).toBe(200);

  drawingAllowed.resolve();
  const statuses = (await Promise.all(queued)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await get(`/images/product/1000f1250/${cover}.avif`)).status).toBe(200);
});

test('A network that exceeds its limit in the queue gets 503, and other visitors do not wait for all its images', async () => {
  const ofNetwork = requestNewImages(maxRunningImages + maxWaitingImagesOfNetwork, '203.0.113.7');
  await expect.poll(() => startedDrawings.length).toBe(maxRunningImages);
  const paths = covers.slice(0, 20).map((cover) => `/images/product/1000f1250/${cover}.webp`);
  expect((await get(paths[0] ?? '', '203.0.113.7')).status).toBe(503);

  const finished: string[] = [];
  const recordAs = (name: string) => (response: Response) => void finished.push(`${name} ${response.status}`);
  const all = [
    ...ofNetwork.map((response) => response.then(recordAs('network'))),
    ...paths.map((path) => get(path, '198.51.100.9').then(recordAs('visitor'))),
  ];
  drawingAllowed.resolve();
  await Promise.all(all);
  expect(finished.filter((line) => line === 'visitor 200')).toHaveLength(paths.length);
  expect(finished.filter((line) => line === 'network 200')).toHaveLength(ofNetwork.length);
  // The queue alternates between the two networks.
  expect(finished.lastIndexOf('visitor 200')).toBeLessThan(3 * paths.length);
});

test('Concurrent requests for one image take one slot of the queue', async () => {
  const [cover, other] = covers;
  const same = Array.from({ length: maxWaitingImages * 2 }, () =>
    get(`/images/product/600f750/${cover}.webp`),
  );
  await expect.poll(() => startedDrawings).toEqual([`${cover}.jpg`]);
  const another = get(`/images/product/600f750/${other}.webp`);
  drawingAllowed.resolve();
  const statuses = (await Promise.all([...same, another])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(startedDrawings).toEqual([`${cover}.jpg`, `${other}.jpg`]);
});
