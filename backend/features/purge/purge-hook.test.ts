import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPurgeHook } from './purge-hook.ts';

const log = pino({ level: 'silent' });
const received: { authorization: string | undefined; header: string | undefined; keys: string[] }[] = [];
let failures = 0;
let server: Server;
let PURGE_URL: string;

/** Stands for a CDN, and fails `failures` times. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    response.statusCode = failures-- > 0 ? 500 : 200;
    if (response.statusCode === 200)
      received.push({
        authorization: request.headers.authorization,
        header: request.headers['surrogate-key']?.toString(),
        keys: body.surrogate_keys,
      });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  PURGE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('sends the keys of a change, retries after a failure, and purges everything if there are too many keys', async () => {
  failures = 1;
  const purge = createPurgeHook({ PURGE_URL, PURGE_HEADER: 'Authorization: Bearer a:b' }, log);
  purge({ kind: 'products', productIds: new Set([7, 9]) });
  await expect
    .poll(() => received, { timeout: 4000 })
    .toEqual([
      {
        authorization: 'Bearer a:b',
        header: 'products product-7 product-9',
        keys: ['products', 'product-7', 'product-9'],
      },
    ]);
  purge({ kind: 'products', productIds: new Set(Array.from({ length: 300 }, (_, id) => id)) });
  await expect.poll(() => received.at(-1)?.keys).toEqual(['shop']);
});
