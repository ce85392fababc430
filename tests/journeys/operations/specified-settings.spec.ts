import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWABLE_RISKS } from '../../../cli/public-start.ts';
import { freePort } from '../../api/system-postgres.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { startDemoShop, workerShop } from '../support/worker-shop.ts';

let shop: RunningShop;
let swedishOrigin: string;
let englishOrigin: string;
const clientNames = new Set<string>();
const reports: string[] = [];
const servers: Awaited<ReturnType<typeof listen>>[] = [];

interface FakeResponse {
  status: number;
  type: string;
  body: string;
}

async function listen(respond: (request: IncomingMessage, body: string) => Promise<FakeResponse>) {
  const server = createServer(async (request, response) => {
    const { status, type, body } = await respond(request, await text(request));
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, address: `127.0.0.1:${port}` };
}

/** Records the name of each client and forwards its request to the worker's shop. One list has its URL on another site. */
async function forward({ method, url, headers }: IncomingMessage, body: string): Promise<FakeResponse> {
  clientNames.add(`${headers['apollographql-client-name']} ${headers['apollographql-client-version']}`);
  const response = await fetch(workerShop().apiUrl + url, {
    method: method ?? 'GET',
    headers: {
      'content-type': headers['content-type'] ?? 'application/json',
      'x-apikey': String(headers['x-apikey'] ?? 'demo'),
    },
    ...(body && { body }),
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  const changedBody = (await response.text()).replace(
    '"canonicalUrl":"/l/author/tove-jansson"',
    '"canonicalUrl":"https://elsewhere.example/tove-jansson"',
  );
  return { status: response.status, type, body: changedBody };
}

async function record(_: IncomingMessage, body: string): Promise<FakeResponse> {
  reports.push(body);
  return { status: 200, type: 'application/json', body: '{}' };
}

beforeAll(async () => {
  const [api, errors] = [await listen(forward), await listen(record)];
  servers.push(api, errors);
  const port = await freePort();
  swedishOrigin = `http://127.0.0.1:${port}`;
  englishOrigin = `http://localhost:${port}`;
  shop = await startDemoShop({
    PORT: String(port),
    PUBLIC_URL: swedishOrigin,
    ALLOW_IN_PUBLIC: ALLOWABLE_RISKS.join(),
    LOCALE_DOMAINS: `en=${englishOrigin}`,
    LOCALE_COOKIE_NAME: 'reading-language',
    LOCALE_COOKIE_DAYS: '30',
    COMMERCE_ENDPOINT: `http://${api.address}/graphql`,
    COMMERCE_API_KEY: 'demo',
    CLIENT_NAME: 'Book club',
    CLIENT_VERSION: '2.1',
    ERROR_REPORTING_DSN: `http://key@${errors.address}/1`,
  });
});
afterAll(async () => {
  await closeVisitors();
  await shop?.stop();
  for (const { server } of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('each language has its domain, and the cookie of the language its name and age (§3, §9)', async () => {
  const { page, leave } = await newVisitor({ baseURL: swedishOrigin });
  await page.goto('/nyheter');
  await untilReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${englishOrigin}/en/news`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${englishOrigin}/en/news`);
  const alternate = page.locator('link[rel=alternate][hreflang^="sv"]');
  expect(await alternate.getAttribute('href')).toBe(`${swedishOrigin}/nyheter`);
  const cookies = await page.context().cookies(swedishOrigin);
  const cookie = cookies.find(({ name }) => name === 'reading-language');
  expect(cookie?.value).toBe('en');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThanOrEqual(30);
  await leave();
});

test('the commerce API gets the name and version of the client (§7)', async () => {
  await fetch(`${swedishOrigin}/nyheter`);
  expect([...clientNames]).toContain('Book club 2.1');
});

test('a market that does not exist is logged and sent to the error-reporting service (§7, §8)', async () => {
  await fetch(`${swedishOrigin}/nyheter`, { headers: { cookie: 'kvarto-selected-market=zz' } });
  const message = /The market \W*zz\W* of a visitor's cookie does not exist/;
  await expect.poll(() => shop.output()).toMatch(message);
  await expect.poll(() => reports.join()).toMatch(message);
});

test('a redirect to another site is logged with ERR_REDIRECT, and the visitor stays in the shop (§8)', async () => {
  const { page, leave } = await newVisitor({ baseURL: swedishOrigin });
  const response = await page.goto('/list/tove-jansson');
  expect([response?.status(), page.url()]).toEqual([500, `${swedishOrigin}/list/tove-jansson`]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => shop.output()).toContain('ERR_REDIRECT');
  await expect.poll(() => reports.join()).toContain('tove-jansson is not a path of the shop.');
  await leave();
});
