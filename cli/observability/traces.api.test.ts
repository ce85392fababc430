import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiServer } from '#backend/server.ts';
import { httpRequests } from '#contract/diagnostics/channels.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { closeGracefully } from '../listening.ts';
import { startTraces } from './traces.ts';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Export {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** The exports that the collector of traces received, and the paths of their requests. */
const exports: Export[] = [];
const paths: (string | undefined)[] = [];
let collector: Server;
let shop: TestShop;
let api: Server;

const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  shop = await openTestShop();
  collector = createServer(async (request, response) => {
    paths.push(request.url);
    exports.push((await json(request)) as Export);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  api = createApiServer(shop.backend);
});
afterAll(async () => {
  await closeGracefully(collector);
  await closeGracefully(api);
  await shop.close();
});

test('a request, its operation, statements and outgoing requests are one trace, without paths or values', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const endpoint = await listen(collector);
  const url = await listen(api);
  const other = createServer((request, response) => response.end(request.headers.traceparent ?? ''));
  const otherUrl = await listen(other);
  const close = await startTraces({ endpoint, percent: 100, continuesAt: otherUrl });
  const request = await fetch(`${url}/graphql?secret=query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-apikey': 'demo',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
    body: JSON.stringify({ query: 'query Cart { getCart(marketId: "se") { id } }' }),
  });
  expect(request.status).toBe(200);
  const served = {
    server: 'shop',
    requestId: 'r',
    method: 'GET',
    route: '/',
    traceParent: undefined,
  } as const;
  const sentTraceParent = await httpRequests.run({ ...served, status: 200, bytes: 0 }, () =>
    fetch(`${otherUrl}/vat/SE123`).then((response) => response.text()),
  );
  await request.text();
  await close();
  await closeGracefully(other);

  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  const spans = exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const named = (name: string) => spans.find((span) => span.name === name);
  const [server, operation] = [named('POST /graphql'), named('query getCart')];
  expect(server).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(operation).toMatchObject({ traceId, parentSpanId: server?.spanId });
  expect(named('insert cart')).toMatchObject({ traceId, parentSpanId: operation?.spanId });
  const outgoing = named(`GET ${new URL(otherUrl).host}`);
  expect(outgoing?.parentSpanId).toBe(named('GET /')?.spanId);
  expect(sentTraceParent).toBe(`00-${outgoing?.traceId}-${outgoing?.spanId}-01`);
  expect(JSON.stringify(exports)).not.toMatch(/secret|SE123/);
});
