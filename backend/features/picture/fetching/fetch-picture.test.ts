import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllowedHosts } from '#backend/config/allowed-hosts.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FetchError } from './open-url.ts';
import { isPublicAddress } from './public-address.ts';

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

const responders = new Map<string, Responder>();
const requested: string[] = [];
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  const respond = responders.get(request.url ?? '');
  if (respond) respond(request, response);
  else response.writeHead(404).end();
});
let origin: string;
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const redirect =
  (location: string): Responder =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

/** This server is the only private address that the rules allow. */
const isServerOrPublic = (address: string) => address === '127.0.0.1' || isPublicAddress(address);

function get(url: string, { isAllowedAddress = isServerOrPublic, timeoutMs = 20_000 } = {}) {
  const hosts = [`http://127.0.0.1:${port}`, `http://localhost:${port}`, 'http://127.0.0.2', 'http://[::1]'];
  const rules = {
    hosts: parseAllowedHosts([...hosts, 'https://169.254.169.254'].join()) ?? [],
    isAllowedAddress,
    timeoutMs,
  };
  return fetchPicture(url, { etag: null, lastModified: null }, rules);
}

const errorOf = (fetched: Promise<unknown>): Promise<FetchError> =>
  fetched.then(
    () => Promise.reject(new Error('The URL was fetched.')),
    (error: FetchError) => error,
  );

test('a picture is fetched, also after a redirect', async () => {
  responders.set('/a.jpg', (_, response) => void response.writeHead(200, { etag: '"1"' }).end('bytes'));
  responders.set('/moved', redirect('/a.jpg'));
  expect(await get(`${origin}/moved`)).toEqual({
    isUnchanged: false,
    bytes: Buffer.from('bytes'),
    etag: '"1"',
    lastModified: null,
  });
});

describe('A URL is rejected without a retry:', () => {
  const urls: [string, string, RegExp][] = [
    ['a missing file', 'ORIGIN/missing.jpg', /^The server answered with the status 404\.$/],
    [
      'a host that is not listed',
      'https://other.example/a',
      /^The host other\.example is not in PICTURE_HOSTS\.$/,
    ],
    [
      'a private IPv4 address',
      'http://127.0.0.2/a',
      /^The host 127\.0\.0\.2 has a private or reserved address\.$/,
    ],
    [
      'a number for an address',
      'http://2130706434/a',
      /^The host 127\.0\.0\.2 has a private or reserved address\.$/,
    ],
    ['a private IPv6 address', 'http://[::1]/a', /^The host \[::1\] has a private or reserved address\.$/],
    [
      'the address of cloud metadata',
      'https://169.254.169.254/',
      /^The host 169\.254\.169\.254 has a private/,
    ],
    ['a host without encryption', 'http://169.254.169.254/', /^The URL is not encrypted\./],
    ['another protocol', 'file:///etc/passwd', /^The URL does not begin with https:\/\/ or http:\/\/\.$/],
    ['a password', 'http://a:b@127.0.0.1/', /^The URL contains a user name or a password\.$/],
    ['not a URL', 'cover.jpg', /^The URL is not valid\.$/],
  ];
  test.each(urls)('%s', async (_, url, message) => {
    const error = await errorOf(get(url.replace('ORIGIN', origin)));
    expect(error).toMatchObject({ message: expect.stringMatching(message), isTransient: false });
  });

  test.each([
    [
      'to a private address',
      'http://127.0.0.2/a',
      /^The host 127\.0\.0\.2 has a private or reserved address\.$/,
    ],
    ['to another host', 'https://other.example/a', /^The host other\.example is not in PICTURE_HOSTS\.$/],
    ['without an end', '/redirect', /^The server redirects more than 3 times\.$/],
  ])('a redirect %s', async (_, location, message) => {
    responders.set('/redirect', redirect(location));
    const error = await errorOf(get(`${origin}/redirect`));
    expect(error).toMatchObject({ message: expect.stringMatching(message), isTransient: false });
  });

  test('a name that resolves to a private address, without a request', async () => {
    requested.length = 0;
    const url = `http://localhost:${port}/a.jpg`;
    expect(await errorOf(get(url, { isAllowedAddress: isPublicAddress }))).toMatchObject({
      message: 'The host localhost has a private or reserved address.',
      isTransient: false,
    });
    expect(requested).toEqual([]);
  });

  test('more bytes than allowed, with or without a length', async () => {
    responders.set(
      '/long.jpg',
      (_, response) => void response.writeHead(200, { 'content-length': 31 * 1024 * 1024 }).flushHeaders(),
    );
    responders.set('/endless.jpg', (_, response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', write);
      };
      write();
    });
    for (const path of ['/long.jpg', '/endless.jpg'])
      expect(await errorOf(get(origin + path))).toMatchObject({
        message: 'The file has more than 30 MB.',
        isTransient: false,
      });
  });
});

describe('A fetch may succeed later:', () => {
  test.each([429, 500, 503])('status %i', async (status) => {
    responders.set('/busy', (_, response) => void response.writeHead(status).end());
    expect(await errorOf(get(`${origin}/busy`))).toMatchObject({ isTransient: true });
  });

  test('a server that does not respond in time', async () => {
    responders.set('/slow', () => undefined);
    expect(await errorOf(get(`${origin}/slow`, { timeoutMs: 200 }))).toMatchObject({
      message: 'The server did not send the content in time.',
      isTransient: true,
    });
  });

  test('a connection that breaks', async () => {
    responders.set('/broken', (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('a');
      setImmediate(() => request.socket.destroy());
    });
    expect(await errorOf(get(`${origin}/broken`))).toMatchObject({ isTransient: true });
  });
});
