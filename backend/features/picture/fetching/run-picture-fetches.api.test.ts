import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllowedHosts } from '#backend/config/allowed-hosts.ts';
import { createPictureProcessor } from '#backend/features/images/processing/picture-processor.ts';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { pictureWithClaimedSize, samplePicture } from '../sample-pictures.fixture.ts';
import type { FetchRules } from './fetch-rules.ts';
import { type PictureLink, queuePictures } from './queue-pictures.ts';
import { runPictureFetches } from './run-picture-fetches.ts';

const rules: FetchRules = {
  hosts: [],
  isAllowedAddress: (address) => address === '127.0.0.1',
  timeoutMs: 20_000,
};

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

let shop: TestShop;
let origin: string;
const productIds: number[] = [];
const requests: { url: string; etag: string | undefined }[] = [];
const responders = new Map<string, Responder>();

const server = createServer((request, response) => {
  requests.push({ url: request.url ?? '', etag: request.headers['if-none-match'] });
  const respond = responders.get(request.url ?? '');
  if (respond) respond(request, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  // `localhost` and other addresses stay forbidden, as all private addresses are in a real shop.
  const hosts = [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    'http://127.0.0.2',
    'http://[::1]',
    'https://169.254.169.254',
  ];
  rules.hosts = parseAllowedHosts(hosts.join()) ?? [];
  shop = await openTestShop({}, { fetchRules: rules });
  for (const key of ['moon', 'sun'])
    productIds.push(await addProduct(shop.db, { key, images: [{ file_name: `${key}.jpg` }] }));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

const send =
  (bytes: Uint8Array, headers: Record<string, string> = {}): Responder =>
  (_, response) =>
    void response.writeHead(200, headers).end(bytes);

const queue = (...links: PictureLink[]) =>
  shop.db.transaction().execute((transaction) => queuePictures(transaction, links));

async function images(productId = productIds[0], languageId = 'sv-SE') {
  await shop.backend.refreshCatalogue();
  const { data } = await shop.query(
    `query ($id: Int!, $language: String) {
      product(productId: $id, languageId: $language) { productImages { fileName tags } } }`,
    { id: productId, language: languageId },
  );
  return data.product.productImages as { fileName: string; tags: string[] }[];
}

async function stateOf(url: string) {
  const { rows } = await sql<{ state: string; attempts: number; error: string | null; minutes: number }>`
    select state, attempts, last_error as error, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
    from picture_fetch where url = ${url}`.execute(shop.db);
  return rows[0];
}

/** Moves the last checks two days back, and makes all fetches due. */
const simulateTwoDays = () =>
  sql`update picture_fetch set checked_at = checked_at - interval '2 days', next_attempt_at = now()`.execute(
    shop.db,
  );

describe('A picture on another server', () => {
  test('is fetched once for all its products, with order, tags and alt texts', async () => {
    const [moon = 0, sun = 0] = productIds;
    responders.set('/front.jpg', send(await samplePicture(), { etag: '"v1"' }));
    responders.set('/back', send(await samplePicture({ width: 500, height: 500, format: 'png' })));
    const front = {
      url: `${origin}/front.jpg`,
      sortOrder: 0,
      altTexts: { 'sv-SE': 'En måne', 'fi-FI': 'Kuu' },
    };
    const back = { url: `${origin}/back`, sortOrder: 1, tags: ['back'] };
    await queue({ productId: moon, ...back }, { productId: moon, ...front }, { productId: sun, ...front });
    expect(await images()).toEqual([{ fileName: 'moon.jpg', tags: [] }]);
    await shop.backend.runJobs();
    const expected = { fileName: expect.stringMatching(/-300x450\.jpg$/), tags: ['alt:En måne'] };
    expect(await images()).toEqual([
      expected,
      { fileName: expect.stringMatching(/-500x500\.jpg$/), tags: ['back'] },
    ]);
    expect(await images(moon, 'fi-FI')).toMatchObject([{ tags: ['alt:Kuu'] }, { tags: ['back'] }]);
    expect(await images(moon, 'en-GB')).toMatchObject([{ tags: [] }, { tags: ['back'] }]);
    expect(await images(sun)).toEqual([expected]);
    expect(requests.map(({ url }) => url).sort()).toEqual(['/back', '/front.jpg']);
  });

  test('is not fetched again within a day, and then only if it changed', async () => {
    requests.length = 0;
    const [productId = 0] = productIds;
    const link = { productId, url: `${origin}/front.jpg`, sortOrder: 0, altTexts: { 'sv-SE': 'En måne' } };
    await queue(link);
    await shop.backend.runJobs();
    expect(requests).toEqual([]);
    await simulateTwoDays();
    responders.set(
      '/front.jpg',
      (request, response) =>
        void (request.headers['if-none-match'] === '"v1"'
          ? response.writeHead(304).end()
          : response.writeHead(500).end()),
    );
    await queue(link);
    await shop.backend.runJobs();
    expect(requests).toEqual([{ url: '/front.jpg', etag: '"v1"' }]);
    expect(await stateOf(link.url)).toMatchObject({ state: 'fetched' });
    await simulateTwoDays();
    responders.set('/front.jpg', send(await samplePicture({ width: 320 }), { etag: '"v2"' }));
    await queue(link);
    await shop.backend.runJobs();
    // The list was complete, so the back is gone.
    expect(await images()).toEqual([
      { fileName: expect.stringMatching(/-320x450\.jpg$/), tags: ['alt:En måne'] },
    ]);
  });

  test('is fetched again after a transient error, later each time', async () => {
    const url = `${origin}/busy.jpg`;
    responders.set('/busy.jpg', (_, response) => void response.writeHead(503).end());
    await queue({ productId: productIds[1] ?? 0, url, sortOrder: 0 });
    await shop.backend.runJobs();
    expect(await stateOf(url)).toMatchObject({
      state: 'pending',
      attempts: 1,
      minutes: 1,
      error: 'The server answered with the status 503.',
    });
    await simulateTwoDays();
    await shop.backend.runJobs();
    expect(await stateOf(url)).toMatchObject({ attempts: 2, minutes: 4 });
    responders.set('/busy.jpg', send(await samplePicture({ width: 301 })));
    await simulateTwoDays();
    await shop.backend.runJobs();
    expect(await stateOf(url)).toMatchObject({ state: 'fetched', error: null });
    expect(await images(productIds[1])).toMatchObject([
      { fileName: expect.stringMatching(/-301x450\.jpg$/) },
    ]);
  });
});

test('A picture is fetched again if the shop stopped while it was checked', async () => {
  const url = `${origin}/interrupted.jpg`;
  responders.set('/interrupted.jpg', send(await samplePicture({ width: 302 })));
  await queue({ productId: productIds[1] ?? 0, url, sortOrder: 0 });
  // The worker thread ends before it returns the result.
  const processor = createPictureProcessor((run) => {
    const result = run();
    void processor.close();
    return result;
  });
  const storage = createFolderStorage(join(shop.folder, 'files'));
  await runPictureFetches({ db: shop.db, storage, processor, rules, log: pino({ level: 'silent' }) });
  expect(await stateOf(url)).toMatchObject({
    state: 'pending',
    attempts: 1,
    error: 'The picture could not be stored.',
  });
  await simulateTwoDays();
  await shop.backend.runJobs();
  expect(await stateOf(url)).toMatchObject({ state: 'fetched', error: null });
});

describe('A rejected picture leaves the others of the product as they are:', () => {
  const cases: [string, () => string | Promise<string>, RegExp][] = [
    [
      'of a private address',
      () => 'http://127.0.0.2/a.jpg',
      /^The host 127\.0\.0\.2 has a private or reserved/,
    ],
    [
      'that is HTML',
      () => {
        responders.set('/page.jpg', send(Buffer.from('<html></html>'), { 'content-type': 'image/jpeg' }));
        return `${origin}/page.jpg`;
      },
      /^This is an HTML page\./,
    ],
    [
      'that is cut off',
      async () => {
        const bytes = await samplePicture();
        responders.set('/cut.jpg', send(bytes.subarray(0, bytes.byteLength / 2)));
        return `${origin}/cut.jpg`;
      },
      /^The picture is damaged or incomplete\./,
    ],
    [
      'without a complete header',
      async () => {
        responders.set('/header.jpg', send((await samplePicture()).subarray(0, 30)));
        return `${origin}/header.jpg`;
      },
      /^The picture is damaged or incomplete\./,
    ],
    [
      'with too many pixels',
      async () => {
        responders.set('/huge.png', send(await pictureWithClaimedSize(40_000, 40_000)));
        return `${origin}/huge.png`;
      },
      /^The picture has 40,000 × 40,000 pixels\./,
    ],
  ];

  test.each(cases)('%s', async (_, createUrl, message) => {
    const [productId = 0] = productIds;
    const before = await images();
    const url = await createUrl();
    const front = { url: `${origin}/front.jpg`, sortOrder: 0, altTexts: { 'sv-SE': 'En måne' } };
    await queue({ productId, ...front }, { productId, url, sortOrder: 1 });
    await shop.backend.runJobs();
    expect(await stateOf(url)).toMatchObject({ state: 'failed', error: expect.stringMatching(message) });
    expect(await images()).toEqual(before);
  });
});
