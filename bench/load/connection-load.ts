// Sends requests over many connections from a separate process, which needs little CPU for a request (keep-alive-connection.ts).
import { openKeepAliveConnection } from './keep-alive-connection.ts';
import { acceptLoad, runLoadProcess } from './load-process.ts';

interface ConnectionLoad {
  port: number;
  /** Sent one after the other. Without a body the path is requested with GET. */
  requests: readonly { path: string; body?: string }[];
}

/** The kernel distributes connections among workers at random: with fewer, one worker often has more to do. */
const connections = 64;

/** Seconds until all requests have been responded to. */
export function loadConnections(load: ConnectionLoad): Promise<number> {
  return runLoadProcess(import.meta.filename, load);
}

async function run({ port, requests }: ConnectionLoad): Promise<void> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openKeepAliveConnection(port)));
  let sent = 0;
  const start = performance.now();
  await Promise.all(
    opened.map(async (connection) => {
      for (let next = requests[sent++]; next; next = requests[sent++]) {
        if (next.body === undefined) await connection.get(next.path, { 'accept-encoding': 'br' });
        else await connection.post(next.path, { 'x-apikey': 'demo' }, next.body);
      }
    }),
  );
  process.send?.((performance.now() - start) / 1000);
  for (const connection of opened) connection.close();
  process.disconnect();
}

acceptLoad(import.meta.filename, run);
