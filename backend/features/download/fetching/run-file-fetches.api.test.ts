import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllowedHosts } from '#backend/config/allowed-hosts.ts';
import type { FetchRules } from '#backend/features/picture/fetching/fetch-rules.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { importTable } from '../../product-import/imported-shop.fixture.ts';
import { sampleEpub, sampleMp3, zipBomb } from '../sample-files.fixture.ts';

const rules: FetchRules = {
  hosts: [],
  isAllowedAddress: (address) => address === '127.0.0.1',
  timeoutMs: 20_000,
  hostsSetting: 'FILE_HOSTS',
};

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

let shop: TestShop;
let origin: string;
const responders = new Map<string, Responder>();
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  const respond = responders.get(request.url ?? '');
  if (respond) respond(request, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  rules.hosts = parseAllowedHosts(`${origin},http://127.0.0.2`) ?? [];
  shop = await openTestShop({}, { fileFetchRules: rules });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

const send =
  (bytes: Uint8Array): Responder =>
  (_, response) =>
    void response.writeHead(200).end(bytes);

/** Imports one book with links, separated by spaces. */
async function importBook(key: string, format: string, { files = '', samples = '' }): Promise<void> {
  await importTable(
    shop.db,
    [
      'id;title;author;language;format;price_sek;files;samples',
      [key, key, 'Ann Ek', 'sv', format, '99', files, samples].join(';'),
    ].join('\n'),
    { source: 'files' },
  );
}

const filesOf = (key: string) =>
  shop.db
    .selectFrom('product_file')
    .innerJoin('product', 'product.product_id', 'product_file.product_id')
    .select(['kind', 'part_number', 'product_file.title', 'media_type', 'source_url'])
    .where('product_key', '=', `files:${key}`)
    .orderBy('kind')
    .orderBy('part_number')
    .execute();

const linksOf = (key: string) =>
  shop.db
    .selectFrom('product_link')
    .innerJoin('product', 'product.product_id', 'product_link.product_id')
    .select(['url', 'fetch_state', 'attempts', 'last_error'])
    .where('product_key', '=', `files:${key}`)
    .orderBy('product_link.sort_order')
    .execute();

const makeDue = () =>
  shop.db
    .updateTable('product_link')
    .set({ next_attempt_at: new Date(0) })
    .execute();

describe('Files and samples that an import names', () => {
  test('become parts in the order of the columns, once', async () => {
    responders.set('/01%20North.mp3', send(sampleMp3(4000)));
    responders.set('/02-South.mp3', send(sampleMp3(8000)));
    responders.set('/listen.mp3', send(sampleMp3(1200)));
    const files = `${origin}/01%20North.mp3 ${origin}/02-South.mp3`;
    await importBook('compass', 'audio', { files, samples: `${origin}/listen.mp3` });
    expect(await filesOf('compass')).toEqual([]);
    await shop.backend.runJobs();
    expect(await filesOf('compass')).toMatchObject([
      { kind: 'download', part_number: 1, title: 'North', media_type: 'audio/mpeg' },
      { kind: 'download', part_number: 2, title: 'South' },
      { kind: 'sample', part_number: 1, title: '' },
    ]);
    await importBook('compass', 'audio', { files, samples: `${origin}/listen.mp3` });
    await shop.backend.runJobs();
    expect(requests.toSorted()).toEqual(['/01%20North.mp3', '/02-South.mp3', '/listen.mp3']);
  });

  test('are samples on the product page of any format', async () => {
    responders.set('/chapter.epub', send(await sampleEpub()));
    await importBook('island', 'hardback', { samples: `${origin}/chapter.epub` });
    await shop.backend.runJobs();
    expect(await filesOf('island')).toMatchObject([{ kind: 'sample', media_type: 'application/epub+zip' }]);
  });

  test('replace the files of URLs that a later import no longer names', async () => {
    responders.set('/second.epub', send(await sampleEpub('Second edition')));
    await importBook('island', 'hardback', { samples: `${origin}/second.epub` });
    await shop.backend.runJobs();
    expect(await filesOf('island')).toMatchObject([{ kind: 'sample', source_url: `${origin}/second.epub` }]);
  });

  test('are fetched again after a transient error', async () => {
    responders.set('/busy.epub', (_, response) => void response.writeHead(503).end());
    await importBook('storm', 'ebook', { files: `${origin}/busy.epub` });
    await shop.backend.runJobs();
    expect(await linksOf('storm')).toMatchObject([
      { fetch_state: 'pending', attempts: 1, last_error: 'The server answered with the status 503.' },
    ]);
    responders.set('/busy.epub', send(await sampleEpub('Storm')));
    await makeDue();
    await shop.backend.runJobs();
    expect(await linksOf('storm')).toMatchObject([{ fetch_state: 'fetched', last_error: null }]);
    expect(await filesOf('storm')).toHaveLength(1);
  });

  test.each<[string, string, () => Promise<string> | string, RegExp]>([
    ['of a private address', 'ebook', () => 'http://127.0.0.2/a.epub', /private or reserved address/],
    [
      'of another host',
      'ebook',
      () => 'https://other.example/a.epub',
      /^The host other\.example is not in FILE_HOSTS\.$/,
    ],
    [
      'that is a zip bomb',
      'ebook',
      async () => {
        responders.set('/bomb.epub', send(await zipBomb()));
        return `${origin}/bomb.epub`;
      },
      /./,
    ],
    [
      'that is HTML',
      'ebook',
      () => {
        responders.set('/page.epub', send(Buffer.from('<html></html>')));
        return `${origin}/page.epub`;
      },
      /^The file must be EPUB/,
    ],
    [
      'for buyers of a printed book',
      'hardback',
      async () => {
        responders.set('/printed.epub', send(await sampleEpub()));
        return `${origin}/printed.epub`;
      },
      /^The product is shipped, not a download\.$/,
    ],
  ])('are rejected with a reason: a file %s', async (name, format, createUrl, reason) => {
    await importBook(name, format, { files: await createUrl() });
    await shop.backend.runJobs();
    expect(await linksOf(name)).toMatchObject([
      { fetch_state: 'failed', last_error: expect.stringMatching(reason) },
    ]);
    expect(await filesOf(name)).toEqual([]);
  });
});
