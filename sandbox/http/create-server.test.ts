import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from './create-server.ts';
import { type HttpRequest, jsonResponse } from './http-message.ts';

const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });

/** Responds with the request. Node rejects the header of the path `/broken` when it is sent. */
async function handle({ id, method, pathname }: HttpRequest) {
  if (pathname === '/failing') throw new Error('The handler failed.');
  const headers: Record<string, string> = pathname === '/broken' ? { location: '\n' } : {};
  return { ...jsonResponse(200, { id, method, pathname }), headers };
}

const server = createSandboxServer(handle, log);
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

const request = (path: string) => fetch(url + path, { headers: { 'x-request-id': 'shop-1' } });

test('passes on the request with the id that the shop has sent', async () => {
  expect(await (await request('/pay/a?b=c')).json()).toEqual({
    id: 'shop-1',
    method: 'GET',
    pathname: '/pay/a',
  });
});

test.each(['/broken', '/failing'])(
  '%s is logged once with the request id, and the server keeps running',
  async (path) => {
    await expect(request(path)).rejects.toThrow();
    expect(logged.splice(0)).toMatchObject([
      { level: 50, msg: 'sending the response failed', requestId: 'shop-1', method: 'GET' },
    ]);
    expect((await request('/health')).status).toBe(200);
  },
);
