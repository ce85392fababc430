import { type AddressInfo, createServer, connect as openSocket, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isDatabaseUnavailable } from '#backend/http/database-unavailable.ts';
import { connect, type DatabaseConnection } from '../connection.ts';

const adminUrl = () => inject('postgres').adminUrl;
let isFrozen = false;
let server: Server;
let connection: DatabaseConnection;
const sockets = new Set<Socket>();

/** Forwards to PostgreSQL, and nothing while it is frozen: connections stay open, as those of a stopped process do. */
beforeAll(async () => {
  const { host, port, user, password, database } = new pg.Client({ connectionString: adminUrl() });
  server = createServer((socket) => {
    const target = host.startsWith('/') ? openSocket(`${host}/.s.PGSQL.${port}`) : openSocket(port, host);
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
      // After the listener for data, which lets the socket flow.
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}/${database}`);
  url.username = user ?? '';
  url.password = password ?? '';
  connection = connect(url.href, { connections: 2, watchesServer: true });
});
afterAll(async () => {
  await connection.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});

function freeze(): void {
  isFrozen = true;
  for (const socket of sockets) socket.pause();
}

function unfreeze(): void {
  isFrozen = false;
  for (const socket of sockets) socket.resume();
}

const select = () => connection.pool.query('select 1');

test('a statement that takes long is not interrupted', async () => {
  await expect(connection.pool.query('select pg_sleep(4)')).resolves.toMatchObject({ rowCount: 1 });
});

test('statements of a frozen server fail, further ones at once, and it is used again when it responds', async () => {
  await Promise.all([select(), select()]);
  freeze();
  // Two statements have connections, and the third one waits for one.
  const failures = await Promise.all([1, 2, 3].map(() => select().catch((error: unknown) => error)));
  for (const failure of failures) expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
  const startedAt = performance.now();
  await expect(select()).rejects.toThrow('the server does not respond');
  expect(performance.now() - startedAt).toBeLessThan(500);
  unfreeze();
  await expect
    .poll(
      () =>
        select().then(
          ({ rowCount }) => rowCount,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(1);
});
