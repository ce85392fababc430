import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { jsonResponse, textResponse } from './http-message.ts';
import { createHandler, type StorefrontRoute } from './request-handler.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server with these routes, whose errors are recorded. */
async function start(...routes: StorefrontRoute[]) {
  const errors: { error: unknown; requestId: string; path: string }[] = [];
  let opened = 0;
  const handle = createHandler({
    routes,
    settings: { PUBLIC_URL: undefined, TRUSTED_PROXIES: 1 },
    openSession: async () => {
      opened += 1;
      return { setCookies: ['session=1'] } as unknown as CustomerSession;
    },
    createErrorPage: async ({ id }, status) => textResponse(status, `error page of ${id}`),
    onError: (error, { requestId, path }) => errors.push({ error, requestId, path }),
  });
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  return { request, errors, port, openedSessions: () => opened };
}

const echo: StorefrontRoute = {
  method: 'POST',
  pattern: '/echo',
  handler: ({ body }) => textResponse(200, body.toString()),
  accepts: 'json',
  isSameOriginOnly: true,
};
const json = { 'content-type': 'application/json' };

describe('routing', () => {
  test('passes request, parameters and address to the handler', async () => {
    const { request } = await start({
      method: 'GET',
      pattern: '/orders/:id',
      handler: ({ request: { search, address }, params }) => jsonResponse({ params, search, address }),
    });
    const response = await request('/orders/7?x=1', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await response.json()).toEqual({ params: { id: '7' }, search: '?x=1', address: '203.0.113.7' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { request } = await start({
      method: 'GET',
      pattern: '/a',
      handler: () => textResponse(200, 'abc'),
    });
    const response = await request('/a', { method: 'HEAD' });
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['3', '']);
  });

  test('rejects unknown paths, other methods and control characters', async () => {
    const { request } = await start(echo);
    expect((await request('/nowhere')).status).toBe(404);
    const wrongMethod = await request('/echo');
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await request('/%00')).status).toBe(400);
    expect((await request('/a%0ab')).status).toBe(400);
  });
});

describe('the options of a route', () => {
  test('accepts: other content types are rejected', async () => {
    const { request } = await start(echo, { ...echo, pattern: '/form', accepts: 'form' });
    const send = (path: string, type: string) =>
      request(path, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
    expect((await send('/echo', 'application/json; charset=utf-8')).status).toBe(200);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      expect([type, (await send('/echo', type)).status]).toEqual([type, 415]);
    expect((await send('/form', 'application/x-www-form-urlencoded')).status).toBe(200);
    expect((await send('/form', 'multipart/form-data; boundary=x')).status).toBe(200);
    expect((await send('/form', 'application/json')).status).toBe(415);
  });

  test('isSameOriginOnly: requests of other sites are rejected', async () => {
    const { request } = await start(echo);
    const send = (headers: Record<string, string>) =>
      request('/echo', { method: 'POST', headers: { ...json, ...headers }, body: '{}' });
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('isPrivate: no cache stores the response', async () => {
    const handler = () => textResponse(200, '', { 'cache-control': 'public' });
    const { request } = await start({ method: 'GET', pattern: '/a', handler, isPrivate: true });
    expect((await request('/a')).headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['graphql', { errors: [{ message: expect.any(String), extensions: { code: 'BAD_INPUT' } }] }],
    ['auth', { kind: 'failed', message: expect.any(String) }],
  ] as const)('errorFormat: %s', async (errorFormat, body) => {
    const { request } = await start({ ...echo, errorFormat });
    const response = await request('/echo', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect([response.status, await response.json()]).toEqual([403, body]);
  });

  test('a body that is too large is rejected in the format of the route', async () => {
    const { request } = await start({ ...echo, errorFormat: 'graphql' });
    const response = await request('/echo', { method: 'POST', headers: json, body: 'x'.repeat(200_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      errors: [{ message: 'The body is larger than 100 KB.', extensions: { code: 'LIMIT_EXCEEDED' } }],
    });
    expect((await request('/echo', { method: 'POST', headers: json, body: '{}' })).status).toBe(200);
  });
});

describe('the session', () => {
  test('is opened once, and its cookies follow those of the handler', async () => {
    const { request, openedSessions } = await start({
      method: 'GET',
      pattern: '/a',
      async handler({ openSession }) {
        await Promise.all([openSession(), openSession()]);
        return textResponse(200, '', { 'set-cookie': ['own=1'] });
      },
    });
    expect((await request('/a')).headers.getSetCookie()).toEqual(['own=1', 'session=1']);
    expect(openedSessions()).toBe(1);
  });

  test('is not opened for handlers that do not need it', async () => {
    const { request, openedSessions } = await start(echo);
    const response = await request('/echo', { method: 'POST', headers: json, body: '{}' });
    expect([response.headers.getSetCookie(), openedSessions()]).toEqual([[], 0]);
  });
});

describe('errors', () => {
  test('are reported once with the request id, which the error page gets too', async () => {
    const error = new Error('failed');
    const { request, errors } = await start({
      method: 'GET',
      pattern: '/a',
      handler({ reportError }) {
        reportError(error);
        throw error;
      },
    });
    const response = await request('/a?token=secret', { headers: { 'x-request-id': 'an-id' } });
    expect([response.status, await response.text()]).toEqual([500, 'error page of an-id']);
    expect(errors).toEqual([{ error, requestId: 'an-id', path: '/a' }]);
  });

  test('of the commerce API keep their status', async () => {
    const handler = () => Promise.reject(new NetworkError('away', 503));
    const { request } = await start({ method: 'GET', pattern: '/a', handler });
    const response = await request('/a');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test.each([
    [503, {}, '5'],
    [503, { 'retry-after': '60' }, '60'],
    [502, {}, null],
  ])('with status %i and the headers %j say when to try again: %s', async (status, headers, expected) => {
    const handler = () => ({ status, headers, body: '' });
    const { request } = await start({ method: 'GET', pattern: '/a', handler });
    expect((await request('/a')).headers.get('retry-after')).toBe(expected);
  });

  test('of a closed connection are not reported', async () => {
    const { port, errors, request } = await start(echo);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await once(socket, 'connect');
    socket.destroy();
    expect((await request('/nowhere')).status).toBe(404);
    expect(errors).toEqual([]);
  });
});
