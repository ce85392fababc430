// Asks for one address a number of times over sixteen connections, and ends. Loopback only.
import { Agent, get } from 'node:http';

const url = process.argv[2] ?? '';
let left = Number(process.argv[3] ?? 0);
if (!url.startsWith('http://127.0.0.1:')) throw new Error('Load stays on loopback.');
setTimeout(() => process.exit(2), 60_000).unref();

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (left-- > 0) await ask();
  }),
);
agent.destroy();
