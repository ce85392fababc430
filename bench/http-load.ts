// A load over HTTP from a process of its own, so that the CPU time of whoever asks for it is that of the answers alone.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import type { Times } from './catalogue-times.ts';

export interface Load {
  url: string;
  requests: number;
  /** Posted in turn, as JSON; without any, the address is asked for as a browser does. */
  bodies?: readonly string[];
  /** Each with an idempotency key of its own. */
  hasKeys?: boolean;
}

export interface LoadTimes extends Times {
  perSecond: number;
}

const connections = 16;

/** How long the answers took, as whoever asked saw it. Loopback only. */
export async function loadOverHttp(load: Load): Promise<LoadTimes> {
  const asking = fork(import.meta.filename, [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const answered = once(asking, 'message');
  const ended = once(asking, 'exit');
  asking.send(load);
  const [code] = await ended;
  if (code !== 0) throw new Error(`The load ended with ${code}.`);
  return (await answered)[0] as LoadTimes;
}

async function run({ url, requests, bodies, hasKeys = false }: Load): Promise<void> {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('Load stays on loopback.');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let asked = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (asked < requests) {
        const body = bodies?.[asked % bodies.length];
        asked++;
        const began = performance.now();
        await ask(url, agent, body, hasKeys);
        times.push(performance.now() - began);
      }
    }),
  );
  const perSecond = requests / ((performance.now() - start) / 1000);
  agent.destroy();
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  process.send?.({ p50: at(0.5), p99: at(0.99), mean, perSecond } satisfies LoadTimes);
  process.disconnect();
}

function ask(url: string, agent: Agent, body: string | undefined, hasKey: boolean): Promise<void> {
  const options: RequestOptions =
    body === undefined
      ? { agent, headers: { 'accept-encoding': 'br' } }
      : {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-apikey': 'demo',
            'content-length': Buffer.byteLength(body),
            ...(hasKey ? { 'x-idempotency-key': randomUUID() } : {}),
          },
        };
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    asking.on('error', reject).end(body);
  });
}

if (process.argv[1] === import.meta.filename) {
  setTimeout(() => process.exit(2), 120_000).unref();
  process.once('message', (load) => void run(load as Load));
}
