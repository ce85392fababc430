import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoShop } from './demo-shop.ts';
import { loadOverHttp } from './http-load.ts';

const path = '/c/skonlitteratur';
const requests = 8000;
const rounds = 4;

/**
 * CPU time of a page from the cache, compared with a plain node:http server that sends the same bytes. The load comes from
 * another process, on loopback only.
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
  const storefront = await open((request, response) => void handler(request, response));
  const sample = await fetch(address(storefront) + path, { headers: { 'accept-encoding': 'br' } });
  const headers = Object.fromEntries(
    [...sample.headers].filter(
      ([name]) =>
        !['content-encoding', 'connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
    ),
  );
  const size = Number(sample.headers.get('content-length'));
  const bytes = Buffer.alloc(size, 'x');
  const baselineServer = await open((_, response) =>
    response.writeHead(200, { ...headers, 'content-length': size }).end(bytes),
  );

  const costs = { cached: [] as number[], baseline: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const [cached, baseline] = [await costOf(storefront), await costOf(baselineServer)];
    // The first round is warm-up.
    if (round > 0) {
      costs.cached.push(cached);
      costs.baseline.push(baseline);
    }
  }
  for (const server of [storefront, baselineServer]) server.close().closeAllConnections();
  const [cached, baseline] = [Math.min(...costs.cached), Math.min(...costs.baseline)];
  return { cached, baseline, ratio: cached / baseline };
}

/** Microseconds of CPU per request. */
async function costOf(server: Server): Promise<number> {
  const before = process.cpuUsage();
  await loadOverHttp({ url: address(server) + path, requests });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

async function open(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function address(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
