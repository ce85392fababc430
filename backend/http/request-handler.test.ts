import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDemoAccess } from '#backend/features/api-key/demo-access.fixture.ts';
import { RequestAbortedError } from '#contract/http/read-body.ts';
import { createFetch } from './fetch-adapter.ts';
import { jsonResponse } from './http-message.ts';
import { type BackendRoute, createRequestHandler } from './request-handler.ts';

const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });
beforeEach(() => void logged.splice(0));

function fail(): never {
  throw new Error('The database is gone.');
}

const routes: BackendRoute[] = [
  { method: 'GET', pattern: '/orders/:id', handler: (_, { id }) => jsonResponse({ id }) },
  { method: 'POST', pattern: '/consents', handler: () => jsonResponse({}), requiresApiKey: true },
  { method: 'POST', pattern: '/payments/:provider/events', handler: fail },
  {
    method: 'POST',
    pattern: '/reviews',
    handler: () => {
      throw Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' });
    },
  },
  { method: 'GET', pattern: '/auth/sign/:apiKey', handler: fail, hasSecretPath: true },
  {
    method: 'POST',
    pattern: '/aborted',
    handler: () => {
      throw new RequestAbortedError('The connection closed.');
    },
  },
];
const handle = createFetch(createRequestHandler(routes, createDemoAccess(), log));

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await handle(new Request(`http://shop.test${path}`, { method, headers }));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const errorWith = (code: string) => ({ errors: [{ message: expect.any(String), extensions: { code } }] });

describe('routing', () => {
  test('passes the parameters of the path to the handler', async () => {
    expect(await send('GET', '/orders/7?a=b')).toMatchObject({ status: 200, body: { id: '7' } });
  });

  test('responds 404 for an unknown path', async () => {
    expect(await send('GET', '/orders')).toMatchObject({ status: 404, body: errorWith('BAD_INPUT') });
  });

  test('responds 405 with Allow for another method', async () => {
    const { status, headers, body } = await send('DELETE', '/orders/7');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(body).toEqual(errorWith('BAD_INPUT'));
  });

  test('checks the API key where the route requires one', async () => {
    expect(await send('POST', '/consents')).toMatchObject({
      status: 401,
      body: errorWith('UNKNOWN_API_KEY'),
    });
    expect(await send('POST', '/consents', { 'x-apikey': 'wrong' })).toMatchObject({ status: 401 });
    expect(await send('POST', '/consents', { 'x-apikey': 'demo' })).toMatchObject({ status: 200 });
  });
});

describe('the request id', () => {
  test('is generated for each request', async () => {
    const ids = await Promise.all(
      ['/orders/7', '/unknown'].map(async (path) => (await send('GET', path)).headers.get('x-request-id')),
    );
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test.each(['req-1.a:b_C', 'a'.repeat(100)])('is taken from the request: %s', async (id) => {
    expect((await send('GET', '/orders/7', { 'x-request-id': id })).headers.get('x-request-id')).toBe(id);
  });

  test.each(['anna@example.se', 'a b', 'a'.repeat(101)])('is replaced if it is not valid: %s', async (id) => {
    expect((await send('GET', '/orders/7', { 'x-request-id': id })).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
  });
});

describe('an unexpected error', () => {
  test('is logged once with request id, method and path, and masked in the response', async () => {
    const response = await send('POST', '/payments/stripe/events?token=secret', { 'x-request-id': 'evt-1' });
    expect(response).toMatchObject({ status: 500, body: errorWith('INTERNAL_ERROR') });
    expect(response.headers.get('x-request-id')).toBe('evt-1');
    expect(JSON.stringify(response.body)).not.toContain('database');
    expect(logged).toMatchObject([
      {
        level: 50,
        requestId: 'evt-1',
        method: 'POST',
        path: '/payments/stripe/events',
        err: { message: 'The database is gone.' },
        msg: 'request failed',
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('token=secret');
  });

  test('is logged without the secret in its path', async () => {
    await send('GET', '/auth/sign/a-secret-key');
    expect(logged).toMatchObject([{ path: '/auth/sign/:apiKey' }]);
    expect(JSON.stringify(logged)).not.toContain('a-secret-key');
  });

  test('is not logged as an error when the client closed the connection', async () => {
    expect((await send('POST', '/aborted')).status).toBe(400);
    expect(logged).toMatchObject([{ level: 30, msg: 'client closed the connection', path: '/aborted' }]);
  });
});

test('a text that the database cannot store is an error of the request, which is not logged', async () => {
  expect(await send('POST', '/reviews')).toMatchObject({ status: 400, body: errorWith('BAD_INPUT') });
  expect(logged).toEqual([]);
});
