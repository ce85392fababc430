import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../tests/api/system-postgres.ts';
import { closeGracefully, drainAndClose, listen, PortError } from './listening.ts';

test('connections stay open for longer than a proxy keeps them', async () => {
  const server = createServer((_, response) => response.end());
  const port = await freePort();
  await listen(server, { setting: 'PORT', port: port, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${port}`);
  const seconds = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
  await closeGracefully(server);
});

test('a port that is in use is reported', async () => {
  const first = createServer();
  const port = await freePort();
  await listen(first, { setting: 'PORT', port: port, host: '127.0.0.1' });
  const second = listen(createServer(), { setting: 'PORT', port: port, host: '127.0.0.1' });
  await expect(second).rejects.toThrow(PortError);
  await expect(second).rejects.toThrow(`Port ${port} is taken by another program.`);
  await closeGracefully(first);
});

/** Sends requests over connections that stay open, to the first server that its probe found ready, as a balancer does. */
class Balancer {
  readonly results: { status: number; closes: boolean }[] = [];
  readonly failures: unknown[] = [];
  #readyPort: number;
  readonly #openRequests = new Map<number, number>();
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true });

  constructor(ports: readonly [number, ...number[]]) {
    this.#ports = ports;
    this.#readyPort = ports[0];
  }

  /** One pass of all probes. */
  async probe(): Promise<number> {
    for (const port of this.#ports) {
      const { status } = await this.#request(port, '/readyz');
      if (status !== 200) continue;
      this.#readyPort = port;
      break;
    }
    return this.#readyPort;
  }

  async send(): Promise<void> {
    try {
      this.results.push(await this.#request(this.#readyPort, '/'));
    } catch (error) {
      this.failures.push(error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  openRequests(port: number): number {
    return this.#openRequests.get(port) ?? 0;
  }

  async #request(port: number, path: string): Promise<{ status: number; closes: boolean }> {
    this.#openRequests.set(port, this.openRequests(port) + 1);
    try {
      const sent = request({ port, path, agent: this.#agent, method: 'POST' }).end();
      const [response] = await once(sent, 'response');
      response.resume();
      await once(response, 'end');
      return { status: response.statusCode, closes: response.headers.connection === 'close' };
    } finally {
      this.#openRequests.set(port, this.openRequests(port) - 1);
    }
  }
}

test('a server that stops loses no request of a client with open connections', async () => {
  let isDraining = false;
  const stopped = createServer((incoming, response) => {
    response.statusCode = incoming.url === '/readyz' && isDraining ? 503 : 200;
    setImmediate(() => response.end());
  });
  const other = createServer((_, response) => response.end());
  const [port, otherPort] = [await freePort(), await freePort()];
  await listen(stopped, { setting: 'PORT', port: port, host: '127.0.0.1' });
  await listen(other, { setting: 'PORT', port: otherPort, host: '127.0.0.1' });
  const balancer = new Balancer([port, otherPort]);
  const sending = new AbortController();
  const clients = Array.from({ length: 8 }, async () => {
    while (!sending.signal.aborted) await balancer.send();
  });
  await expect.poll(() => balancer.results.length).toBeGreaterThan(50);
  expect(balancer.results.some(({ closes }) => closes)).toBe(false);

  isDraining = true;
  const drained = new AbortController();
  const closed = drainAndClose([stopped], 60_000, drained.signal);
  await expect.poll(() => balancer.results.some(({ closes }) => closes)).toBe(true);
  await expect.poll(() => balancer.probe()).toBe(otherPort);
  await expect.poll(() => balancer.openRequests(port)).toBe(0);
  drained.abort();
  await closed;
  const count = balancer.results.length;
  await expect.poll(() => balancer.results.length).toBeGreaterThan(count + 50);
  sending.abort();
  await Promise.all(clients);
  balancer.close();
  await closeGracefully(other);
  expect(balancer.failures).toEqual([]);
  expect(new Set(balancer.results.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a request in progress finishes, and its response closes the connection', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    await finished;
    response.end('done');
  });
  const port = await freePort();
  await listen(server, { setting: 'PORT', port: port, host: '127.0.0.1' });
  const received = once(server, 'request');
  const response = fetch(`http://127.0.0.1:${port}`);
  await received;
  const closed = closeGracefully(server);
  finish();
  expect((await response).headers.get('connection')).toBe('close');
  expect(await (await response).text()).toBe('done');
  await closed;
});
