import { once } from 'node:events';
import { createServer, type Server, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequestHandler } from './create-request-handler.ts';
import { createFakeCommerce, manifest, settingsWith } from './fake-commerce.fixture.ts';

const main = 'https://kvarto.example';
const danish = 'https://kvarto.dk';
const finnish = 'https://kvarto.fi';

let server: Server;
beforeAll(async () => {
  const handle = createRequestHandler({
    commerce: createFakeCommerce().commerce,
    settings: settingsWith({ PUBLIC_URL: main, LOCALE_DOMAINS: `da=${danish},fi=${finnish}` }),
    manifest,
    onError: (error) => {
      throw error;
    },
  });
  server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** As the proxy of a domain sends it: fetch cannot set the Host header. */
function get(address: string, headers: Record<string, string> = {}) {
  const { host, pathname, search } = new URL(address);
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      sendRequest({ port, path: pathname + search, headers: { ...headers, host } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

const linksIn = (html: string, rel: string) =>
  [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => attributes.includes(`rel="${rel}"`))
    .map((attributes) => /href="([^"]+)"/.exec(attributes)?.[1]);

test.each([
  [`${main}/varumarken`, `${main}/varumarken`],
  [`${danish}/da/varemaerker`, `${danish}/da/varemaerker`],
  [`${finnish}/fi/tavaramerkkeja`, `${finnish}/fi/tavaramerkkeja`],
])(
  'a page has its canonical link on the domain of its language, and links to the other domains: %s',
  async (address, canonical) => {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    const html = body.toString();
    expect(linksIn(html, 'canonical')).toEqual([canonical]);
    expect(html).toContain(`<meta property="og:url" content="${canonical}">`);
    expect(linksIn(html, 'alternate')).toEqual([
      `${main}/varumarken`,
      `${danish}/da/varemaerker`,
      `${main}/en/brands`,
      `${finnish}/fi/tavaramerkkeja`,
      `${main}/nb/varemerker`,
      // x-default
      `${main}/en/brands`,
    ]);
  },
);

test.each([
  [`${main}/da/varemaerker?sort=x`, `${danish}/da/varemaerker?sort=x`],
  [`${danish}/varumarken`, `${main}/varumarken`],
  [`${danish}/fi`, `${finnish}/fi`],
  // A host that the settings do not name is the main domain.
  ['https://old.example/da/varemaerker', `${danish}/da/varemaerker`],
])('%s redirects to the domain of its language: %s', async (address, location) => {
  expect(await get(address)).toMatchObject({ status: 302, headers: { location } });
});

test('the domain of one language decides at /, not the browser', async () => {
  const headers = { 'accept-language': 'fi' };
  expect(await get(`${danish}/`, headers)).toMatchObject({ status: 302, headers: { location: '/da' } });
  expect(await get(`${main}/`, headers)).toMatchObject({ status: 302, headers: { location: '/fi' } });
});

test('a redirect to another domain carries the selected market', async () => {
  const cookie = 'kvarto-selected-market=se';
  const location = `${danish}/da/varemaerker?a=1&selected-market=se`;
  expect(await get(`${main}/da/varemaerker?a=1`, { cookie })).toMatchObject({ headers: { location } });
  const { status, headers } = await get(location);
  expect([status, headers.location]).toEqual([302, '/da/varemaerker?a=1']);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^kvarto-selected-market=se;/),
    expect.stringMatching(/^kvarto-checkout-market=se;/),
  ]);
  const unknown = await get(`${danish}/da/varemaerker?selected-market=zz`);
  expect([unknown.headers.location, unknown.headers['set-cookie']]).toEqual(['/da/varemaerker', undefined]);
});

test('a form that selects a language may redirect to its domain', async () => {
  const { headers } = await get(`${main}/varumarken`);
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${main} ${danish} ${finnish}`);
});

test('each domain has the sitemaps of its languages, with links to the other domains', async () => {
  const xml = async (address: string) =>
    gunzipSync((await get(address, { 'accept-encoding': 'gzip' })).body).toString();
  const index = await xml(`${danish}/sitemap.xml`);
  expect(index).toContain(`${danish}/sitemaps/da/static.xml`);
  expect(index).not.toContain('/sitemaps/sv/');
  expect(await xml(`${main}/sitemap.xml`)).not.toContain('/sitemaps/da/');
  const listed = await xml(`${danish}/sitemaps/da/static.xml`);
  expect(listed).toContain(`<loc>${danish}/da/varemaerker</loc>`);
  expect(listed).toContain(`hreflang="fi" href="${finnish}/fi/tavaramerkkeja"`);
});
