// Posts GraphQL over sixteen connections as its parent orders, and ends. Loopback only.
import { Agent, request } from 'node:http';
import type { Load } from './catalogue-http.ts';

setTimeout(() => process.exit(2), 120_000).unref();
process.once('message', (load) => void run(load as Load));

async function run({ url, requests, bodies }: Load): Promise<void> {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('Load stays on loopback.');
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let asked = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (asked < requests) await post(url, bodies[asked++ % bodies.length] ?? '', agent);
    }),
  );
  agent.destroy();
  process.disconnect();
}

function post(url: string, body: string, agent: Agent): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-apikey': 'demo',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    asking.on('error', reject).end(body);
  });
}
