import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../tests/api/test-shop.ts';
import { createApiServer } from './server.ts';

let shop: TestShop;
let server: Server;
let port: number;

beforeAll(async () => {
  shop = await openTestShop();
  server = createApiServer(shop.backend);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

const headers = { 'content-type': 'application/json', 'x-apikey': 'demo' };
const operation = JSON.stringify({ query: '{ channel { id } }' });
const tenMegabytes = JSON.stringify({ query: 'x'.repeat(10 * 1024 * 1024) });
const tooLarge = {
  errors: [{ message: 'The body is larger than 100 KB.', extensions: { code: 'LIMIT_EXCEEDED' } }],
};

const post = (body: string) => fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });

async function expectOpen() {
  expect(await (await post(operation)).json()).toEqual({ data: { channel: { id: '1|se' } } });
}

test('The API answers GraphQL over its own port', async () => {
  await expectOpen();
});

test('A body of 10 MB gets one clear answer, and the server goes on answering', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post(tenMegabytes)));
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413]);
  for (const answer of answers) expect(await answer.json()).toEqual(tooLarge);
  await expectOpen();
});

test('A client that writes its 10 MB to the end before it reads gets the answer, and may ask again', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').pause();
  const request = (body: string, connection: string) =>
    `POST /graphql HTTP/1.1\r\nhost: shop.test\r\nconnection: ${connection}\r\ncontent-type: application/json\r\nx-apikey: demo\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(request(tenMegabytes, 'keep-alive'), () => resolve());
  });
  socket.write(request(operation, 'close'));
  let received = '';
  for await (const chunk of socket) received += chunk;
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  expect(received).toContain(JSON.stringify(tooLarge));
  expect(received).toContain('{"data":{"channel":{"id":"1|se"}}}');
});

test('A client that goes away in the middle of its body leaves the server open', async () => {
  const socket = connect(port, '127.0.0.1');
  const arrived = once(server, 'request');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\nx-apikey: demo\r\n`,
  );
  socket.write('content-length: 5000\r\n\r\n{"query":');
  await arrived;
  socket.destroy();
  await once(socket, 'close');
  await expectOpen();
});

test('HEAD gets the status of the address and no body', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/health`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});
