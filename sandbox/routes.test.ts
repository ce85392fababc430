import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestAbortedError } from '#contract/http/read-body.ts';
import type { HttpRequest } from './http/http-message.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { Ledger } from './ledger/ledger.ts';
import { createRoutes } from './routes.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

const secret = 'secret';
const publicUrl = 'https://pay.example';
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const ledger = new Ledger(folder);
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });
const webhooks = new WebhookSender(ledger, { url: 'http://127.0.0.1:9/unused', secret, log });
const callShop = async () => ({ state: 'closed' }) as const;
const sandbox = { ledger, webhooks, callShop, secret, publicUrl };
const handle = createRequestHandler(createRoutes(sandbox), sandbox, log);
afterAll(() => {
  ledger.close();
  rmSync(folder, { recursive: true });
});

interface RequestOptions {
  headers?: Record<string, string>;
  body?: string;
  remoteAddress?: string;
}

function send(
  method: string,
  pathname: string,
  { headers = {}, body = '', remoteAddress = '127.0.0.1' }: RequestOptions = {},
) {
  const text = async () => body;
  return handle({ ...requestOf(method, pathname), remoteAddress, header: (name) => headers[name], text });
}

function requestOf(method: string, pathname: string): HttpRequest {
  const header = () => undefined;
  return { id: 'id-1', method, pathname, search: '', remoteAddress: undefined, header, text: async () => '' };
}

const apiHeaders = { authorization: `Bearer ${secret}`, 'idempotency-key': 'key' };
const paymentRequest = {
  methodKey: 'card',
  amount: 1000,
  currencyCode: 'SEK',
  languageId: 'en-GB',
  countryCode: 'SE',
  email: '',
  identityNumber: null,
  phone: '',
  lines: [],
  returnUrl: 'http://shop.test/confirm',
  cancelUrl: 'http://shop.test/checkout',
  failUrl: 'http://shop.test/fail',
};

let reference: string;
beforeAll(async () => {
  const { status, body } = await send('POST', '/v1/payments', {
    headers: apiHeaders,
    body: JSON.stringify(paymentRequest),
  });
  expect(status).toBe(201);
  reference = JSON.parse(String(body)).reference;
});

const at = (pattern: string) => pattern.replace(':reference', reference);
const errorCodeOf = (body: string | Uint8Array) => JSON.parse(String(body)).error.code;

describe('the API of the shop', () => {
  test.each([
    ['POST', '/v1/payments'],
    ['GET', '/v1/payments/:reference'],
    ['POST', '/v1/payments/:reference/capture'],
    ['POST', '/v1/payments/:reference/cancel'],
    ['POST', '/v1/payments/:reference/refund'],
    ['GET', '/control/webhooks'],
    ['POST', '/control/webhooks'],
    ['POST', '/control/webhooks/send'],
    ['POST', '/control/events/se_1/send'],
    ['GET', '/control/payments/:reference/events'],
    ['POST', '/control/payments/:reference/settle'],
  ])('rejects %s %s without the API key', async (method, pattern) => {
    const { status, body } = await send(method, at(pattern), { headers: { authorization: 'Bearer wrong' } });
    expect([status, errorCodeOf(body)]).toEqual([401, 'unknown-key']);
  });

  test('responds with the state of a payment', async () => {
    const { status, body } = await send('GET', at('/v1/payments/:reference'), { headers: apiHeaders });
    expect(status).toBe(200);
    expect(JSON.parse(String(body))).toMatchObject({ reference, state: 'pending', amount: 1000 });
  });

  test.each([
    ['/v1/payments/sp_unknown', 404, 'unknown-payment'],
    ['/v1/payments/sp_unknown/events', 404, 'unknown-address'],
    ['/v1/payments', 405, 'unknown-method'],
  ])('rejects GET %s with status %i', async (path, status, code) => {
    const response = await send('GET', path, { headers: apiHeaders });
    expect([response.status, errorCodeOf(response.body)]).toEqual([status, code]);
  });

  test.each(['null', '[]', '"text"', '{"countryCode":7}'])('rejects a credit check of %s', async (body) => {
    const response = await send('POST', '/v1/credit-checks', { headers: apiHeaders, body });
    expect([response.status, errorCodeOf(response.body)]).toEqual([422, 'invalid-request']);
  });

  test('approves the credit of other numbers than test numbers, in any country', async () => {
    const body = '{"countryCode":"constructor","identityNumber":"1"}';
    const response = await send('POST', '/v1/credit-checks', { headers: apiHeaders, body });
    expect([response.status, JSON.parse(String(response.body))]).toEqual([200, { decision: 'approved' }]);
  });

  test('rejects a change without an idempotency key', async () => {
    const headers = { authorization: apiHeaders.authorization };
    const { status, body } = await send('POST', at('/v1/payments/:reference/cancel'), { headers });
    expect([status, errorCodeOf(body)]).toEqual([400, 'key-missing']);
  });

  test.each([
    ['/v1/payments', '{', 400],
    ['/v1/payments', '{}', 422],
    ['/control/webhooks', '{"mode":"explode"}', 422],
    ['/control/webhooks/send', '{"order":"random"}', 422],
  ])('rejects an invalid body: %s %s', async (path, body, status) => {
    const response = await send('POST', path, { headers: apiHeaders, body });
    expect([response.status, errorCodeOf(response.body)]).toEqual([status, 'invalid-request']);
  });
});

