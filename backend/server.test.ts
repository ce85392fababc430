import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HttpRequest, type HttpResponse, jsonResponse } from './http/http-message.ts';
import { createApiServer } from './server.ts';

const maxBytes = 1000;
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });

/** Responds with the request that it received. */
async function handle(request: HttpRequest): Promise<HttpResponse> {
  const { method, pathname, search, address } = request;
  if (pathname === '/nothing') return { status: 204, headers: { allow: 'POST' }, body: '' };
  if (pathname === '/stream') return { status: 200, headers: {}, body: numberLines(search === '?broken') };
  const text = await request.text(maxBytes);
  const type = request.header('content-type');
  return jsonResponse({ method, pathname, search, address, type, text: text ?? 'too large' });
}

async function* numberLines(isBroken: boolean) {
  yield Buffer.from('1\n');
  if (isBroken) throw new Error('The database is gone.');
  yield Buffer.from('2\n');
}

async function openServer(trustedProxies?: number) {
  const server = createApiServer({ handle, log }, trustedProxies);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, close: () => server.close().closeAllConnections() };
}

let opened: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  opened = await openServer();
});
afterAll(() => opened.close());
beforeEach(() => void logged.splice(0));

const post = (body: BodyInit, path = '/graphql') =>
  fetch(opened.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);

describe('the port of the API', () => {
  test('passes on the body, and sends the response with its length in bytes', async () => {
    const response = await post('smörgåsbord 😀', '/graphql?b=c');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      method: 'POST',
      pathname: '/graphql',
      search: '?b=c',
      address: '127.0.0.1',
      type: 'application/json',
      text: 'smörgåsbord 😀',
    });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });

  test('joins a body that arrives in chunks, even inside a character', async () => {
    const bytes = new TextEncoder().encode('å😀å');
    const chunks = ReadableStream.from([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(await (await post(chunks as BodyInit)).json()).toMatchObject({ text: 'å😀å' });
  });

  test.each([
    [maxBytes, 'å'.repeat(maxBytes / 2)],
    [maxBytes + 1, 'too large'],
  ])('limits the body in bytes: %i', async (bytes, text) => {
    const body = 'å'.repeat(Math.floor(bytes / 2)) + 'x'.repeat(bytes % 2);
    expect(await (await post(body)).json()).toMatchObject({ text });
  });

  test('sends no length without content', async () => {
    const { status, headers } = await fetch(`${opened.address}/nothing`, { method: 'OPTIONS' });
    expect([status, headers.get('allow'), headers.get('content-length')]).toEqual([204, 'POST', null]);
  });

  test('sends a streamed body', async () => {
    const response = await fetch(`${opened.address}/stream`);
    expect([await response.text(), response.headers.get('content-length')]).toEqual(['1\n2\n', '4']);
  });

  test('responds 500 and logs once when a streamed body fails', async () => {
    const headers = { 'x-request-id': 'test-1' };
    const response = await fetch(`${opened.address}/stream?broken`, { headers });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'test-1']);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_ERROR' } }],
    });
    expect(logged).toMatchObject([{ level: 50, requestId: 'test-1', method: 'GET', path: '/stream' }]);
    expect((await post('a')).status).toBe(200);
  });
});

describe('the visitor’s address', () => {
  async function receivedAddress(trustedProxies: number, forwarded?: string): Promise<string> {
    const { address, close } = await openServer(trustedProxies);
    const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]);
    const response = await fetch(`${address}/auth/login`, { headers });
    const received = (await response.json()) as { address: string };
    close();
    return received.address;
  }

  test('is that of the connection, whatever a client sends', async () => {
    expect(await receivedAddress(0)).toBe('127.0.0.1');
    expect(await receivedAddress(0, '192.0.2.1')).toBe('127.0.0.1');
  });

  test('is the one that the first trusted proxy saw', async () => {
    expect(await receivedAddress(1, '198.51.100.9, 192.0.2.1')).toBe('192.0.2.1');
    expect(await receivedAddress(2, '198.51.100.9, 192.0.2.1, 10.0.0.1')).toBe('192.0.2.1');
    expect(await receivedAddress(1)).toBe('127.0.0.1');
  });
});
