import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { createSentryReporting, isDsn } from './sentry-reporting.ts';

const root = join(import.meta.dirname, '../..');

interface ReceivedEnvelope {
  path: string | undefined;
  authorization: string | undefined;
  lines: string[];
}

let server: Server;
let received: ReceivedEnvelope[];
let failures: string[];
let response: { status: number; headers: Record<string, string> };
let notify: () => void;

beforeEach(async () => {
  received = [];
  failures = [];
  response = { status: 200, headers: {} };
  notify = () => undefined;
  server = createServer(async (request, reply) => {
    const body = await text(request);
    received.push({
      path: request.url,
      authorization: request.headers['x-sentry-auth']?.toString(),
      lines: body.split('\n'),
    });
    reply.writeHead(response.status, response.headers).end('{}');
    notify();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const dsn = () => `http://public-key@127.0.0.1:${(server.address() as AddressInfo).port}/errors/42`;
const open = (address = dsn()) =>
  createSentryReporting({ dsn: address, root, onFailure: (reason) => failures.push(reason) });
const untilReceived = (count: number) =>
  new Promise<void>((resolve) => {
    notify = () => received.length >= count && resolve();
    notify();
  });

test('an error that is logged is sent as an event, without e-mail addresses', async () => {
  const log = createLog('backend', 'info', open(), { write: () => undefined });
  const cause = new TypeError('The address anna@example.com is taken');
  log.error({ err: new Error('The order failed', { cause }), requestId: 'r-1' }, 'request failed');
  await untilReceived(1);
  const [{ path, authorization, lines } = { lines: [] as string[] } as ReceivedEnvelope] = received;
  expect(path).toBe('/errors/api/42/envelope/');
  expect(authorization).toMatch(/^Sentry sentry_version=7, .*sentry_key=public-key$/);
  const [header, item, event] = lines.slice(0, 3).map((line) => JSON.parse(line));
  expect(item).toEqual({ type: 'event', length: Buffer.byteLength(lines[2] ?? '') });
  expect(event).toMatchObject({
    event_id: header.event_id,
    level: 'error',
    logger: 'backend',
    tags: { requestId: 'r-1' },
    exception: {
      values: [
        { type: 'TypeError', value: 'The address [e-mail] is taken' },
        { type: 'Error', value: 'The order failed' },
      ],
    },
  });
  const frames = event.exception.values[1].stacktrace.frames;
  expect(frames.at(-1)).toMatchObject({
    filename: 'cli/observability/sentry-reporting.test.ts',
    in_app: true,
  });
  expect(lines.join()).not.toContain(root);
});

test('warnings and errors without an exception are only logged', async () => {
  const lines: string[] = [];
  const log = createLog('backend', 'info', open(), { write: (line) => lines.push(line) });
  log.warn({ err: new Error('slow') }, 'slow');
  log.error('no exception');
  log.error({ err: new Error('reported') });
  await untilReceived(1);
  expect(lines).toHaveLength(3);
  expect(received).toHaveLength(1);
  expect(received[0]?.lines[2]).toContain('reported');
});

test('a loop of errors sends at most 30 per minute', async () => {
  const reporting = open();
  for (let index = 0; index < 100; index++)
    reporting.report({ error: new Error('again'), source: 'backend' });
  await untilReceived(30);
  expect(received).toHaveLength(30);
});

test('a service that asks for a pause gets it', async () => {
  response = { status: 429, headers: { 'retry-after': '120' } };
  const reporting = open();
  reporting.report({ error: new Error('first'), source: 'backend' });
  await expect.poll(() => failures).toEqual(['The error-reporting service responded with status 429.']);
  reporting.report({ error: new Error('second'), source: 'backend' });
  expect(received).toHaveLength(1);
});

test('an unreachable service is noted once', async () => {
  // No program listens on port 9.
  const reporting = open('http://key@127.0.0.1:9/1');
  reporting.report({ error: new Error('first'), source: 'backend' });
  await expect.poll(() => failures.length).toBe(1);
  reporting.report({ error: new Error('second'), source: 'backend' });
  expect(failures).toHaveLength(1);
});

describe('a DSN', () => {
  test.each(['https://key@errors.example/7', 'http://key:old@errors.example/path/7'])('is %s', (text) => {
    expect(isDsn(text)).toBe(true);
  });
  test.each([
    '',
    'errors.example',
    'https://errors.example/7',
    'https://key@errors.example/',
    'ftp://key@x/7',
  ])('is not %j', (text) => {
    expect(isDsn(text)).toBe(false);
  });
});
