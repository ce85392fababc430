import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Readiness } from '#contract/http/readiness.ts';
import { createRouteTable } from '#contract/http/route-table.ts';
import { createDemoAccess } from './features/api-key/demo-access.fixture.ts';
import { createFetch } from './http/fetch-adapter.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { createRoutes } from './routes.ts';

/** Services without behaviour: the tests read the table and call only handlers that need none. */
const services = new Proxy(
  { checkReadiness: async () => readiness, isDraining: () => false },
  { get: (health, name) => Reflect.get(health, name) ?? {} },
) as unknown as Parameters<typeof createRoutes>[0];
let readiness: Readiness = { checks: { database: 'ok' } };
const routes = createRoutes(services);
const fetch = createFetch(createRequestHandler(routes, createDemoAccess(), pino({ level: 'silent' })));

function match(method: string, path: string): string | number {
  const found = createRouteTable(routes).match(method, path);
  return 'route' in found ? found.route.pattern : found.status;
}

describe('the route table', () => {
  test.each([
    ['GET', '/health', '/health'],
    ['GET', '/livez', '/livez'],
    ['HEAD', '/readyz', '/readyz'],
    ['POST', '/graphql', '/graphql'],
    ['OPTIONS', '/graphql', '/graphql'],
    ['GET', '/graphql', '/graphql'],
    ['POST', '/auth/login', '/auth/login'],
    ['GET', '/auth/login', '/auth/login'],
    ['GET', '/auth/sign/a-key', '/auth/sign/:apiKey'],
    ['GET', '/auth/sessions', '/auth/sessions'],
    ['DELETE', '/auth/sessions/7', '/auth/sessions/:id'],
    ['POST', '/auth/unknown', 404],
    ['GET', '/redirect/urlhistory/a-key', '/redirect/urlhistory/:apiKey'],
    ['GET', '/redirect/aliashistory/a-key', '/redirect/aliashistory/:apiKey'],
    ['POST', '/cancellations', '/cancellations'],
    ['POST', '/shop/review-votes', '/shop/review-votes'],
    ['GET', '/cancellations', 405],
    ['POST', '/payments/stripe/events', '/payments/:provider/events'],
    ['POST', '/payments/events', 404],
    ['POST', '/consents', '/consents'],
    ['POST', '/newsletter/confirm', '/newsletter/confirm'],
    ['POST', '/content/forms/a-1', '/content/forms/:formId'],
    ['GET', '/content/widget-1.css', '/content/:file'],
    ['HEAD', '/images/products/300x300/a.webp', '/images/*'],
    ['GET', '/sitemap', '/sitemap'],
    ['GET', '/sitemap/brands', '/sitemap/*'],
    ['GET', '/mailbox/7', '/mailbox/*'],
    ['GET', '/', 404],
  ])('%s %s: %s', (method, path, pattern) => {
    expect(match(method, path)).toBe(pattern);
  });
});

describe('the options of a route', () => {
  test('only these routes need no API key', () => {
    const open = routes.filter(({ requiresApiKey }) => !requiresApiKey);
    const patterns = new Set(open.map(({ pattern }) => pattern.replace(/^\/auth\/.*/, '/auth/…')));
    expect([...patterns].sort()).toEqual([
      // The auth service has its own protocol (§7).
      '/auth/…',
      // Public, as pictures are.
      '/branding/:name',
      '/content/:file',
      // The public id of the order cannot be guessed.
      '/documents/:publicId/:file',
      // The link is signed.
      '/downloads/:token',
      '/graphql',
      '/health',
      '/images/*',
      '/livez',
      '/mailbox',
      '/mailbox/*',
      // The handlers check the management key.
      '/manage/products/:code/pictures',
      '/manage/products/:code/pictures/:name',
      // Webhooks are signed.
      '/payments/:provider/checkouts',
      '/payments/:provider/events',
      '/readyz',
      // The key is in the path.
      '/redirect/aliashistory/:apiKey',
      '/redirect/urlhistory/:apiKey',
      // Forms for guests and others without an account: a link in a mail proves who sent them.
      '/requests/:form/:file',
      // Samples are public.
      '/samples/:name',
    ]);
  });

  test('of /graphql only the list of methods is open', () => {
    const open = routes.filter(({ pattern, requiresApiKey }) => pattern === '/graphql' && !requiresApiKey);
    expect(open.map(({ method }) => method)).toEqual(['OPTIONS']);
  });

  test('logs have no path with a key or an id of a person', () => {
    const secret = routes.filter(({ hasSecretPath }) => hasSecretPath).map(({ pattern }) => pattern);
    for (const { pattern } of routes) if (pattern.startsWith('/auth/')) expect(secret).toContain(pattern);
    const others = secret.filter((pattern) => !pattern.startsWith('/auth/'));
    expect(new Set(others)).toEqual(
      new Set([
        '/documents/:publicId/:file',
        '/downloads/:token',
        '/redirect/aliashistory/:apiKey',
        '/redirect/urlhistory/:apiKey',
        '/requests/:form/:file',
      ]),
    );
  });
});

describe('responses', () => {
  const send = (method: string, path: string, headers = {}) =>
    fetch(new Request(`http://shop.test${path}`, { method, headers }));

  test('the health check needs no key', async () => {
    const response = await send('GET', '/health');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    ]);
    expect(response.headers.get('x-api-version')).toMatch(/^\d/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('probes report a database that is down', async () => {
    readiness = { checks: { database: 'failed', index: 'ok' } };
    const statusOf = async (path: string) => (await send('GET', path)).status;
    expect(await statusOf('/health')).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/readyz?exclude=database')).toBe(200);
    expect(await statusOf('/livez')).toBe(200);
    expect(await (await send('GET', '/readyz')).json()).toEqual({ status: 'unready', ...readiness });
  });

  test.each([
    ['POST', '/graphql'],
    ['POST', '/consents'],
    ['POST', '/cancellations'],
    ['POST', '/newsletter/end'],
    ['POST', '/content/forms/a'],
    ['GET', '/sitemap/brands'],
  ])('%s %s without a key is rejected, with the request id', async (method, path) => {
    const response = await send(method, path, { 'x-request-id': 'id-1', 'x-apikey': 'wrong' });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([401, 'id-1']);
  });
});
