import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlainAnswer, PlainRequest } from './graphql/plain-http.ts';
import { createApiServer } from './server.ts';

const most = 1000;

/** Tells what it was given. */
async function graphql(request: PlainRequest): Promise<PlainAnswer> {
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow: 'POST' }, body: '' };
  const text = await request.text(most);
  if (text === 'fail') throw new Error('Nobody foresaw this.');
  const given = { method: request.method, type: request.header('content-type'), text: text ?? 'too much' };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) };
}

const server = createApiServer({ graphql, fetch: async ({ url }) => new Response(`fetched ${url}`) });
let address: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

const post = (body: BodyInit, path = '/graphql') =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);

describe('The port of the API', () => {
  test('hands GraphQL its text, and sends the answer with its length in bytes', async () => {
    const response = await post('smörgåsbord 😀');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ method: 'POST', type: 'application/json', text: 'smörgåsbord 😀' });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });

  test('puts a text together that comes in pieces, also where a character is split', async () => {
    const bytes = new TextEncoder().encode('å😀å');
    const pieces = ReadableStream.from([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(await (await post(pieces as BodyInit)).json()).toMatchObject({ text: 'å😀å' });
  });

  test.each([
    [most, 'å'.repeat(most / 2)],
    [most + 1, 'too much'],
  ])('counts bytes: %i', async (bytes, text) => {
    const body = 'å'.repeat(Math.floor(bytes / 2)) + 'x'.repeat(bytes % 2);
    expect(await (await post(body)).json()).toMatchObject({ text });
  });

  test('knows the address of GraphQL with a query behind it, and asks `fetch` for all others', async () => {
    expect(await (await post('a', '/graphql?b=c')).json()).toMatchObject({ text: 'a' });
    for (const path of ['/graphql/', '/health', '/'])
      expect(await (await post('a', path)).text()).toBe(`fetched http://commerce.internal${path}`);
  });

  test('sends no length where there is no content', async () => {
    const { status, headers } = await fetch(`${address}/graphql`, { method: 'OPTIONS' });
    expect([status, headers.get('allow'), headers.get('content-length')]).toEqual([204, 'POST', null]);
  });

  test('answers 500 when something fails that nobody foresaw, and goes on', async () => {
    const failed = await post('fail');
    expect([failed.status, await failed.json()]).toEqual([
      500,
      { errors: [{ message: 'Something went wrong.' }] },
    ]);
    expect((await post('a')).status).toBe(200);
  });
});

describe('The visitor’s address', () => {
  /** Which address the API hears of, with so many servers of the shop's own before it. */
  async function heard(trustedProxies: number, forwarded?: string): Promise<string> {
    const fetchOf = async (_: Request, visitor?: { address: string }) => new Response(visitor?.address);
    const port = createApiServer({ graphql, fetch: fetchOf }, trustedProxies);
    port.listen(0, '127.0.0.1');
    await once(port, 'listening');
    const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]);
    const url = `http://127.0.0.1:${(port.address() as AddressInfo).port}/auth/login`;
    const text = await (await fetch(url, { headers })).text();
    port.close().closeAllConnections();
    return text;
  }

  test('is where the connection comes from, whatever a client writes', async () => {
    expect(await heard(0)).toBe('127.0.0.1');
    expect(await heard(0, '192.0.2.1')).toBe('127.0.0.1');
  });

  test('is what the first of the shop’s own servers saw', async () => {
    expect(await heard(1, '198.51.100.9, 192.0.2.1')).toBe('192.0.2.1');
    expect(await heard(2, '198.51.100.9, 192.0.2.1, 10.0.0.1')).toBe('192.0.2.1');
    expect(await heard(1)).toBe('127.0.0.1');
  });
});
