// Sends requests from a separate process, so that the CPU time of the calling process is that of its responses only.
import { randomUUID } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import type { Times } from '../catalogue-times.ts';
import { acceptLoad, runLoadProcess } from './load-process.ts';

interface Load {
  url: string;
  requests: number;
  /** JSON bodies, posted one after the other; without bodies the URL is requested with GET. */
  bodies?: readonly string[];
  /** Sends an idempotency key with each request. */
  hasKeys?: boolean;
}

export interface LoadTimes extends Times {
  perSecond: number;
}

const connections = 16;

/** Response times as the client measures them. Loopback only. */
export function loadOverHttp(load: Load): Promise<LoadTimes> {
  return runLoadProcess(import.meta.filename, load);
}

async function run({ url, requests, bodies, hasKeys = false }: Load): Promise<void> {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('Load is allowed on loopback only.');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < requests) {
        const body = bodies?.[sent % bodies.length];
        sent++;
        const startTime = performance.now();
        await sendRequest(url, agent, body, hasKeys);
        times.push(performance.now() - startTime);
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

function sendRequest(url: string, agent: Agent, body: string | undefined, hasKey: boolean): Promise<void> {
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
            ...(hasKey && { 'x-idempotency-key': randomUUID() }),
          },
        };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    outgoing.on('error', reject).end(body);
  });
}

acceptLoad(import.meta.filename, run);
