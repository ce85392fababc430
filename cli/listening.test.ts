import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../tests/api/system-postgres.ts';
import { closeGracefully, listen, PortError } from './listening.ts';

test('connections stay open for longer than a proxy keeps them', async () => {
  const server = createServer((_, response) => response.end());
  const port = await freePort();
  await listen(server, 'PORT', port, '127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${port}`);
  const seconds = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
  await closeGracefully(server);
});

test('a port that is in use is named with its setting', async () => {
  const first = createServer();
  const port = await freePort();
  await listen(first, 'PORT', port, '127.0.0.1');
  const second = listen(createServer(), 'PORT', port, '127.0.0.1');
  await expect(second).rejects.toThrow(PortError);
  await expect(second).rejects.toThrow(`Port ${port} is taken by another program.`);
  await closeGracefully(first);
});
