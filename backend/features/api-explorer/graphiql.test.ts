import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createDemoAccess } from '#backend/features/api-key/demo-access.fixture.ts';
import { createFetch } from '#backend/http/fetch-adapter.ts';
import { createRequestHandler } from '#backend/http/request-handler.ts';
import { graphiqlRoutes } from './graphiql.http.ts';

const demo = { API_KEYS: new Set(['demo']), INTROSPECTION: true, PUBLIC_URL: undefined };

function get(path: string, settings: Partial<Parameters<typeof graphiqlRoutes>[0]> = {}): Promise<Response> {
  const routes = graphiqlRoutes({ ...demo, ...settings });
  const handle = createRequestHandler(routes, createDemoAccess(), pino({ level: 'silent' }));
  return createFetch(handle)(new Request(`http://shop.test${path}`));
}

test('this shop serves every file that the page loads', async () => {
  const page = await get('/graphiql');
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toEqual(['/graphiql/app.css', '/graphiql/app.js']);
  const workers = ['editor', 'json', 'graphql'].map((name) => `/graphiql/${name}.js`);
  for (const path of [...files, ...workers]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';/,
    );
    expect((await response.text()).length).toBeGreaterThan(10_000);
  }
});

test('the page sends the demo key with its queries', async () => {
  expect(await (await get('/graphiql/app.js')).text()).toContain('\\"x-apikey\\": \\"demo\\"');
});

test('responds with 404 to other files', async () => {
  for (const path of ['/graphiql/other.js', '/graphiql/..%2fpackage.json'])
    expect((await get(path)).status).toBe(404);
});

test.each([{ PUBLIC_URL: 'https://shop.example' }, { INTROSPECTION: false }])(
  'responds with 404 to the page with %o',
  async (settings) => {
    expect((await get('/graphiql', settings)).status).toBe(404);
  },
);
