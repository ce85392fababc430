import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoShop } from './demo-shop.ts';
import { loadOverHttp } from './load/http-load.ts';

const path = '/c/skonlitteratur';
const requests = 3000;
const rounds = 9;

/**
 * Compares the CPU time of a cached page with that of a plain node:http server that sends the same bytes. Another
 * process sends the requests, over loopback only.
 */
export async function measureCachedPage(
  shop: DemoShop,
): Promise<{ cached: number; baseline: number; ratio: number }> {
  const handler = shop.entry.createRequestHandler({
    commerce: shop.commerce,
    settings: shop.settings,
    manifest: shop.entry.readBuildManifest(shop.clientFolder),
    clientFolder: shop.clientFolder,
    onError: (error) => console.error(error),
  });
  const storefront = await startServer((request, response) => void handler(request, response));
  const sample = await fetch(urlOf(storefront) + path, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries(
    [...sample.headers].filter(
      ([name]) =>
        !['content-encoding', 'connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
    ),
  );
  const size = Number(sample.headers.get('content-length'));
  const bytes = Buffer.alloc(size, 'x');
  const baselineServer = await startServer((_, response) =>
    response.writeHead(200, { ...headers, 'content-length': size }).end(bytes),
  );

  const costs = { cached: [] as number[], baseline: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const cached = await measureCpuPerRequest(storefront);
    const baseline = await measureCpuPerRequest(baselineServer);
    // The first round is warm-up.
    if (round > 0) {
      costs.cached.push(cached);
      costs.baseline.push(baseline);
    }
  }
  for (const server of [storefront, baselineServer]) server.close().closeAllConnections();
  const cached = Math.min(...costs.cached);
  const baseline = Math.min(...costs.baseline);
  return { cached, baseline, ratio: cached / baseline };
}

/** Microseconds of CPU per request. */
async function measureCpuPerRequest(server: Server): Promise<number> {
  const before = process.cpuUsage();
  await loadOverHttp({ url: urlOf(server) + path, requests });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

async function startServer(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