describe('the customer’s pages', () => {
  test.each(['/pay', '/frame'])('%s shows the form and the state', async (folder) => {
    const page = await send('GET', at(`${folder}/:reference`));
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const state = await send('GET', at(`${folder}/:reference/state`));
    expect([state.status, state.body]).toEqual([200, '{"state":"pending"}']);
  });

  test.each(['/pay/:reference', '/frame/:reference', '/'])(
    'rejects forms of other sites on %s',
    async (page) => {
      const submit = (origin: string) =>
        send('POST', at(page), { headers: { origin, host: 'localhost:3002' }, body: 'do=nothing' });
      expect((await submit('https://evil.example')).status).toBe(403);
      expect((await submit(publicUrl)).status).toBe(303);
      expect((await submit('http://localhost:3002')).status).toBe(303);
    },
  );

  test('shows an unknown payment in the browser’s language', async () => {
    const { status, body } = await send('GET', '/pay/sp_unknown', { headers: { 'accept-language': 'fi' } });
    expect(status).toBe(404);
    expect(body).toContain('<html lang="fi-FI">');
  });
});

describe('the ledger page', () => {
  const password = (text: string) => `Basic ${Buffer.from(`any:${text}`).toString('base64')}`;

  test.each([
    ['on the same machine', 200, { headers: { host: 'localhost:3002' } }],
    ['from another machine', 401, { headers: { host: 'localhost:3002' }, remoteAddress: '203.0.113.9' }],
    ['behind a proxy', 401, { headers: { host: 'localhost:3002', 'x-forwarded-for': '203.0.113.9' } }],
    ['with the secret', 200, { headers: { host: 'pay.example', authorization: password(secret) } }],
    ['with a wrong secret', 401, { headers: { host: 'pay.example', authorization: password('wrong') } }],
  ])('opened %s has status %i', async (_, status, options: RequestOptions) => {
    expect((await send('GET', '/', options)).status).toBe(status);
  });
});

describe('every response', () => {
  test.each([
    ['/assets/payment-page.css', 'text/css; charset=utf-8'],
    ['/assets/pay-later-frame.js', 'text/javascript; charset=utf-8'],
    ['/health', 'application/json'],
  ])('%s has a content type that browsers do not guess', async (path, contentType) => {
    const { status, headers } = await send('GET', path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': contentType, 'x-content-type-options': 'nosniff' });
  });

  test.each(['/unknown', '/assets/get-asset.ts', '/assets/__proto__', '/pay'])(
    '%s is not found',
    async (path) => {
      const { status, headers } = await send('GET', path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('to a wrong method lists the allowed methods', async () => {
    const { status, headers } = await send('DELETE', at('/pay/:reference'));
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  test.each(['/health', '/unknown'])('%s has the request id', async (path) => {
    expect((await send('GET', path)).headers['x-request-id']).toBe('id-1');
  });

  test('after an unexpected error is a 500 without details, logged once and without the payment’s reference', async () => {
    const failing = createRequestHandler(createRoutes({ ...sandbox, ledger: {} as Ledger }), sandbox, log);
    const { status, body, headers } = await failing(requestOf('GET', at('/pay/:reference/state')));
    expect([status, errorCodeOf(body), headers['x-request-id']]).toEqual([500, 'internal', 'id-1']);
    const fields = { requestId: 'id-1', method: 'GET', path: '/pay/:reference/state' };
    expect(logged.splice(0)).toMatchObject([{ level: 50, msg: 'request failed', ...fields }]);
  });

  test('to a client that closed the connection is not logged as an error', async () => {
    const text = () => Promise.reject(new RequestAbortedError('The connection closed.'));
    const { status } = await handle({ ...requestOf('POST', at('/pay/:reference')), text });
    expect(status).toBe(400);
    expect(logged.splice(0)).toMatchObject([{ level: 30, msg: 'client closed the connection' }]);
  });
});
