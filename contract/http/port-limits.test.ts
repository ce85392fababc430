import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitPort, PORT_LIMITS, serverOptions } from './port-limits.ts';

let server: Server;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function start(changes: Partial<typeof PORT_LIMITS> = {}, { hasProxy = false } = {}): Promise<string> {
  const limits = { ...PORT_LIMITS, ...changes };
  server = createServer(serverOptions(limits), (request, response) => {
    request.resume();
    request.once('end', () => response.end(request.url === '/large' ? Buffer.alloc(50_000_000) : 'ok'));
  });
  limitPort(server, { hasProxy, limits });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A connection that has sent this text. The result of `closed` is everything that it received. */
async function send(text: string): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(() => received);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, closed };
}

const host = 'Host: shop.test\r\n';

test.each([
  ['headers', { headersTimeoutMs: 200, requestTimeoutMs: 400 }, `GET / HTTP/1.1\r\n${host}X-Slow: `],
  [
    'body',
    { requestTimeoutMs: 200, headersTimeoutMs: 200 },
    `POST / HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\nhalf`,
  ],
])('Clients that send half of the %s are disconnected; others are served', async (_, limits, text) => {
  const url = await start({ ...limits, checkIntervalMs: 50 });
  const slow = await Promise.all(Array.from({ length: 50 }, () => send(text)));
  expect(await (await fetch(url)).text()).toBe('ok');
  const answers = await Promise.all(slow.map(({ closed }) => closed));
  expect(new Set(answers.map((answer) => answer.split('\r\n', 1)[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
});

test('A client that does not read the response is disconnected', async () => {
  await start({ inactiveTimeoutMs: 200 });
  const connected = once(server, 'connection');
  const { socket, closed } = await send(`GET /large HTTP/1.1\r\n${host}\r\n`);
  socket.pause();
  const [connection] = await connected;
  await once(connection, 'close');
  socket.resume();
  expect((await closed).length).toBeLessThan(50_000_000);
});

test('Larger headers get 431', async () => {
  const url = await start();
  const status = async (bytes: number) =>
    (await fetch(url, { headers: { 'x-large': 'a'.repeat(bytes) } })).status;
  expect(await status(8 * 1024)).toBe(200);
  expect(await status(PORT_LIMITS.maxHeaderBytes)).toBe(431);
});

test.each([
  ['one network', { maxConnectionsPerNetwork: 3 }],
  ['the port', { maxConnections: 3 }],
])('Connections above the limit of %s are closed, until others end', async (_, limits) => {
  await start(limits);
  const request = `GET / HTTP/1.1\r\n${host}\r\n`;
  const open = [await send(request), await send(request), await send(request)];
  expect(await (await send(request)).closed).toBe('');
  open[0]?.socket.destroy();
  await open[0]?.closed;
  await expect
    .poll(async () => {
      const { socket, closed } = await send(`GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      const received = await closed;
      socket.destroy();
      return received.split('\r\n', 1)[0];
    })
    .toBe('HTTP/1.1 200 OK');
});

test('Behind a proxy the connections of its address are not limited', async () => {
  await start({ maxConnectionsPerNetwork: 1 }, { hasProxy: true });
  const request = `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
  await send(`GET / HTTP/1.1\r\n${host}\r\n`);
  expect(await (await send(request)).closed).toContain('200 OK');
});
